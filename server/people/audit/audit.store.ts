import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { FIRST_HASH } from './audit.rules.ts'
import { auditEntry, auditHead } from './audit.tables.ts'

/** A row of the audit log. */
export type AuditRow = typeof auditEntry.$inferSelect

const HEAD = 1

/** Locks the end of the log until the transaction ends. Returns the new position and last hash. */
export const lockHead = async (tx: Db): Promise<{ position: number; hash: string }> => {
	const [head] = await tx
		.insert(auditHead)
		.values({ id: HEAD, position: 1, hash: FIRST_HASH })
		.onConflictDoUpdate({
			target: auditHead.id,
			set: { position: sql`${auditHead.position} + 1` },
		})
		.returning()
	return head!
}

/** Appends an entry and makes it the end of the log. */
export const insertEntry = async (tx: Db, row: typeof auditEntry.$inferInsert): Promise<void> => {
	await tx.insert(auditEntry).values(row)
	await tx.update(auditHead).set({ hash: row.hash }).where(eq(auditHead.id, HEAD))
}

/** Position and hash of the newest entry; null if there is none. */
export const findHead = async (db: Db) => {
	const [head] = await db.select().from(auditHead).where(eq(auditHead.id, HEAD))
	return head ?? null
}

/** Entries after a position in their order. */
export const findEntriesAfter = (db: Db, position: number, limit: number): Promise<AuditRow[]> =>
	db
		.select()
		.from(auditEntry)
		.where(gt(auditEntry.position, position))
		.orderBy(asc(auditEntry.position))
		.limit(limit)

/** The filter of a list of entries; `before` is a position. */
export type AuditFilter = {
	actor?: string | undefined
	kind?: string | undefined
	subject?: string | undefined
	before?: number | undefined
}

/** Entries with the names of their actors, newest first. */
export const findEntries = (db: Db, filter: AuditFilter, limit: number) =>
	db
		.select({ entry: auditEntry, actorName: account.displayName })
		.from(auditEntry)
		.leftJoin(account, eq(account.id, auditEntry.actorId))
		.where(
			and(
				filter.actor === undefined ? undefined : eq(auditEntry.actorId, filter.actor),
				filter.kind === undefined ? undefined : eq(auditEntry.subjectKind, filter.kind),
				filter.subject === undefined ? undefined : eq(auditEntry.subjectId, filter.subject),
				filter.before === undefined ? undefined : lt(auditEntry.position, filter.before),
			),
		)
		.orderBy(desc(auditEntry.position))
		.limit(limit)
