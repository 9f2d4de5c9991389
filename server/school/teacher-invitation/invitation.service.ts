import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	findKnown,
	listPending,
	nameOfSchool,
	renewInvitation,
	revokeInvitation,
} from './invitation.store.ts'
import { invitationMail } from './invitation-mail.ts'
import { INVITATION_MS, inviteHash, newInviteId } from './invitation-secret.ts'
import { inviteTeachers } from './invite.service.ts'
import { takeMails } from './mail-limit.service.ts'

/** Presses of a school in an hour that send mails. */
const MOST_SENDINGS = 200
const HOUR_MS = 3_600_000

const takeSending = (deps: Deps, schoolId: string) =>
	takeTry(deps, {
		name: 'teacher-invite',
		subject: schoolId,
		max: MOST_SENDINGS,
		windowMs: HOUR_MS,
	})

/** SCH-06: invites the typed addresses. @throws Problem 403 forbidden, 429 too-many-requests */
export const invite = async (
	deps: Deps,
	me: Account,
	asked: { language: 'en' | 'hi'; rows: readonly { email: string; name?: string }[] },
) => {
	const schoolId = schoolOf(me)
	await takeSending(deps, schoolId)
	const rows = asked.rows.map(({ email, name }) => ({ email, name: name ?? '' }))
	const results = await deps.db.transaction((tx) =>
		inviteTeachers(deps, tx, {
			...{ schoolId, importId: null, language: asked.language, rows, now: deps.clock() },
		}),
	)
	await deps.mails.nudge()
	return { data: results.map((result, i) => ({ email: rows[i]!.email, result })) }
}

/** The invitations of the caller's school that wait for an answer. @throws Problem 403 forbidden */
export const pendingInvitations = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	page: { limit?: number; offset?: number },
) => {
	const asked = { limit: page.limit ?? 20, offset: page.offset ?? 0 }
	const { total, rows } = await listPending(db, schoolOf(me), asked)
	const now = clock()
	const data = rows.map(({ id, email, name, sentAt, expiresAt }) => ({
		...{ id, email, name, sent_at: sentAt.toISOString(), expires_at: expiresAt.toISOString() },
		is_expired: expiresAt <= now,
	}))
	return { total, data }
}

/**
 * Mails a new link for a pending invitation; the former link ends.
 * @throws Problem 403, 404 not-found, 429
 */
export const resendInvitation = async (deps: Deps, me: Account, id: string, asked: 'en' | 'hi') => {
	const schoolId = schoolOf(me)
	await takeSending(deps, schoolId)
	const [secret, sentAt] = [newInviteId(), deps.clock()]
	const expiresAt = new Date(sentAt.getTime() + INVITATION_MS)
	await deps.db.transaction(async (tx) => {
		const renewed = { tokenHash: inviteHash(secret), sentAt, expiresAt }
		const row = await renewInvitation(tx, schoolId, id, renewed)
		if (!row) throw new Problem(404, 'not-found')
		await takeMails(deps, tx, { schoolId, mails: 1, now: sentAt })
		const [known] = await findKnown(tx, schoolId, [row.email])
		const link = `${deps.config.publicUrl}/login?invite_id=${secret}`
		const school = await nameOfSchool(tx, schoolId)
		const language = known?.language ?? asked
		await deps.mails.enqueue(
			tx,
			invitationMail({ to: row.email, name: row.name, school, link, language }),
		)
	})
	await deps.mails.nudge()
	return { id }
}

/** Ends a pending invitation. @throws Problem 403, 404 not-found */
export const endInvitation = async (deps: Deps, me: Account, id: string) => {
	if (!(await revokeInvitation(deps.db, schoolOf(me), id, deps.clock())))
		throw new Problem(404, 'not-found')
	return { id }
}
