import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { StoredContent, WrittenType } from '#domain/learning/draft-content.rules.ts'
import type { StatusOf } from '#machines/kit/status.ts'
import type { draftStatusMachine } from '#machines/learning/draft/draft-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at } from '#server/platform/database/columns.ts'

/**
 * A resource in the desk (DSK-07); its id is the resource's, which exists from the first
 * publication on. `content` is null while nothing is being written: then the public resource is
 * what there is. `revision` counts saves and decisions. `note` is why a draft was returned.
 */
export const draft = pgTable(
	'draft',
	{
		resourceId: uuid('resource_id').primaryKey(),
		status: text('status').$type<StatusOf<typeof draftStatusMachine>>().notNull().default('draft'),
		title: text('title').notNull(),
		courseType: text('course_type').$type<WrittenType>().notNull(),
		content: jsonb('content').$type<StoredContent>(),
		revision: integer('revision').notNull().default(1),
		note: text('note').notNull().default(''),
		publishAt: at('publish_at'),
		changedAt: at('changed_at').notNull(),
	},
	(t) => [
		index('draft_newest').on(t.changedAt.desc().nullsFirst(), t.resourceId),
		index('draft_status').on(t.status, t.changedAt.desc().nullsFirst(), t.resourceId),
		index('draft_counted').on(t.status),
		index('draft_by_title').on(t.title, t.resourceId),
		index('draft_title').using('gin', t.title.op('gin_trgm_ops')),
		index('draft_due').on(t.publishAt).where(sql`${t.status} = 'scheduled'`),
	],
)

/** A draft as it was handed in for review, by number. */
export const draftVersion = pgTable(
	'draft_version',
	{
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => draft.resourceId),
		number: integer('number').notNull(),
		content: jsonb('content').$type<StoredContent>().notNull(),
		savedAt: at('saved_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.resourceId, t.number] })],
)

/** The account that began a resource in the desk; none for what came with the shop. */
export const draftAuthor = pgTable(
	'draft_author',
	{
		resourceId: uuid('resource_id')
			.primaryKey()
			.references(() => draft.resourceId),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
	},
	(t) => [index('draft_author_account').on(t.accountId)],
)
