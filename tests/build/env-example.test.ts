import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envExample } from '#build/write-env-example.ts'
import { environment } from '#server/platform/config.ts'
import { expectEvery } from '../expect-every.ts'

test('26.13 .env.example has every variable that the server reads, with its default', () => {
	expect(readFileSync('.env.example', 'utf8')).toBe(envExample())
})

test('26.14 the page of settings names every variable that the server reads', () => {
	const page = readFileSync('docs/settings.md', 'utf8')
	const names = Object.keys(environment.shape).filter((name) => name !== 'NODE_ENV')
	expectEvery(names, (name) => page.includes(`\`${name}\``))
})
