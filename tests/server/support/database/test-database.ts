import { randomUUID } from 'node:crypto'
import pg from 'pg'

const as = async (url: string, sql: string) => {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		return await client.query(sql)
	} finally {
		await client.end()
	}
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

/**
 * Creates a separate database on a PostgreSQL and returns its URL.
 * @param template the URL of a database to copy; it must have no connections
 */
export const makeTestDatabase = async (url: string, template?: string): Promise<string> => {
	const name = `vidya_test_${randomUUID().replaceAll('-', '')}`
	await as(url, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${nameOf(template)}` : ''}`)
	const own = new URL(url)
	own.pathname = `/${name}`
	return own.href
}

/** Drops a database that makeTestDatabase made. */
export const dropTestDatabase = async (url: string, own: string): Promise<void> => {
	await as(url, `DROP DATABASE IF EXISTS ${nameOf(own)} WITH (FORCE)`)
}

/**
 * Returns where the demo's copy of a template is stored. The first test that needs it creates it.
 */
export const seededOf = (template: string): string => {
	if (!/^postgres/.test(template)) return `${template}.seeded`
	const seeded = new URL(template)
	seeded.pathname += '_seeded'
	return seeded.href
}

/** Returns true if a database is there. */
export const isThere = async (url: string, own: string): Promise<boolean> =>
	(await as(url, `SELECT FROM pg_database WHERE datname = '${nameOf(own)}'`)).rowCount === 1

/**
 * Renames a database without connections to the name in another URL; drops it if that name is
 * taken.
 */
export const renameTestDatabase = async (url: string, own: string, to: string): Promise<void> => {
	const DUPLICATE = '42P04'
	try {
		await as(url, `ALTER DATABASE ${nameOf(own)} RENAME TO ${nameOf(to)}`)
	} catch (error) {
		if ((error as { code?: string }).code !== DUPLICATE) throw error
		await dropTestDatabase(url, own)
	}
}
