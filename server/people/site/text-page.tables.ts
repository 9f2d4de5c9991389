import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '#server/platform/database/columns.ts'

/** A text that the shop wrote for a page, in place of the shipped one (28.3). */
export const textPage = pgTable(
	'text_page',
	{
		language: text('language').$type<'en' | 'hi'>().notNull(),
		name: text('name').notNull(),
		source: text('source').notNull(),
		version: integer('version').notNull(),
		changedAt: at('changed_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.language, t.name] })],
)
