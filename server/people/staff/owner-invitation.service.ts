import { isMailAddress } from '#domain/people/mail-address.rules.ts'
import { accountOfEmail, rememberName } from '#server/people/account/account.service.ts'
import { openSession } from '#server/people/session/session.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { hashOf, newToken } from '#server/platform/secret.ts'
import {
	deleteInvitations,
	insertInvitation,
	lockInvitations,
	takeInvitation,
} from './owner-invitation.store.ts'
import { makeOwner } from './staff.service.ts'
import { hasOwner } from './staff.store.ts'

export { sessionCookies } from '#server/people/session/session.service.ts'

/** Validity of a one-time address, in ms. */
const INVITATION_MS = 24 * 60 * 60_000

/** Tries of one network address in an hour. */
const MOST_TRIES = 20
const HOUR_MS = 3_600_000

/**
 * Makes a one-time address for the first owner of a shop (DSK-01). The secret is in the fragment,
 * so that no log of requests has it.
 * @returns null if the shop has an owner
 */
export const inviteFirstOwner = async (
	db: Db,
	publicUrl: string,
	now: Date,
): Promise<string | null> => {
	if (await hasOwner(db)) return null
	const secret = newToken()
	const expiresAt = new Date(now.getTime() + INVITATION_MS)
	await insertInvitation(db, { hash: hashOf(secret), expiresAt }, now)
	return `${publicUrl}/desk/begin#${secret}`
}

type Claim = { secret: string; email: string; name: string; requester: string; userAgent: string }

/**
 * Makes a person the first owner of the shop and opens a session (DSK-01). Of two who use one
 * address, one becomes the owner. Every other address ends with it.
 * @throws Problem 410 invitation-over, 409 invitation-invalid if the mail address is none, 429
 */
export const claimShop = async (deps: Deps, claim: Claim) => {
	const { requester, userAgent } = claim
	await takeTry(deps, { name: 'claim', subject: requester, max: MOST_TRIES, windowMs: HOUR_MS })
	const email = claim.email.trim().toLowerCase()
	if (!isMailAddress(email)) throw new Problem(409, 'invitation-invalid')
	const now = deps.clock()
	return deps.db.transaction(async (tx) => {
		await lockInvitations(tx)
		const isGood = await takeInvitation(tx, hashOf(claim.secret), now)
		if (!isGood || (await hasOwner(tx))) throw new Problem(410, 'invitation-over')
		const { id } = await accountOfEmail(tx, email, now)
		await rememberName(tx, id, claim.name)
		await makeOwner(tx, email, now)
		await deleteInvitations(tx)
		return openSession(tx, id, now, { userAgent })
	})
}
