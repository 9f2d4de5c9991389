import { and, asc, count, eq, ilike, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import {
	communityGroup,
	communityPost,
	groupMember,
} from '#server/community/community-post/community-post.tables.ts'
import { likeOf } from '#server/platform/database/like-of.ts'
import type { Db } from '#server/platform/database/open.ts'

export type DeskGroupRow = typeof communityGroup.$inferSelect

/** The filters of the desk's list of groups. */
export type DeskGroupFilter = { search: string; entry?: 'open' | 'invited' | undefined }

const membersOf = (db: Db) => db.$count(groupMember, eq(groupMember.groupId, communityGroup.id))
const postsOf = (db: Db) =>
	db.$count(
		communityPost,
		and(eq(communityPost.groupId, communityGroup.id), isNull(communityPost.removedAt)),
	)

/** One page of all groups by name, with their members and posts, and how many there are. */
export const findDeskGroups = async (
	db: Db,
	{ search, entry }: DeskGroupFilter,
	{ limit, offset }: { limit: number; offset: number },
) => {
	const where = and(
		search === '' ? undefined : ilike(communityGroup.name, likeOf(search)),
		entry && eq(communityGroup.isOpen, entry === 'open'),
	)
	const rows = await db
		.select({ group: communityGroup, members: membersOf(db), posts: postsOf(db) })
		.from(communityGroup)
		.where(where)
		.orderBy(asc(communityGroup.name), asc(communityGroup.id))
		.limit(limit)
		.offset(offset)
	const [counted] = await db.select({ total: count() }).from(communityGroup).where(where)
	return { total: counted!.total, rows }
}

/** A group with its members and posts. */
export const findDeskGroup = async (db: Db, id: string) =>
	(
		await db
			.select({ group: communityGroup, members: membersOf(db), posts: postsOf(db) })
			.from(communityGroup)
			.where(eq(communityGroup.id, id))
	)[0]!

/** Returns a group and holds it until the transaction ends. */
export const lockGroup = async (tx: Db, id: string): Promise<DeskGroupRow | undefined> =>
	(await tx.select().from(communityGroup).where(eq(communityGroup.id, id)).for('no key update'))[0]

export const insertGroup = async (tx: Db, row: Omit<DeskGroupRow, 'id'>): Promise<DeskGroupRow> =>
	(
		await tx
			.insert(communityGroup)
			.values({ ...row, id: v7() })
			.returning()
	)[0]!

/** Writes the terms of a group that is locked. */
export const writeGroup = async (
	tx: Db,
	id: string,
	change: Pick<DeskGroupRow, 'name' | 'summary' | 'isOpen'>,
): Promise<void> => {
	await tx.update(communityGroup).set(change).where(eq(communityGroup.id, id))
}
