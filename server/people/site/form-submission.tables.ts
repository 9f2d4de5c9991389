import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A form somebody handed in, as it was typed: a career interest, the recommendation questionnaire,
 * a message.
 */
export const formSubmission = pgTable(
	'form_submission',
	{
		id: id(),
		kind: text('kind')
			.$type<'career-interest' | 'wizard' | 'contact' | 'gtm-submission'>()
			.notNull(),
		accountId: uuid('account_id').references(() => account.id),
		data: jsonb('data').$type<Record<string, unknown>>().notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		index('form_submission_recent').on(t.accountId, t.kind, t.createdAt.desc()),
		index('form_submission_created').on(t.createdAt),
	],
)
