import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { eventInvitation } from './event.tables.ts'

/** SHA-256 of an invitation's secret, hex; the secret itself is in the link alone. */
export const invitationHash = (token: string): string =>
	createHash('sha256').update(token).digest('hex')

/** The school that a secret invites; undefined when it is unknown or has ended. */
export const findInvited = async (
	db: Db,
	token: string,
	now: Date,
): Promise<{ schoolName: string; expiresAt: Date } | undefined> => {
	const [found] = await db
		.select({ schoolName: school.name, expiresAt: eventInvitation.expiresAt })
		.from(eventInvitation)
		.innerJoin(school, eq(school.id, eventInvitation.schoolId))
		.where(
			and(eq(eventInvitation.tokenHash, invitationHash(token)), gt(eventInvitation.expiresAt, now)),
		)
	return found
}

/** Writes an invitation; the secret itself is not kept. */
export const insertInvitation = async (
	tx: Db,
	{ token, ...row }: { token: string; schoolId: string; createdAt: Date; expiresAt: Date },
): Promise<void> => {
	await tx.insert(eventInvitation).values({ ...row, tokenHash: invitationHash(token) })
}
