import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { certificateStatusMachine } from '#machines/learning/certificate/certificate-status.machine.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * A certificate of something completed (CER-01), once per person and thing; names are as they were
 * when it was issued.
 */
export const certificate = pgTable(
	'certificate',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		resourceId: uuid('resource_id').references(() => resource.id),
		quizId: uuid('quiz_id').references(() => quiz.id),
		kind: text('kind').$type<'course' | 'certification' | 'quiz'>().notNull(),
		holder: text('holder').notNull(),
		title: text('title').notNull(),
		summary: text('summary').notNull(),
		/** Path of what was completed. */
		path: text('path').notNull(),
		minutes: integer('minutes').notNull(),
		issuedAt: at('issued_at').notNull(),
		status: text('status')
			.$type<StatusOf<typeof certificateStatusMachine>>()
			.notNull()
			.default('valid'),
		revokedAt: at('revoked_at'),
		revokedReason: text('revoked_reason'),
	},
	(t) => [
		unique('certificate_resource_once').on(t.accountId, t.resourceId),
		unique('certificate_quiz_once').on(t.accountId, t.quizId),
		index('certificate_newest').on(t.accountId, t.issuedAt.desc().nullsFirst()),
		index('certificate_revoked').on(t.revokedAt).where(sql`revoked_at is not null`),
		check('certificate_status', sql`(${t.status} = 'revoked') = (${t.revokedAt} is not null)`),
	],
)

/**
 * A key that credentials are signed with where the settings name none; made once for all servers.
 */
export const signingKey = pgTable('signing_key', {
	purpose: text('purpose').primaryKey(),
	jwk: jsonb('jwk').$type<Record<string, string>>().notNull(),
	createdAt: at('created_at').notNull(),
})
