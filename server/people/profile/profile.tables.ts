import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A question of the profile form (PRF-06); `questionType` is multi_select, multiple_choice or
 * free_text.
 */
export const profileQuestion = pgTable('profile_question', {
	id: id(),
	title: text('title').notNull().unique(),
	questionType: text('question_type').notNull(),
	options: jsonb('options').$type<string[]>().notNull().default([]),
	/** The reference list whose names are the options (SES-04); null: `options` has them. */
	optionsList: text('options_list'),
	position: integer('position').notNull(),
	/** Since when nobody is asked it; its answers stay. */
	hiddenAt: at('hidden_at'),
})

/** A person's answer; a free text is a list of one. */
export const profileAnswer = pgTable(
	'profile_answer',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		questionId: uuid('question_id')
			.notNull()
			.references(() => profileQuestion.id),
		selectedValue: jsonb('selected_value').$type<string[]>().notNull(),
	},
	(t) => [unique('profile_answer_once').on(t.accountId, t.questionId)],
)
