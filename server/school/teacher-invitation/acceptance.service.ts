import { lockAccount } from '#server/people/account/account.service.ts'
import { emailHint } from '#server/people/session/token.rules.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findByHash, joinSchool, markAccepted, schoolOfAccount } from './acceptance.store.ts'
import { inviteHash } from './invitation-secret.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findByHash>>>

const findInvitation = async (db: Db, inviteId: string): Promise<Found> => {
	const found = await findByHash(db, inviteHash(inviteId))
	if (!found) throw new Problem(404, 'invite-unknown')
	return found
}

const requireOpen = ({ invitation }: Found, now: Date): void => {
	if (invitation.status === 'revoked') throw new Problem(410, 'invite-revoked')
	if (invitation.status === 'accepted') throw new Problem(410, 'invite-used')
	if (invitation.expiresAt <= now) throw new Problem(410, 'invite-expired')
}

/**
 * SCH-06: whom an invitation greets.
 * @throws Problem 404 invite-unknown, 410 invite-revoked, invite-used, invite-expired
 */
export const showInvitation = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string) => {
	const found = await findInvitation(db, id)
	requireOpen(found, clock())
	const { email, expiresAt } = found.invitation
	return {
		school_name: found.schoolName,
		email_hint: emailHint(email),
		expires_at: expiresAt.toISOString(),
	}
}

/**
 * SCH-06: makes the invited a teacher of the school, once; who accepted before and is still there
 * is answered alike.
 * @throws Problem as showInvitation; 403 invite-other-address, 409 in-another-school
 */
export const acceptInvitation = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Pick<Account, 'id' | 'email'>,
	inviteId: string,
): Promise<{ school_name: string }> =>
	db.transaction(async (tx) => {
		const now = clock()
		await lockAccount(tx, me.id)
		const found = await findInvitation(tx, inviteId)
		const { invitation, schoolName } = found
		if (invitation.email !== me.email) throw new Problem(403, 'invite-other-address')
		const current = await schoolOfAccount(tx, me.id)
		const isIn = current === invitation.schoolId
		if (invitation.status === 'accepted' && isIn) return { school_name: schoolName }
		requireOpen(found, now)
		if (!(await markAccepted(tx, invitation.id, now)))
			requireOpen(await findInvitation(tx, inviteId), now)
		if (!isIn && !(await joinSchool(tx, me.id, invitation.schoolId, now)))
			throw new Problem(409, 'in-another-school')
		return { school_name: schoolName }
	})
