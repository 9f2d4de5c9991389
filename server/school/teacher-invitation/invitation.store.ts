import { and, count, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { teacherInvitationStatusMachine } from '#machines/school/teacher-invitation/teacher-invitation-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { teacherInvitation } from './teacher-invitation.tables.ts'

export type Invitation = typeof teacherInvitation.$inferSelect
export type NewInvitation = typeof teacherInvitation.$inferInsert

/** The status of an invitation, for `moveTo`. */
export const invitationLife = {
	table: teacherInvitation,
	column: 'status',
	machine: teacherInvitationStatusMachine,
} as const

const isPending = eq(teacherInvitation.status, 'sent')
const isOf = (schoolId: string, id: string) =>
	and(eq(teacherInvitation.id, id), eq(teacherInvitation.schoolId, schoolId))

/**
 * Addresses among these that have an account, with its language and whether it belongs to the
 * school.
 */
export const findKnown = (db: Db, schoolId: string, emails: readonly string[]) =>
	db
		.select({
			email: account.email,
			language: account.language,
			isMember: sql<boolean>`${account.schoolId} is not distinct from ${schoolId}`,
		})
		.from(account)
		.where(inArray(account.email, [...emails]))

/**
 * Addresses among these that have a pending invitation of the school, with the import that made it.
 */
export const findPending = (db: Db, schoolId: string, emails: readonly string[], now: Date) =>
	db
		.select({ email: teacherInvitation.email, importId: teacherInvitation.importId })
		.from(teacherInvitation)
		.where(
			and(
				eq(teacherInvitation.schoolId, schoolId),
				inArray(teacherInvitation.email, [...emails]),
				gt(teacherInvitation.expiresAt, now),
				isPending,
			),
		)

/**
 * Writes invitations; an address with a pending one is left out, one that has ended is replaced.
 * Returns the addresses that were written.
 */
export const insertInvitations = async (
	tx: Db,
	schoolId: string,
	rows: readonly NewInvitation[],
	now: Date,
): Promise<string[]> => {
	if (rows.length === 0) return []
	const emails = rows.map(({ email }) => email)
	const ended = and(
		eq(teacherInvitation.schoolId, schoolId),
		inArray(teacherInvitation.email, emails),
		lte(teacherInvitation.expiresAt, now),
	)
	await moveTo(tx, invitationLife, { type: 'invitation.revoked' }, ended, { revokedAt: now })
	const sorted = rows.toSorted((a, b) => (a.email < b.email ? -1 : 1))
	const written = await tx
		.insert(teacherInvitation)
		.values(sorted)
		.onConflictDoNothing()
		.returning({ email: teacherInvitation.email })
	return written.map(({ email }) => email)
}

/**
 * A page of a school's invitations that wait for an answer, newest first, and how many there are.
 */
export const listPending = async (
	db: Db,
	schoolId: string,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: Invitation[] }> => {
	const where = and(eq(teacherInvitation.schoolId, schoolId), isPending)
	const [counted] = await db.select({ total: count() }).from(teacherInvitation).where(where)
	const rows = await db
		.select()
		.from(teacherInvitation)
		.where(where)
		.orderBy(desc(teacherInvitation.createdAt), desc(teacherInvitation.id))
		.limit(limit)
		.offset(offset)
	return { total: counted!.total, rows }
}

/**
 * Gives a pending invitation a new secret and a new term; undefined when it is none of the
 * school's.
 */
export const renewInvitation = async (
	tx: Db,
	schoolId: string,
	id: string,
	renewed: { tokenHash: string; sentAt: Date; expiresAt: Date },
): Promise<Invitation | undefined> => {
	const event = { type: 'invitation.renewed' } as const
	const [row] = await moveTo(tx, invitationLife, event, isOf(schoolId, id), renewed)
	return row
}

/** Ends a pending invitation; false when it is none of the school's. */
export const revokeInvitation = async (
	db: Db,
	schoolId: string,
	id: string,
	now: Date,
): Promise<boolean> => {
	const event = { type: 'invitation.revoked' } as const
	const rows = await moveTo(db, invitationLife, event, isOf(schoolId, id), { revokedAt: now })
	return rows.length === 1
}

/** The name of a school. */
export const nameOfSchool = async (db: Db, schoolId: string): Promise<string> => {
	const [row] = await db.select({ name: school.name }).from(school).where(eq(school.id, schoolId))
	return row?.name ?? ''
}

/** Returns true if a school is verified. */
export const isVerified = async (db: Db, schoolId: string): Promise<boolean> => {
	const [row] = await db
		.select({ status: school.verificationStatus })
		.from(school)
		.where(eq(school.id, schoolId))
	return row?.status === 'verified'
}
