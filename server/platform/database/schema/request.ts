import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { at, id } from './columns.ts'
import { session } from './session.ts'

/**
 * A form somebody handed in, as it was typed: a career interest, the recommendation questionnaire,
 * a message.
 */
export const formSubmission = pgTable(
  'form_submission',
  {
    id: id(),
    kind: text('kind')
      .$type<'career-interest' | 'wizard' | 'contact' | 'gtm-submission'>()
      .notNull(),
    accountId: uuid('account_id').references(() => account.id),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('form_submission_recent').on(t.accountId, t.kind, t.createdAt.desc()),
    index('form_submission_created').on(t.createdAt),
  ],
)

/** A device that wants push messages (NTF-02) while its session lasts. */
export const pushToken = pgTable(
  'push_token',
  {
    token: text('token').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
    seenAt: at('seen_at').notNull(),
  },
  (t) => [index('push_token_session').on(t.sessionId)],
)

/** The person who brought a new member into a group. Once per person and subject. */
export const referral = pgTable(
  'referral',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    kind: text('kind').$type<'group'>().notNull(),
    referrer: text('referrer').notNull(),
    subject: text('subject').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('referral_once').on(t.accountId, t.kind, t.subject),
    index('referral_referrer').on(t.kind, t.referrer),
  ],
)

/**
 * What a visitor did (ANA-01); no personal data in `properties`. The id is the browser's, so that
 * an event sent again is kept once.
 */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: id(),
    accountId: uuid('account_id'),
    name: text('name').notNull(),
    properties: jsonb('properties').$type<Record<string, unknown>>().notNull(),
    happenedAt: at('happened_at').notNull().defaultNow(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('analytics_event_created').on(t.createdAt)],
)

/** Points for sharing (SHR-02): one share of one thing counts once a day. */
export const activityPoint = pgTable(
  'activity_point',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    activity: text('activity').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The Indian day, YYYY-MM-DD. */
    day: date('day').notNull(),
    points: integer('points').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.activity, t.subjectId, t.day] }),
    index('activity_point_day').on(t.accountId, t.day),
    index('activity_point_created').on(t.createdAt),
  ],
)

/**
 * A push that waits to be sent to a device (NTF-02); deleted when it was sent, or after an hour.
 */
export const pushMessage = pgTable(
  'push_message',
  {
    id: id(),
    token: text('token')
      .notNull()
      .references(() => pushToken.token, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    route: text('route').notNull(),
    createdAt: at('created_at').notNull(),
    claimedAt: at('claimed_at'),
  },
  (t) => [index('push_message_waiting').on(t.createdAt), index('push_message_token').on(t.token)],
)
