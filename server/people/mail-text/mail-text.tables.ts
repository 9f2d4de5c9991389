import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '#server/platform/database/columns.ts'

/** Words that the shop wrote for a kind of mail, in place of the shipped ones (28.3). */
export const mailText = pgTable(
	'mail_text',
	{
		language: text('language').$type<'en' | 'hi'>().notNull(),
		name: text('name').notNull(),
		subject: text('subject').notNull(),
		text: text('text').notNull(),
		version: integer('version').notNull(),
		changedAt: at('changed_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.language, t.name] })],
)
