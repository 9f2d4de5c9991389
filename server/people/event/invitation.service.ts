import { randomBytes } from 'node:crypto'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { schoolOfId } from '#server/people/school/school.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { schoolInvitationMail } from './event-mail.ts'
import { findInvited, insertInvitation } from './invitation.store.ts'

/**
 * NAV-08: the school that an invitation to the teacher programme greets.
 * @throws Problem 404 not-found when it is unknown or has ended; both are answered alike
 */
export const showInvitation = async (db: Db, token: string, now: Date) => {
	const invited = await findInvited(db, token, now)
	if (!invited) throw new Problem(404, 'not-found')
	return { school_name: invited.schoolName, expires_at: invited.expiresAt.toISOString() }
}

const INVITATION_MS = 30 * 86_400_000

/**
 * NAV-08: invites a school to the teacher programme and mails it the link, which is good for 30
 * days.
 * @throws Problem 404 not-found for no school of this id
 */
export const inviteSchool = async (
	{ db, clock, mails, config }: Pick<Deps, 'db' | 'clock' | 'mails' | 'config'>,
	me: string,
	schoolId: string,
) => {
	const now = clock()
	const expiresAt = new Date(now.getTime() + INVITATION_MS)
	const token = randomBytes(24).toString('base64url')
	const url = `${config.publicUrl}/tpo-2025/${token}`
	await db.transaction(async (tx) => {
		const school = await schoolOfId(tx, schoolId)
		await insertInvitation(tx, { token, schoolId, createdAt: now, expiresAt })
		const { email: to, name } = school
		await mails.enqueue(
			tx,
			schoolInvitationMail({ to, name, url, endsAt: expiresAt.toISOString() }),
		)
		const act = {
			actorId: me,
			operation: 'inviteSchool',
			subject: { kind: 'school', id: schoolId },
			before: {},
			after: { invitedUntil: expiresAt.toISOString() },
		}
		await recordAct(tx, act, now)
	})
	await mails.nudge()
	return { url, expires_at: expiresAt.toISOString() }
}
