import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { teacherInvitationStatusMachine } from '#machines/school/teacher-invitation/teacher-invitation-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * SCH-08: one import of teachers from a file; its invitations name it, so that it can be undone.
 */
export const teacherImport = pgTable(
	'teacher_import',
	{
		id: id(),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		fileName: text('file_name').notNull(),
		/** Rows that were taken so far. */
		rowCount: integer('row_count').notNull().default(0),
		createdAt: at('created_at').notNull(),
		undoneAt: at('undone_at'),
	},
	(t) => [
		index('teacher_import_school').on(t.schoolId, t.createdAt.desc()),
		index('teacher_import_created').on(t.createdAt),
	],
)

/**
 * SCH-06: an address that a school asks to join it, until `expiresAt`; of the link's secret only
 * the hash is kept. A school has one pending invitation of an address.
 */
export const teacherInvitation = pgTable(
	'teacher_invitation',
	{
		id: id(),
		tokenHash: text('token_hash').notNull().unique(),
		schoolId: uuid('school_id')
			.notNull()
			.references(() => school.id),
		email: text('email').notNull(),
		name: text('name').notNull(),
		importId: uuid('import_id').references(() => teacherImport.id, { onDelete: 'set null' }),
		createdAt: at('created_at').notNull(),
		sentAt: at('sent_at').notNull(),
		expiresAt: at('expires_at').notNull(),
		status: text('status')
			.$type<StatusOf<typeof teacherInvitationStatusMachine>>()
			.notNull()
			.default('sent'),
		acceptedAt: at('accepted_at'),
		revokedAt: at('revoked_at'),
	},
	(t) => [
		uniqueIndex('teacher_invitation_pending')
			.on(t.schoolId, t.email)
			.where(sql`${t.status} = 'sent'`),
		check(
			'teacher_invitation_status',
			sql`(${t.status} = 'accepted') = (${t.acceptedAt} is not null) and (${t.status} = 'revoked') = (${t.revokedAt} is not null)`,
		),
		index('teacher_invitation_school').on(t.schoolId, t.createdAt.desc()),
		index('teacher_invitation_email').on(t.email),
		index('teacher_invitation_import').on(t.importId),
		index('teacher_invitation_end').on(t.expiresAt),
	],
)
