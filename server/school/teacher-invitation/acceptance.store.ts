import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { invitationLife } from './invitation.store.ts'
import { teacherInvitation } from './teacher-invitation.tables.ts'

/** The invitation of a hashed secret with its school's name. */
export const findByHash = async (db: Db, hash: string) => {
	const [row] = await db
		.select({ invitation: teacherInvitation, schoolName: school.name })
		.from(teacherInvitation)
		.innerJoin(school, eq(school.id, teacherInvitation.schoolId))
		.where(eq(teacherInvitation.tokenHash, hash))
	return row
}

/** Marks an invitation as accepted; false when it was accepted, revoked or over before. */
export const markAccepted = async (tx: Db, id: string, now: Date): Promise<boolean> => {
	const current = and(eq(teacherInvitation.id, id), gt(teacherInvitation.expiresAt, now))
	const event = { type: 'invitation.accepted' } as const
	const rows = await moveTo(tx, invitationLife, event, current, { acceptedAt: now })
	return rows.length === 1
}

/** Makes an account a teacher of a school; false when it belongs to one already. */
export const joinSchool = async (
	tx: Db,
	accountId: string,
	schoolId: string,
	now: Date,
): Promise<boolean> => {
	const rows = await tx
		.update(account)
		.set({
			schoolId,
			joinedSchoolAt: now,
			roles: sql`array_append(array_remove(${account.roles}, 'institutional_teacher'), 'institutional_teacher')`,
		})
		.where(and(eq(account.id, accountId), isNull(account.schoolId)))
		.returning({ id: account.id })
	return rows.length === 1
}

/** The school that an account belongs to now. */
export const schoolOfAccount = async (db: Db, accountId: string): Promise<string | null> => {
	const [row] = await db
		.select({ schoolId: account.schoolId })
		.from(account)
		.where(eq(account.id, accountId))
	return row?.schoolId ?? null
}
