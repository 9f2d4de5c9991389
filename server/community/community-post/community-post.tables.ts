import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { reportStatusMachine } from '#machines/community/community-post/report-status.machine.ts'
import type { StatusOf } from '#machines/kit/status.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** A group of teachers; one that is not open can be joined by invitation only. */
export const communityGroup = pgTable('community_group', {
	id: id(),
	name: text('name').notNull(),
	summary: text('summary').notNull(),
	isOpen: boolean('is_open').notNull(),
	createdAt: at('created_at').notNull(),
})

export const groupMember = pgTable(
	'group_member',
	{
		groupId: uuid('group_id')
			.notNull()
			.references(() => communityGroup.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		joinedAt: at('joined_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.groupId, t.accountId] }),
		index('group_member_account').on(t.accountId),
	],
)

/** A text of a teacher, plain. Lists are ordered by its id, which holds the time. */
export const communityPost = pgTable(
	'community_post',
	{
		id: id(),
		slug: text('slug').notNull().unique(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		groupId: uuid('group_id').references(() => communityGroup.id),
		text: text('text').notNull(),
		createdAt: at('created_at').notNull(),
		editedAt: at('edited_at'),
		removedAt: at('removed_at'),
	},
	(t) => [
		index('community_post_recent').on(t.id).where(sql`${t.removedAt} is null`),
		index('community_post_author').on(t.accountId, t.id),
		index('community_post_group').on(t.groupId, t.id),
		index('community_post_shown_group')
			.on(t.groupId)
			.where(sql`${t.removedAt} is null and ${t.groupId} is not null`),
		index('community_post_text')
			.using('gin', t.text.op('gin_trgm_ops'))
			.where(sql`${t.removedAt} is null`),
	],
)

/** A picture that was handed in for a post; it belongs to one once the post is written. */
export const postPicture = pgTable(
	'post_picture',
	{
		address: text('address').primaryKey(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		postId: uuid('post_id').references(() => communityPost.id),
		createdAt: at('created_at').notNull(),
	},
	(t) => [index('post_picture_post').on(t.postId)],
)

/** A like or a save, once for each person and post. */
export const postMark = pgTable(
	'post_mark',
	{
		postId: uuid('post_id')
			.notNull()
			.references(() => communityPost.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		mark: text('mark').$type<'like' | 'save'>().notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.postId, t.mark, t.accountId] }),
		index('post_mark_account').on(t.accountId, t.mark, t.postId),
	],
)

export const postComment = pgTable(
	'post_comment',
	{
		id: id(),
		postId: uuid('post_id')
			.notNull()
			.references(() => communityPost.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		text: text('text').notNull(),
		createdAt: at('created_at').notNull(),
		editedAt: at('edited_at'),
		removedAt: at('removed_at'),
	},
	(t) => [
		index('post_comment_recent').on(t.postId, t.id).where(sql`${t.removedAt} is null`),
		index('post_comment_author').on(t.accountId),
	],
)

/** A person's report of a post or of one of its comments; one for each. */
export const postReport = pgTable(
	'post_report',
	{
		id: id(),
		/** The id of the comment, or else of the post. */
		subjectId: uuid('subject_id').notNull(),
		postId: uuid('post_id')
			.notNull()
			.references(() => communityPost.id),
		commentId: uuid('comment_id').references(() => postComment.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		reason: text('reason').$type<'spam' | 'rude' | 'wrong' | 'private' | 'other'>().notNull(),
		words: text('words').notNull(),
		createdAt: at('created_at').notNull(),
		status: text('status').$type<StatusOf<typeof reportStatusMachine>>().notNull().default('open'),
		decidedBy: uuid('decided_by').references(() => account.id),
		decidedAt: at('decided_at'),
	},
	(t) => [
		unique('post_report_once').on(t.accountId, t.subjectId),
		index('post_report_open').on(t.id).where(sql`${t.status} = 'open'`),
		index('post_report_subject').on(t.subjectId),
	],
)
