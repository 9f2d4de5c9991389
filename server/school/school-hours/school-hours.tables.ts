import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A training that a school held for its own teachers (HRS-03). Each person who was there has a
 * row of `training_entry`, which is deleted with it. `heldOn` is a day in India.
 */
export const schoolSession = pgTable(
	'school_session',
	{
		id: id(),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id),
		title: text('title').notNull(),
		trainer: text('trainer').notNull(),
		heldOn: date('held_on').notNull(),
		minutes: integer('minutes').notNull(),
		standard: text('standard').$type<'values' | 'practice' | 'growth'>().notNull(),
		createdAt: at('created_at').notNull(),
		changedAt: at('changed_at').notNull(),
	},
	(t) => [index('school_session_day').on(t.schoolId, t.heldOn.desc().nullsFirst(), t.id)],
)

/**
 * When a teacher was last reminded of hours that are missing (HRS-03); the row is what lets no
 * second mail go within a week.
 */
export const hoursReminder = pgTable('hours_reminder', {
	accountId: uuid('account_id')
		.primaryKey()
		.references(() => account.id),
	remindedAt: at('reminded_at').notNull(),
})
