import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#server/platform/database/open.ts'
import { communityPost, groupMember, postPicture } from './community-post.tables.ts'
import { postSlug } from './post-slug.rules.ts'

/** A new post; `pictures` are addresses of the author's uploads. */
export type NewPost = {
	accountId: string
	groupId: string | null
	text: string
	pictures: readonly string[]
	now: Date
}

/** Writes a post and returns id and slug; undefined in a group that the author is no member of. */
export const insertPost = async (
	tx: Db,
	{ accountId, groupId, text, now }: NewPost,
): Promise<{ id: string; slug: string } | undefined> => {
	if (groupId !== null) {
		const [member] = await tx
			.select({ id: groupMember.groupId })
			.from(groupMember)
			.where(and(eq(groupMember.groupId, groupId), eq(groupMember.accountId, accountId)))
			.for('share')
		if (!member) return undefined
	}
	const id = v7()
	const [row] = await tx
		.insert(communityPost)
		.values({ id, slug: postSlug(text, id), accountId, groupId, text, createdAt: now })
		.returning({ id: communityPost.id, slug: communityPost.slug })
	return row
}

/** Gives a post its author's pictures that belong to no post yet; how many there were. */
export const claimPictures = async (
	tx: Db,
	post: { id: string; accountId: string; pictures: readonly string[] },
): Promise<number> => {
	if (post.pictures.length === 0) return 0
	const rows = await tx
		.update(postPicture)
		.set({ postId: post.id })
		.where(
			and(
				inArray(postPicture.address, [...post.pictures]),
				eq(postPicture.accountId, post.accountId),
				isNull(postPicture.postId),
			),
		)
		.returning({ address: postPicture.address })
	return rows.length
}

/** Records an uploaded picture. */
export const insertPicture = (db: Db, row: typeof postPicture.$inferInsert) =>
	db.insert(postPicture).values(row)

const own = (accountId: string, slug: string): SQL | undefined =>
	and(
		eq(communityPost.slug, slug),
		eq(communityPost.accountId, accountId),
		isNull(communityPost.removedAt),
	)

/** Changes the text of one's own post; its id, undefined when there is none. */
export const updatePost = async (
	db: Db,
	change: { accountId: string; slug: string; text: string; now: Date },
) => {
	const [row] = await db
		.update(communityPost)
		.set({ text: change.text, editedAt: change.now })
		.where(own(change.accountId, change.slug))
		.returning({ id: communityPost.id })
	return row?.id
}

/**
 * Removes one's own post and forgets its pictures; their addresses, undefined when there is no such
 * post.
 */
export const removeOwnPost = async (
	tx: Db,
	{ accountId, slug, now }: { accountId: string; slug: string; now: Date },
): Promise<{ id: string; pictures: string[] } | undefined> => {
	const [row] = await tx
		.update(communityPost)
		.set({ removedAt: now, text: sql`''` })
		.where(own(accountId, slug))
		.returning({ id: communityPost.id })
	if (!row) return undefined
	const pictures = await tx
		.delete(postPicture)
		.where(eq(postPicture.postId, row.id))
		.returning({ address: postPicture.address })
	return { id: row.id, pictures: pictures.map(({ address }) => address) }
}
