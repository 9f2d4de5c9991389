import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import {
	communityGroup,
	communityPost,
} from '#server/community/community-post/community-post.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { activityPoint } from './share.tables.ts'

/** Returns true if a resource of this id exists. */
export const resourceExists = async (db: Db, id: string): Promise<boolean> =>
	(await db.select({ id: resource.id }).from(resource).where(eq(resource.id, id))).length > 0

/** Returns true if this is the id of a post that everybody sees, or of a group. */
export const communityHas = async (db: Db, id: string): Promise<boolean> => {
	const posts = await db
		.select({ id: communityPost.id })
		.from(communityPost)
		.leftJoin(communityGroup, eq(communityGroup.id, communityPost.groupId))
		.where(
			and(
				eq(communityPost.id, id),
				isNull(communityPost.removedAt),
				or(isNull(communityPost.groupId), eq(communityGroup.isOpen, true)),
			),
		)
	return posts.length > 0 || (await db.$count(communityGroup, eq(communityGroup.id, id))) > 0
}

/** Locks the account for the rest of the transaction and returns its points. */
export const lockPoints = async (tx: Db, accountId: string): Promise<number> => {
	const [row] = await tx
		.select({ points: account.points })
		.from(account)
		.where(eq(account.id, accountId))
		.for('update')
	return row!.points
}

/** Points that an account earned by sharing on a day. */
export const pointsOfDay = async (tx: Db, accountId: string, day: string): Promise<number> => {
	const [row] = await tx
		.select({ points: sql<number>`coalesce(sum(${activityPoint.points}), 0)::int` })
		.from(activityPoint)
		.where(and(eq(activityPoint.accountId, accountId), eq(activityPoint.day, day)))
	return row!.points
}

/** Stores a share; false when the same thing was shared on the same day before. */
export const insertShare = async (
	tx: Db,
	share: {
		accountId: string
		activity: string
		subjectId: string
		day: string
		points: number
		now: Date
	},
): Promise<boolean> => {
	const { now, ...values } = share
	const rows = await tx
		.insert(activityPoint)
		.values({ ...values, createdAt: now })
		.onConflictDoNothing()
		.returning({ points: activityPoint.points })
	return rows.length === 1
}

/** Adds points and returns the new total. */
export const addPoints = async (tx: Db, accountId: string, points: number): Promise<number> => {
	const [row] = await tx
		.update(account)
		.set({ points: sql`${account.points} + ${points}` })
		.where(eq(account.id, accountId))
		.returning({ total: account.points })
	return row!.total
}
