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

/** Makes a database of its own on a PostgreSQL and answers its URL. */
export const makeTestDatabase = async (url: string): Promise<string> => {
  const name = `vidya_test_${randomUUID().replaceAll('-', '')}`
  await as(url, `CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** Drops a database that makeTestDatabase made. */
export const dropTestDatabase = (url: string, own: string): Promise<void> =>
  as(url, `DROP DATABASE IF EXISTS ${new URL(own).pathname.slice(1)} WITH (FORCE)`)
