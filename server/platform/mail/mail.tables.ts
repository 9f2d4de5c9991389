import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id } from '#server/platform/database/columns.ts'

/** A mail of the embedded mailbox; filled only while no mail server is configured. */
export const mail = pgTable(
	'mail',
	{
		id: id(),
		to: text('to').notNull(),
		subject: text('subject').notNull(),
		text: text('text').notNull(),
		html: text('html').notNull().default(''),
		links: text('links').array().notNull(),
		/** Files with their content in base64. */
		files: jsonb('files')
			.$type<{ filename: string; contentType: string; content: string }[]>()
			.notNull()
			.default([]),
		createdAt: at('created_at').notNull(),
	},
	(t) => [index('mail_to').on(t.to, t.createdAt.desc())],
)
