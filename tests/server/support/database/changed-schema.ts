import { readFileSync } from 'node:fs'
import type { Db } from '#server/platform/database/handles.ts'
import { digestOf, schemaOf } from './schema-of.ts'

/** A line a table, function or other part of the schema: its digest and its name. */
const NOTED = new URL('./schema.digests.txt', import.meta.url)

/**
 * Returns the parts of the schema whose digests differ from `schema.digests.txt`: the line to note
 * and the part as it is now. An intended change is noted there by hand.
 */
export const changedSchema = async (db: Db): Promise<string[]> => {
	const noted = new Set(readFileSync(NOTED, 'utf8').trim().split('\n'))
	const changed = [...(await schemaOf(db))].flatMap(([part, facts]) => {
		const line = `${digestOf(facts)}  ${part}`
		return noted.delete(line) ? [] : [`note ${line}\n${facts.join('\n')}`]
	})
	return [...changed, ...[...noted].map((line) => `no longer ${line}`)]
}
