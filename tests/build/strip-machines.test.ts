import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stripMachine } from '#build/strip-machines.ts'

test('descriptions and requirement ids go, everything else stays', () => {
	const code = `const a = { description: 'It\\'s (here), "too".', on: { go: { target: 'b', meta: { requirement: 'PUR-01' } } }, meta: { other: 1 } }`
	expect(stripMachine('a.machine.ts', code)!.code).toBe(
		`const a = {  on: { go: { target: 'b',  } }, meta: { other: 1 } }`,
	)
})

const files = globSync('machines/*/*/*.machine.ts')

test('there are machines', () => {
	expect(files.length).toBeGreaterThan(10)
})

test.each(files)('%s keeps no description and no requirement', (file) => {
	const code = readFileSync(file, 'utf8')
	const stripped = stripMachine(file, code)?.code ?? code
	expect(stripped).not.toMatch(/\b(description|requirement):\s*['"`]/)
})
