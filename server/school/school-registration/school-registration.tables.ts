import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SchoolPosition } from '#domain/school/school-position.rules.ts'
import type { StatusOf } from '#machines/kit/status.ts'
import type { schoolRegistrationStatusMachine } from '#machines/school/school-registration/school-registration-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** DSK-14: a school as a person registered it, and the decision. A person has one that waits. */
export const schoolRegistration = pgTable(
	'school_registration',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		name: text('name').notNull(),
		email: text('email').notNull(),
		phone: text('phone').notNull(),
		city: text('city').notNull(),
		position: text('position').$type<SchoolPosition>().notNull(),
		note: text('note').notNull(),
		status: text('status')
			.$type<StatusOf<typeof schoolRegistrationStatusMachine>>()
			.notNull()
			.default('waiting'),
		/** Why it was declined; empty otherwise. */
		reason: text('reason').notNull().default(''),
		/** The school that it became. */
		schoolId: uuid('school_id').references(() => school.id),
		createdAt: at('created_at').notNull(),
		decidedAt: at('decided_at'),
	},
	(t) => [
		uniqueIndex('school_registration_waiting').on(t.accountId).where(sql`status = 'waiting'`),
		index('school_registration_account').on(t.accountId, t.createdAt),
		index('school_registration_status').on(t.status, t.createdAt, t.id),
		index('school_registration_school').on(t.schoolId),
	],
)
