import type { Readable } from 'node:stream'
import { hoursOf, indianDayOf, nameOfSchoolYear } from '#domain/learning/training-year.rules.ts'
import { findCaller } from '#server/people/session/session.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { drawInThread } from '#server/platform/documents/draw-in-thread.ts'
import type { DocumentLanguage } from '#server/platform/documents/words-of-amount.ts'
import type { drawRecord as DrawRecord } from './draw-record.ts'
import { findOutside } from './outside.store.ts'
import { endings } from './proof.rules.ts'
import { recordWords } from './record-words.ts'
import { csvOf } from './training.rules.ts'
import { readRecord } from './training.service.ts'

const drawRecord = drawInThread<typeof DrawRecord>('learning/training/draw-record.ts', 'drawRecord')

/** Entries of a file. */
const MOST = 1000

type File = { name: string; type: string; content: Buffer | string | Readable }

/**
 * Returns a school year of the session's account as a file; undefined for others.
 * @param asked.refresh the cookie's refresh token
 */
export const readRecordFile = async (
	deps: Deps,
	asked: {
		refresh: string | undefined
		year: number | undefined
		format: 'pdf' | 'csv'
		language: DocumentLanguage
	},
): Promise<File | undefined> => {
	const caller = await findCaller(deps, asked.refresh)
	if (!caller) return undefined
	const { id: accountId, displayName } = caller.account
	const now = deps.clock()
	const record = await readRecord(deps.db, accountId, { year: asked.year, limit: MOST, now })
	const name = `vidya-training-hours-${nameOfSchoolYear(record.year)}.${asked.format}`
	if (asked.format === 'pdf') {
		const of = { name: displayName, today: indianDayOf(now) }
		const content = await drawRecord(record, of, asked.language, deps.config.BRAND_NAME)
		return { name, type: 'application/pdf', content }
	}
	const say = recordWords[asked.language]
	const rows = record.entries.map((entry) => [
		entry.completed_on,
		entry.title,
		entry.provider,
		say[entry.kind],
		say[entry.standard],
		Number(hoursOf(entry.minutes)),
	])
	const head = [say.date, say.name, say.provider, say.kind, say.standard, say.hours]
	return { name, type: 'text/csv; charset=utf-8', content: csvOf([head, ...rows]) }
}

/** The proof of an own outside training; undefined for anybody else and when there is none. */
export const readProofFile = async (
	deps: Deps,
	asked: { refresh: string | undefined; id: string },
): Promise<File | undefined> => {
	const caller = await findCaller(deps, asked.refresh)
	const entry = caller && (await findOutside(deps.db, caller.account.id, asked.id))
	const file = entry?.proofKey ? await deps.storage.open(entry.proofKey) : undefined
	if (!file) return undefined
	const { contentType: type } = file
	return { name: `proof-${asked.id}.${endings[type]}`, type, content: file.read() }
}
