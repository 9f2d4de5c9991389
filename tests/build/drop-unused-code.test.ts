import { describe, expect, test } from 'vitest'
import { dropUnusedCode } from '#build/drop-unused-code.ts'

const kept = (code: string) => dropUnusedCode('a.tsx', code).trim().replace(/\n+/g, '\n')

describe('24.4 code that a part of a route leaves behind', () => {
	test('goes with what only it uses', () => {
		const code = `import { a, b } from './ab.ts'
const one = () => a
const two = () => one()
export const three = b
`
		expect(kept(code)).toBe(`import {  b } from './ab.ts'\nexport const three = b`)
	})

	test('goes with whole imports, but not with those for their effect', () => {
		const code = `import './style.css'
import a, { type B } from './a.ts'
export const c = 1
`
		expect(kept(code)).toBe(`import './style.css'\nexport const c = 1`)
	})

	test('stays where a view, a function or a call at the top needs it', () => {
		const code = `import { Heading } from './heading.tsx'
import { start, value } from './start.ts'
function name() { return value }
export const View = () => <Heading>{name()}</Heading>
start()`
		expect(kept(code)).toBe(code)
	})
})
