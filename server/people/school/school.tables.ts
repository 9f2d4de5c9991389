import {
	boolean,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { verificationStatusMachine } from '#machines/school/verification/verification-status.machine.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A school with its own area; `organization_documents` non-empty and not verified means under
 * review (SCH-04).
 */
export const school = pgTable(
	'school',
	{
		id: id(),
		name: text('name').notNull(),
		email: text('email').notNull(),
		photoUrl: text('photo_url'),
		city: text('city'),
		verificationStatus: text('verification_status')
			.$type<StatusOf<typeof verificationStatusMachine>>()
			.notNull()
			.default('unverified'),
		/**
		 * Why the documents were not enough, in the reviewer's words; empty where they were not
		 * rejected.
		 */
		verificationReason: text('verification_reason').notNull().default(''),
		verificationDecidedAt: at('verification_decided_at'),
		schoolType: text('school_type').notNull().default('school'),
		taasTnc: boolean('taas_tnc').notNull().default(false),
		organizationDocuments: jsonb('organization_documents').$type<string[]>().notNull().default([]),
		/** Entries of the reference lists school_onboarding_types, school_board and school_grade. */
		onboardingTypeId: uuid('onboarding_type_id'),
		boards: text('boards').array().notNull().default([]),
		grades: text('grades').array().notNull().default([]),
		/** 29.9: the last month (YYYY-MM) whose report was sent. */
		reportedMonth: text('reported_month'),
		createdAt: at('created_at').notNull().defaultNow(),
	},
	(t) => [index('school_name_parts').using('gin', t.name.op('gin_trgm_ops'))],
)

/**
 * What a person did in a school year (its first calendar year; 0 is all time), kept so that a
 * school's pages read a row a teacher. Enrolments, lessons and minutes count; `courses` are
 * completed resources among the trainings, `completed` enrolments of which every lesson is done,
 * `subjects` and `tags` what was begun or completed in it (empty for all time). The function
 * `teacher_years_of` of the migration computes rows. A row holds for a person without a row in
 * `teacher_year_due`.
 */
export const teacherYear = pgTable(
	'teacher_year',
	{
		accountId: uuid('account_id').notNull(),
		year: integer('year').notNull(),
		enrolments: integer('enrolments').notNull(),
		lessons: integer('lessons').notNull(),
		completed: integer('completed').notNull(),
		courses: integer('courses').notNull(),
		sumAll: integer('sum_all').notNull(),
		sumBoard: integer('sum_board').notNull(),
		sumSchool: integer('sum_school').notNull(),
		sumValues: integer('sum_values').notNull(),
		sumPractice: integer('sum_practice').notNull(),
		sumGrowth: integer('sum_growth').notNull(),
		subjects: text('subjects').array().notNull(),
		tags: text('tags').array().notNull(),
		lastAt: at('last_at'),
		lastOn: date('last_on'),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.year] })],
)

/**
 * Whose kept sums are out of date: triggers on enrolments, lessons and trainings add a row in the
 * transaction of the change, a job takes it away with the statement that computes the sums. Until
 * then readers compute the sums of this person.
 */
export const teacherYearDue = pgTable(
	'teacher_year_due',
	{ id: id().defaultRandom(), accountId: uuid('account_id').notNull() },
	(t) => [index('teacher_year_due_account').on(t.accountId)],
)
