import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { at, id } from '#server/platform/database/columns.ts'

/**
 * When and where a resource happens live, once for each (LIV-01). `resource.start_date` says the
 * same start. `sequence` counts the changes of time and cancellation, as calendars want it;
 * `changedAt` is the last one, `change` what it was, and `previousStartsAt` and `previousEndsAt`
 * the time until then.
 */
export const liveSession = pgTable(
	'live_session',
	{
		id: id(),
		resourceId: uuid('resource_id')
			.notNull()
			.unique()
			.references(() => resource.id),
		startsAt: at('starts_at').notNull(),
		endsAt: at('ends_at').notNull(),
		joinUrl: text('join_url'),
		recordingUrl: text('recording_url'),
		cancelledAt: at('cancelled_at'),
		sequence: integer('sequence').notNull().default(0),
		changedAt: at('changed_at').notNull(),
		change: text('change').$type<'moved' | 'cancelled' | 'restored'>(),
		previousStartsAt: at('previous_starts_at'),
		previousEndsAt: at('previous_ends_at'),
	},
	(t) => [
		index('live_session_starts').on(t.startsAt),
		index('live_session_changed').on(t.changedAt),
	],
)

/**
 * A change of a session that a registered person was notified of. `sequence` is the session's
 * sequence after the change.
 */
export const sessionNotice = pgTable(
	'session_notice',
	{
		sessionId: uuid('session_id')
			.notNull()
			.references(() => liveSession.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		sequence: integer('sequence').notNull(),
		sentAt: at('sent_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.sessionId, t.accountId, t.sequence] }),
		index('session_notice_sent').on(t.sentAt),
	],
)

/** A reminder that was mailed. A rescheduled session has another start and is reminded again. */
export const sessionReminder = pgTable(
	'session_reminder',
	{
		sessionId: uuid('session_id')
			.notNull()
			.references(() => liveSession.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		kind: text('kind').$type<'day' | 'hour'>().notNull(),
		startsAt: at('starts_at').notNull(),
		sentAt: at('sent_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.sessionId, t.accountId, t.kind, t.startsAt] }),
		index('session_reminder_sent').on(t.sentAt),
	],
)

/**
 * Who was there, from the first time the room was entered; it outlives a refund. `countedAt`: its
 * hours are in the record (HRS-01).
 */
export const attendance = pgTable(
	'attendance',
	{
		sessionId: uuid('session_id')
			.notNull()
			.references(() => liveSession.id),
		accountId: uuid('account_id')
			.notNull()
			.references(() => account.id),
		joinedAt: at('joined_at').notNull(),
		countedAt: at('counted_at'),
	},
	(t) => [
		primaryKey({ columns: [t.sessionId, t.accountId] }),
		index('attendance_account').on(t.accountId),
		index('attendance_uncounted').on(t.sessionId).where(sql`counted_at is null`),
	],
)
