import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { glob } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { PreparingClient } from '#server/platform/database/preparing-client.ts'
import { openGroup, openTeacher } from '../../support/community-people.ts'
import { dropTestDatabase, makeTestDatabase } from '../../support/database/test-database.ts'
import { openTestApp, type TestApp } from '../../support/open-test-app.ts'

type Statement = { name: string; text: string; count: number }

const PREPARE = '#server/platform/database/prepare.ts'

/** Reloads every store and returns the statements that it prepares while it loads. */
const readStatements = async (): Promise<Statement[]> => {
	const dialect = new PgDialect()
	const statements: Statement[] = []
	const note = (name: string, query: SQL) => {
		const { sql: text, params } = dialect.sqlToQuery(query)
		statements.push({ name, text, count: params.length })
	}
	vi.resetModules()
	vi.doMock(PREPARE, () => ({ prepare: note, prepareRows: note }))
	for (const path of await glob('server/**/*.store.ts', { absolute: true })) await import(path)
	vi.doUnmock(PREPARE)
	vi.resetModules()
	return statements
}

describe('24.6 prepared statements', () => {
	let own: string
	let client: PreparingClient
	beforeAll(async () => {
		own = await makeTestDatabase(inject('testDatabaseUrl'), inject('templateDatabase'))
		client = new PreparingClient({ connectionString: own })
		await client.connect()
	})
	afterAll(async () => {
		await client.end()
		await dropTestDatabase(inject('testDatabaseUrl'), own)
	})

	/**
	 * Returns the error of a statement that PostgreSQL or the client cannot parse; null otherwise.
	 */
	const parseError = async ({ name, text, count }: Statement) => {
		await client.query('BEGIN')
		try {
			await client.query({ name, text, values: Array(count).fill(null) })
			return null
		} catch (error) {
			const { code = '', message } = error as { code?: string; message: string }
			const isParsed = code !== '' && !code.startsWith('42') && code !== '26000'
			return isParsed ? null : `${name}: ${code} ${message}`
		} finally {
			await client.query('ROLLBACK')
		}
	}

	test('one connection prepares every statement of the product', async () => {
		const statements = await readStatements()
		expect(statements.length).toBeGreaterThan(80)
		const errors: string[] = []
		for (const statement of statements) {
			const error = await parseError(statement)
			if (error) errors.push(error)
		}
		expect(errors).toEqual([])
	})

	test('a label that two texts share prepares both', async () => {
		const ask = async (text: string) => (await client.query({ name: 'shared', text })).rows
		expect([await ask('select 1 as one'), await ask('select 2 as two')]).toEqual([
			[{ one: 1 }],
			[{ two: 2 }],
		])
	})

	test('two clients give one text one name', async () => {
		const other = new PreparingClient({ connectionString: own })
		await other.connect()
		const text = 'select name from pg_prepared_statements where statement like $1'
		const query = { name: 'named', text, values: ['select name from pg_prepared_statements%'] }
		const [here, there] = [await client.query(query), await other.query(query)]
		await other.end()
		expect(here.rows).toEqual([{ name: expect.stringMatching(/^named-[\w-]{16}$/) }])
		expect(there.rows).toEqual(here.rows)
	})
})

describe('24.6 R1 reading a group', () => {
	let server: TestApp
	beforeAll(async () => {
		server = await openTestApp()
	})
	afterAll(() => server.close())

	test('its page and its feed answer by turns on the same connections', async () => {
		const asha = await openTeacher(server, 'Asha Rao')
		const id = await openGroup(server, true, [asha])
		const paths = [`/groups/${id}`, `/posts?group=${id}`]
		const statuses: number[] = []
		for (let round = 0; round < 20; round += 1) {
			const reads = paths.map((path) => asha.call('GET', path))
			for (const { status } of await Promise.all(reads)) statuses.push(status)
		}
		expect(statuses).toEqual(Array(40).fill(200))
	})
})
