import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { jobApplicationStatusMachine } from '#machines/jobs/job/job-application-status.machine.ts'
import type { StatusOf } from '#machines/kit/status.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * NAV-07: a post that a school wants to fill; open until `closes_at`, or until the school closes
 * it. Pay is paise a month.
 */
export const job = pgTable(
	'job',
	{
		id: id(),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id),
		slug: text('slug').notNull().unique(),
		title: text('title').notNull(),
		summary: text('summary').notNull(),
		duties: text('duties').array().notNull().default([]),
		requirements: text('requirements').array().notNull().default([]),
		language: text('language').$type<'en' | 'hi'>().notNull().default('en'),
		subject: text('subject').notNull(),
		jobType: text('job_type').notNull(),
		jobLevel: text('job_level').notNull(),
		city: text('city').notNull(),
		state: text('state').notNull(),
		vacancies: integer('vacancies').notNull().default(1),
		experienceYears: integer('experience_years').notNull().default(0),
		payFrom: integer('pay_from'),
		payTo: integer('pay_to'),
		publishedAt: at('published_at').notNull(),
		closesAt: at('closes_at').notNull(),
		closedAt: at('closed_at'),
		/** Why the shop shows it to nobody; its school cannot open it then. */
		withheldReason: text('withheld_reason'),
		/** The searched texts, each on a line. */
		searchText: text('search_text').generatedAlwaysAs(
			sql.raw(`title || E'\\n' || summary || E'\\n' || subject || E'\\n' || city`),
		),
		/** Raised with each change, so that two points of contact notice each other. */
		revision: integer('revision').notNull().default(1),
	},
	(t) => [
		index('job_search').using('gin', t.searchText.op('gin_trgm_ops')),
		index('job_subject').on(t.subject),
		index('job_open')
			.on(t.publishedAt.desc().nullsFirst(), t.id, t.closesAt)
			.where(sql`${t.closedAt} is null`),
		index('job_latest').on(t.publishedAt.desc().nullsFirst(), t.id),
		index('job_closing').on(t.closesAt, t.id),
		index('job_school').on(t.schoolId, t.publishedAt.desc()),
	],
)

/**
 * One application of a teacher for a job, with name, address and phone as they were when it was
 * sent.
 */
export const jobApplication = pgTable(
	'job_application',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		jobId: uuid('job_id')
			.notNull()
			.references(() => job.id),
		status: text('status')
			.$type<StatusOf<typeof jobApplicationStatusMachine>>()
			.notNull()
			.default('applied'),
		name: text('name').notNull(),
		email: text('email').notNull(),
		phone: text('phone'),
		coverNote: text('cover_note').notNull(),
		/** True if the school may watch the teacher's video resume. */
		withVideo: boolean('with_video').notNull().default(false),
		createdAt: at('created_at').notNull(),
		changedAt: at('changed_at').notNull(),
	},
	(t) => [
		unique('job_application_once').on(t.accountId, t.jobId),
		index('job_application_mine').on(t.accountId, t.status, t.changedAt.desc()),
		index('job_application_job').on(t.jobId, t.status),
	],
)

/** HDR-07: a job that somebody wants to find again. */
export const jobBookmark = pgTable(
	'job_bookmark',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		jobId: uuid('job_id')
			.notNull()
			.references(() => job.id),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		unique('job_bookmark_once').on(t.accountId, t.jobId),
		index('job_bookmark_newest').on(t.accountId, t.createdAt.desc()),
	],
)
