import { readFileSync } from 'node:fs'
import type { Db } from '#server/platform/database/handles.ts'
import { digestOf, schemaOf } from './schema-of.ts'

/** A line a table, function or other part of the schema: its digest and its name. */
const NOTED = new URL('./schema.digests.txt', import.meta.url)

/**
 * The parts of a database's schema whose digests are not those noted in `schema.digests.txt`: the line to note, and what the part is now. A
 * change that was meant is noted there by hand.
 */
export const changedSchema = async (db: Db): Promise<string[]> => {
  const noted = new Set(readFileSync(NOTED, 'utf8').trim().split('\n'))
  const changed = [...(await schemaOf(db))].flatMap(([part, facts]) => {
    const line = `${digestOf(facts)}  ${part}`
    return noted.delete(line) ? [] : [`note ${line}\n${facts.join('\n')}`]
  })
  return [...changed, ...[...noted].map((line) => `no longer ${line}`)]
}
