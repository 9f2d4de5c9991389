import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'
import { schoolSession } from '#server/school/school-hours/school-hours.tables.ts'

/**
 * What counts toward a teacher's hours (HRS-01, HRS-02): a completed resource or quiz or a session
 * of the school, each once, or a training elsewhere. Title, minutes, kind and standard are as they
 * were on that day; `completedOn` is a day in India.
 */
export const trainingEntry = pgTable(
	'training_entry',
	{
		id: id(),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		source: text('source').$type<'resource' | 'quiz' | 'outside' | 'session'>().notNull(),
		resourceId: uuid('resource_id').references(() => resource.id),
		quizId: uuid('quiz_id').references(() => quiz.id),
		sessionId: uuid('session_id').references(() => schoolSession.id, { onDelete: 'cascade' }),
		title: text('title').notNull(),
		provider: text('provider').notNull(),
		completedOn: date('completed_on').notNull(),
		minutes: integer('minutes').notNull(),
		kind: text('kind').$type<'board' | 'school'>().notNull(),
		standard: text('standard').$type<'values' | 'practice' | 'growth'>().notNull(),
		points: integer('points').notNull().default(0),
		proofKey: text('proof_key'),
		proofType: text('proof_type'),
		createdAt: at('created_at').notNull(),
	},
	(t) => [
		unique('training_entry_resource_once').on(t.accountId, t.resourceId),
		unique('training_entry_quiz_once').on(t.accountId, t.quizId),
		unique('training_entry_session_once').on(t.accountId, t.sessionId),
		index('training_entry_session').on(t.sessionId),
		index('training_entry_day').on(t.accountId, t.completedOn),
	],
)
