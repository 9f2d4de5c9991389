import { and, arrayOverlaps, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { verificationStatusMachine } from '#machines/school/verification/verification-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { schoolDocument } from '#server/school/school-document/school-document.tables.ts'

const isWaiting = and(isNull(schoolDocument.decidedAt), ne(school.verificationStatus, 'verified'))

/**
 * The documents that wait for a decision, each with its school, oldest first.
 * @param most how many documents
 * @param id the only school to look at
 */
export const findWaiting = (db: Db, most: number, id?: string) =>
	db
		.select({ school, document: schoolDocument })
		.from(schoolDocument)
		.innerJoin(school, eq(school.id, schoolDocument.schoolId))
		.where(and(isWaiting, id ? eq(school.id, id) : undefined))
		.orderBy(asc(schoolDocument.createdAt), asc(schoolDocument.id))
		.limit(most)

/** Schools whose documents wait, for the inbox (DSK-12). */
export const verificationInbox: InboxSource = {
	kind: 'verification',
	waiting: sql`select ${school.id}, ${school.name}, ''::text, min(${schoolDocument.createdAt}),
      null::timestamptz, null::uuid
    from ${schoolDocument} join ${school} on ${school.id} = ${schoolDocument.schoolId}
    where ${isWaiting} group by ${school.id}`,
}

/** A school's state, held until the transaction ends; undefined for none of this id. */
export const lockSchool = async (tx: Db, id: string) =>
	(await tx.select().from(school).where(eq(school.id, id)).for('update'))[0]

/** Marks the waiting documents of a school as decided on and answers how many they were. */
export const closeDocuments = async (tx: Db, schoolId: string, now: Date): Promise<number> => {
	const closed = await tx
		.update(schoolDocument)
		.set({ decidedAt: now })
		.where(and(eq(schoolDocument.schoolId, schoolId), isNull(schoolDocument.decidedAt)))
		.returning({ id: schoolDocument.id })
	return closed.length
}

const life = {
	table: school,
	column: 'verificationStatus',
	machine: verificationStatusMachine,
} as const

type Decision = { event: 'school.verified' | 'documents.rejected'; reason: string; now: Date }

/**
 * Writes a decision; a rejected school has no documents under review. Returns false if the school's
 * status refuses it.
 */
export const writeDecision = async (
	tx: Db,
	id: string,
	{ event, reason, now }: Decision,
): Promise<boolean> => {
	const rows = await moveTo(tx, life, { type: event }, eq(school.id, id), {
		verificationReason: reason,
		verificationDecidedAt: now,
		...(event === 'documents.rejected' && { organizationDocuments: [] }),
	})
	return rows.length > 0
}

/** Addresses of a school's points of contact with their language. */
export const findToldContacts = (tx: Db, schoolId: string) =>
	tx
		.select({ email: account.email, language: account.language })
		.from(account)
		.where(
			and(
				eq(account.schoolId, schoolId),
				arrayOverlaps(account.roles, ['main_poc', 'additional_main_poc']),
			),
		)
