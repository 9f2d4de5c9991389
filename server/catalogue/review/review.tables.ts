import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * REV-01: what somebody thinks of a resource, once each; without an account it came from before.
 * Hidden when several reported it.
 */
export const review = pgTable(
	'review',
	{
		id: id(),
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => resource.id),
		accountId: uuid('account_id').references(() => account.id),
		authorName: text('author_name').notNull(),
		authorPlace: text('author_place').notNull().default(''),
		rating: integer('rating').notNull(),
		body: text('body').notNull(),
		createdAt: at('created_at').notNull(),
		editedAt: at('edited_at'),
		hiddenAt: at('hidden_at'),
	},
	(t) => [
		index('review_newest').on(t.resourceId, t.createdAt.desc().nullsFirst(), t.id),
		index('review_rating').on(t.resourceId, t.rating),
		unique('review_once').on(t.accountId, t.resourceId),
	],
)

/** REV-01: who reported a review and why, once each. */
export const reviewReport = pgTable(
	'review_report',
	{
		reviewId: uuid('review_id')
			.notNull()
			.references(() => review.id, { onDelete: 'cascade' }),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		reason: text('reason').notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.reviewId, t.accountId] })],
)
