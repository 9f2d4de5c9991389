import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

const dialect = new PgDialect()

/**
 * A statement of a fixed shape: PostgreSQL parses it once a connection.
 * @param name a label that people read in pg_prepared_statements; a hash of the text makes it
 * unique
 * @param query its parameters are `sql.placeholder`s
 * @returns runs it on the database or on a transaction; times come back as text, money and counts
 * as numbers if the SQL casts them
 */
export const prepare = <Row, Values extends Record<string, unknown>>(name: string, query: SQL) => {
	const { sql: text, params } = dialect.sqlToQuery(query)
	return async (db: Db, values: Values): Promise<Row[]> => {
		const statement = db._.session.prepareQuery({ sql: text, params }, undefined, name, false)
		return ((await statement.execute(values)) as { rows: Row[] }).rows
	}
}

/**
 * A `select` of a fixed shape whose rows come as one JSON value: for a page of cards the driver
 * works half as long as with columns.
 * @param query a `select` or `with … select`; its order is kept
 * @returns rows as JSON has them: times as ISO 8601 text, every number as a number
 */
export const prepareRows = <Row, Values extends Record<string, unknown>>(
	name: string,
	query: SQL,
) => {
	const run = prepare<{ rows: Row[] }, Values>(
		name,
		sql`select coalesce(json_agg(row_to_json(found)), '[]') as rows from (${query}) as found`,
	)
	return async (db: Db, values: Values): Promise<Row[]> => (await run(db, values))[0]!.rows
}
