import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectEvery } from '../expect-every.ts'
import { nouns } from '../mutants/nouns.ts'
import { onBothDatabases, postgresFiles } from '../server/support/database/on-both-databases.ts'

test('25.5 every test that PostgreSQL runs too is found, by its glob and by its name', () => {
	expectEvery(postgresFiles, (pattern) => globSync(pattern).length > 0)
	const chosen = new Set(postgresFiles.flatMap((pattern) => globSync(pattern)))
	const named = globSync('tests/server/**/*.test.ts').filter(onBothDatabases)
	expect([...chosen].sort()).toEqual(named.sort())
})

test('26.1 every file that mutants change, and every test that judges them, is found', () => {
	const patterns = Object.values(nouns).flatMap(({ mutate, tests }) => [...mutate, ...tests])
	expectEvery(
		patterns.filter((pattern) => !pattern.startsWith('!')),
		(pattern) => globSync(pattern).length > 0,
	)
})
