import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { DAILY_LIMIT, indianDay, SHARE_POINTS } from './share.rules.ts'
import {
	addPoints,
	communityHas,
	insertShare,
	lockPoints,
	pointsOfDay,
	resourceExists,
} from './share.store.ts'

/**
 * One share; `subjectId` is the id of a resource or post, null where the client does not say what
 * was shared.
 */
export type Share = {
	accountId: string
	activity: keyof typeof SHARE_POINTS
	subjectId: string | null
	now: Date
}

type Rewarded = { points: number; total: number }

const reward = async (tx: Db, share: Share & { subjectId: string }): Promise<Rewarded> => {
	const { accountId } = share
	const day = indianDay(share.now)
	const total = await lockPoints(tx, accountId)
	const points = SHARE_POINTS[share.activity]
	if ((await pointsOfDay(tx, accountId, day)) + points > DAILY_LIMIT) return { points: 0, total }
	const isFirst = await insertShare(tx, { ...share, day, points })
	return isFirst ? { points, total: await addPoints(tx, accountId, points) } : { points: 0, total }
}

/**
 * SHR-02: gives points for a share, once per thing and Indian day, at most 50 a day. A share
 * without a thing counts as one thing.
 * @param keep further work in the transaction
 * @returns the points of this share (0 if it earned none) and the account's total
 * @throws Problem 404 not-found for an unknown thing, or a post that is not public
 */
export const rewardShare = async (
	db: Db,
	share: Share,
	keep: (tx: Db, rewarded: Rewarded) => Promise<void>,
): Promise<Rewarded> => {
	const { activity, subjectId } = share
	const exists = activity === 'share_post' ? communityHas : resourceExists
	if (subjectId !== null && !(await exists(db, subjectId))) throw new Problem(404, 'not-found')
	return db.transaction(async (tx) => {
		const rewarded = await reward(tx, { ...share, subjectId: subjectId ?? '' })
		await keep(tx, rewarded)
		return rewarded
	})
}
