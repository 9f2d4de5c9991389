import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

const sums = {
	enrolments: integer('enrolments').notNull(),
	lessons: integer('lessons').notNull(),
	completed: integer('completed').notNull(),
	minutes: integer('minutes').notNull(),
}

/**
 * What the teachers of a school did, added up by what it is about, so that a page reads a row a
 * thing. Always the sum of the rows of teacher_counted, by its triggers. Of a school year `kind`
 * and `key` are: `thing` a resource or quiz; `section` a resource and a section of which every
 * lesson is done; `subject`; `competency`; `month` the month, kind and standard of trainings;
 * `year` all of it. Of all time (year 0): `course` a resource, of confirmed enrolments.
 */
export const schoolFact = pgTable(
	'school_fact',
	{
		schoolId: uuid('school_id').notNull(),
		kind: text('kind').notNull(),
		year: integer('year').notNull(),
		key: text('key').notNull(),
		...sums,
		teachers: integer('teachers').notNull(),
	},
	(t) => [primaryKey({ columns: [t.schoolId, t.kind, t.year, t.key] })],
)

/**
 * The school that a teacher is counted in, and the facts that its sums have of them. It holds for a
 * person without a row in `teacher_year_due`.
 */
export const teacherCounted = pgTable(
	'teacher_counted',
	{
		accountId: uuid('account_id').primaryKey(),
		schoolId: uuid('school_id').notNull(),
		facts: jsonb('facts').$type<(string | number)[][]>().notNull(),
	},
	(t) => [index('teacher_counted_school').on(t.schoolId, t.accountId)],
)

/**
 * What a teacher did on a day in India, for periods of 30 and 90 days; `schoolId` is that of
 * teacher_counted.
 */
export const schoolDay = pgTable(
	'school_day',
	{
		schoolId: uuid('school_id').notNull(),
		day: date('day').notNull(),
		accountId: uuid('account_id').notNull(),
		...sums,
	},
	(t) => [
		primaryKey({ columns: [t.schoolId, t.day, t.accountId] }),
		index('school_day_account').on(t.accountId),
	],
)
