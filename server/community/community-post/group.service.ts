import * as uuid from 'uuid'
import { refer } from '#server/people/referral/referral.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	enterGroup,
	findGroup,
	findGroups,
	findInviter,
	type GroupRow,
	leaveGroup as leave,
} from './group.store.ts'

const inviteOf = (group: GroupRow, me: string | null) => ({
	...group,
	invite_path:
		group.joined && me ? `/login?type=group_invite&group_id=${group.id}&referred_by=${me}` : null,
})

/** NAV-06: groups that everybody may join, and one's own. */
export const listGroups = async (db: Db, me: string | null) => ({
	data: (await findGroups(db, { me })).map((group) => inviteOf(group, me)),
})

/**
 * NAV-06: one group.
 * @throws Problem 404 not-found, also for a group that one must be invited to
 */
export const showGroup = async (db: Db, id: string, me: string | null) => {
	const [group] = await findGroup(db, { id, me })
	if (!group) throw new Problem(404, 'not-found')
	return inviteOf(group, me)
}

/**
 * Joins a group that everybody may join.
 * @throws Problem 404 not-found
 */
export const joinGroup = async ({ db, clock }: Deps, id: string, me: string) => {
	const now = clock().toISOString()
	const [entered] = await enterGroup(db, { me, id, referrer: null, now })
	if (!entered) throw new Problem(404, 'not-found')
	return showGroup(db, id, me)
}

/**
 * Leaves a group.
 * @throws Problem 404 not-found where one is no member
 */
export const leaveGroup = async (db: Db, id: string, me: string): Promise<void> => {
	const [left] = await leave(db, { me, id })
	if (!left) throw new Problem(404, 'not-found')
}

/**
 * SES-03: makes an invited person a member; who invited them is kept once, when they come in.
 * @throws Problem 404 not-found for no such group, or one into which only its members invite
 */
export const acceptInvitation = async (
	{ db, clock }: Deps,
	invitation: { accountId: string; groupId: string; referredBy: string },
): Promise<void> => {
	const { accountId, groupId, referredBy } = invitation
	if (!uuid.validate(groupId)) throw new Problem(404, 'not-found')
	const referrer = uuid.validate(referredBy) ? referredBy : null
	const now = clock()
	await db.transaction(async (tx) => {
		const entry = { me: accountId, id: groupId, referrer, now: now.toISOString() }
		const [entered] = await enterGroup(tx, entry)
		if (!entered) throw new Problem(404, 'not-found')
		if (!entered.is_new || !referrer || referrer === accountId) return
		const [inviter] = await findInviter(tx, { id: referrer })
		if (inviter) await refer(tx, { accountId, kind: 'group', referrer, subject: groupId, now })
	})
}
