import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/database/open.ts'

const dialect = new PgDialect()

/**
 * A statement of a fixed shape: PostgreSQL parses it once a connection.
 * @param name unique in this server; the same name always means the same text
 * @param query its parameters are `sql.placeholder`s
 * @returns runs it on the database or on a transaction; times come back as text, money and counts as numbers if the SQL casts them
 */
export const prepare = <Row, Values extends Record<string, unknown>>(name: string, query: SQL) => {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return async (db: Db, values: Values): Promise<Row[]> => {
    const statement = db._.session.prepareQuery({ sql: text, params }, undefined, name, false)
    return ((await statement.execute(values)) as { rows: Row[] }).rows
  }
}
