import { randomUUID } from 'node:crypto'
import pg from 'pg'

const as = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)

/**
 * Makes a database of its own on a PostgreSQL and answers its URL.
 * @param template the URL of a database that it is a copy of; nobody may be connected to that one
 */
export const makeTestDatabase = async (url: string, template?: string): Promise<string> => {
  const name = `vidya_test_${randomUUID().replaceAll('-', '')}`
  await as(url, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${nameOf(template)}` : ''}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** Drops a database that makeTestDatabase made. */
export const dropTestDatabase = (url: string, own: string): Promise<void> =>
  as(url, `DROP DATABASE IF EXISTS ${nameOf(own)} WITH (FORCE)`)
