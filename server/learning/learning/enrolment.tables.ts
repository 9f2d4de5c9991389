import { sql } from 'drizzle-orm'
import { date, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { registrationStatusMachine } from '#machines/learning/registration/registration-status.machine.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A registration of the spec: who learns what; status `confirmed` or `pending`. One per person and
 * resource.
 */
export const enrolment = pgTable(
	'enrolment',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		resourceId: uuid('resource_id')
			.notNull()
			.references(() => resource.id),
		status: text('status')
			.$type<StatusOf<typeof registrationStatusMachine>>()
			.notNull()
			.default('confirmed'),
		source: text('source').notNull(),
		orderId: uuid('order_id'),
		/** The school's licence that it came by. */
		assignmentId: uuid('assignment_id'),
		createdAt: at('created_at').notNull(),
		/** When all lessons were done sooner than is plausible: the time from which it counts. */
		completesAt: at('completes_at'),
		/** 29.9: the day by which the school wants it completed, and when the teacher was reminded. */
		dueOn: date('due_on'),
		dueRemindedAt: at('due_reminded_at'),
	},
	(t) => [
		index('enrolment_reminder')
			.on(t.dueOn, t.id)
			.where(sql`due_on is not null and due_reminded_at is null`),
		index('enrolment_due').on(t.completesAt, t.id).where(sql`completes_at is not null`),
		unique('enrolment_once').on(t.accountId, t.resourceId),
		index('enrolment_pending').on(t.createdAt, t.id).where(sql`status = 'pending'`),
		index('enrolment_resource').on(t.resourceId),
		index('enrolment_newest').on(
			t.accountId,
			t.createdAt.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
	],
)

export const lessonDone = pgTable(
	'lesson_done',
	{
		enrolmentId: uuid('enrolment_id')
			.notNull()
			.references(() => enrolment.id),
		lessonId: uuid('lesson_id')
			.notNull()
			.references(() => lesson.id),
		doneAt: at('done_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.enrolmentId, t.lessonId] }),
		index('lesson_done_time').on(t.doneAt),
	],
)
