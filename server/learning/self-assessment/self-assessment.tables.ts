import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/** How a teacher judges own competencies (PRF-01): from 10 to 100 by the competency's slug. */
export const selfAssessment = pgTable(
	'self_assessment',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		scores: jsonb('scores').$type<Record<string, number>>().notNull(),
		createdAt: at('created_at').notNull(),
	},
	(t) => [index('self_assessment_newest').on(t.accountId, t.createdAt.desc(), t.id.desc())],
)

/**
 * A teacher's consent that a school sees the own newest self-assessment with the name (PRI-02); no
 * row means no.
 */
export const assessmentConsent = pgTable('assessment_consent', {
	accountId: uuid('account_id')
		.primaryKey()
		.references(() => account.id),
	schoolId: uuid('school_id')
		.notNull()
		.references(() => school.id),
	agreedAt: at('agreed_at').notNull(),
})
