import { and, asc, count, desc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm'
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

const orders = {
	name: [asc(communityGroup.name), asc(communityGroup.id)],
	newest: [desc(communityGroup.createdAt), desc(communityGroup.id)],
} as const

/** One page of all groups with their members and posts, and how many there are. */
export const findDeskGroups = async (
	db: Db,
	{ search, entry }: DeskGroupFilter,
	{ sort, limit, offset }: { sort: keyof typeof orders; limit: number; offset: number },
) => {
	const where = and(
		search === '' ? undefined : ilike(communityGroup.name, likeOf(search)),
		entry && eq(communityGroup.isOpen, entry === 'open'),
	)
	const rows = await db
		.select({ group: communityGroup, members: membersOf(db), posts: postsOf(db) })
		.from(communityGroup)
		.where(where)
		.orderBy(...orders[sort])
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

/** Lets one transaction at a time make groups whose names are compared. */
export const lockNames = async (tx: Db): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('group names'))`)
}

/** Returns true if a group has a name, however it is capitalised. */
export const hasName = async (tx: Db, name: string): Promise<boolean> => {
	const named = sql`lower(${communityGroup.name}) = lower(${name}::text)`
	return (await tx.select({ one: sql`1` }).from(communityGroup).where(named).limit(1)).length > 0
}

/** Deletes those of some groups that have no member and no post, and returns their ids. */
export const deleteEmpty = async (tx: Db, ids: readonly string[]): Promise<string[]> => {
	if (ids.length === 0) return []
	const rows = await tx
		.delete(communityGroup)
		.where(
			and(
				inArray(communityGroup.id, [...ids]),
				sql`not exists (select from ${groupMember} m where m.group_id = ${communityGroup}.id)`,
				sql`not exists (select from ${communityPost} p where p.group_id = ${communityGroup}.id)`,
			),
		)
		.returning({ id: communityGroup.id })
	return rows.map(({ id }) => id)
}
