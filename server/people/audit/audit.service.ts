import { v7 } from 'uuid'
import type { AuditPage as Page } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { FIRST_HASH, hashOf } from './audit.rules.ts'
import {
	type AuditFilter,
	findEntries,
	findEntriesAfter,
	findHead,
	insertEntry,
	lockHead,
} from './audit.store.ts'
import type { AuditState } from './audit.tables.ts'

/** An act of staff; `actorId` is null for a command of the machine's owner. */
export type Act = {
	actorId: string | null
	/** The operation of the contract, or the command. */
	operation: string
	subject: { kind: string; id: string }
	before: AuditState
	after: AuditState
}

/**
 * Appends an act to the audit log in the transaction that does it. Acts wait for each other, so
 * record an act last.
 */
export const recordAct = async (tx: Db, act: Act, now: Date): Promise<void> => {
	const { position, hash: previousHash } = await lockHead(tx)
	const { actorId, operation, subject, before, after } = act
	const entry = {
		position,
		at: now,
		actorId,
		operation,
		subjectKind: subject.kind,
		subjectId: subject.id,
		before,
		after,
		previousHash,
	}
	await insertEntry(tx, { id: v7(), ...entry, hash: hashOf(entry) })
}

/** Returns who acted on a subject last; null for a command, and where nobody has acted on it. */
export const lastActorOf = async (db: Db, { kind, id }: Act['subject']): Promise<string | null> =>
	(await findEntries(db, { kind, subject: id }, 1))[0]?.entry.actorId ?? null

/** Result of a check of the log; `brokenAt` is the position of the first entry that is wrong. */
export type AuditCheck = { entries: number; brokenAt: number | null }

/** Entries that are read at a time. */
const PART = 1000

/**
 * Recomputes all hashes up to the end of the log, which is read first: acts that come meanwhile
 * are left to the next check.
 */
export const checkAudit = async (db: Db): Promise<AuditCheck> => {
	const head = (await findHead(db)) ?? { position: 0, hash: FIRST_HASH }
	let entries = 0
	let hash = FIRST_HASH
	for (;;) {
		// One entry is read without a head too: a log that lost its head is not empty.
		const limit = Math.min(PART, Math.max(head.position - entries, entries === 0 ? 1 : 0))
		const rows = limit > 0 ? await findEntriesAfter(db, entries, limit) : []
		if (rows.length === 0) break
		for (const row of rows) {
			const isNext = row.position === entries + 1 && row.previousHash === hash
			if (!isNext || hashOf(row) !== row.hash) return { entries, brokenAt: entries + 1 }
			entries = row.position
			hash = row.hash
		}
	}
	const isEnd = head.position === entries && head.hash === hash
	return { entries, brokenAt: isEnd ? null : Math.min(head.position, entries) + 1 }
}

/** A page of acts, newest first. */
export const listActs = async (
	db: Db,
	{ limit = 50, ...filter }: AuditFilter & { limit?: number | undefined },
): Promise<Page> => {
	const rows = await findEntries(db, filter, limit + 1)
	const shown = rows.slice(0, limit)
	return {
		data: shown.map(({ entry, actorName }) => ({
			position: entry.position,
			at: entry.at.toISOString(),
			actor: entry.actorId === null ? null : { id: entry.actorId, name: actorName },
			operation: entry.operation,
			subject: { kind: entry.subjectKind, id: entry.subjectId },
			before: entry.before,
			after: entry.after,
		})),
		next: rows.length > limit ? shown.at(-1)!.entry.position : null,
	}
}
