import { createHash } from 'node:crypto'
import type { AuditState } from './audit.tables.ts'

/** Input of an entry's hash; `actorId` is null for a command of the machine's owner. */
export type HashedEntry = {
	position: number
	at: Date
	actorId: string | null
	operation: string
	subjectKind: string
	subjectId: string
	before: AuditState
	after: AuditState
	previousHash: string
}

/** The hash before the first entry. */
export const FIRST_HASH = ''

/** PostgreSQL stores the keys of JSON in its own order. */
const inOrder = (state: AuditState) =>
	Object.entries(state).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** SHA-256 of an entry and the hash of the entry before, in hexadecimal (DSK-18). */
export const hashOf = (entry: HashedEntry): string =>
	createHash('sha256')
		.update(
			JSON.stringify([
				entry.position,
				entry.at.toISOString(),
				entry.actorId,
				entry.operation,
				entry.subjectKind,
				entry.subjectId,
				inOrder(entry.before),
				inOrder(entry.after),
				entry.previousHash,
			]),
		)
		.digest('hex')
