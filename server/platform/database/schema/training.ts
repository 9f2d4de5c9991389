import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StatusOf } from '#machines/kit/status.ts'
import type { certificateStatusMachine } from '#machines/learning/certificate/certificate-status.machine.ts'
import { account, school } from './account.ts'
import { resource } from './catalogue.ts'
import { at, id } from './columns.ts'
import { quiz } from './quiz.ts'
import { schoolSession } from './school-session.ts'

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
