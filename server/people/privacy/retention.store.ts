import { and, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { missedSearch } from '#server/catalogue/missed-search/missed-search.tables.ts'
import { recentView } from '#server/catalogue/recommendation/recent-view.tables.ts'
import { quizAttempt } from '#server/learning/quiz/quiz.tables.ts'
import {
	sessionNotice,
	sessionReminder,
} from '#server/learning/registration/live-session.tables.ts'
import { apiKey } from '#server/people/api-key/api-key.tables.ts'
import { eventInvitation, eventRegistration } from '#server/people/event/event.tables.ts'
import { inboxOwner } from '#server/people/inbox/inbox.tables.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { pushMessage, pushToken } from '#server/people/push/push.tables.ts'
import { accessToken, loginLink, session } from '#server/people/session/session.tables.ts'
import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import { webhookDelivery } from '#server/people/webhook/webhook.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { idempotency } from '#server/platform/idempotency/idempotency.tables.ts'
import { rateLimit } from '#server/platform/limits/limit.tables.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { sandboxRecord } from '#server/sandbox/sandbox.tables.ts'
import { callBack } from '#server/school/call-back/call-back.tables.ts'
import {
	teacherImport,
	teacherInvitation,
} from '#server/school/teacher-invitation/teacher-invitation.tables.ts'
import { analyticsEvent } from '#server/web/analytics/analytics.tables.ts'
import { activityPoint } from '#server/web/share/share.tables.ts'

/** Rows of a table are deleted `days` after `since`; `only` narrows which. */
type Period = {
	rows: string
	table: PgTable
	key: PgColumn[]
	since: PgColumn
	days: number
	only?: SQL
}

/** How long rows are kept; the table of docs/operations.md says the same. */
export const retention: readonly Period[] = [
	{
		rows: 'idempotency',
		table: idempotency,
		key: [idempotency.owner, idempotency.key],
		since: idempotency.createdAt,
		days: 1,
	},
	{
		rows: 'push_message',
		table: pushMessage,
		key: [pushMessage.id],
		since: pushMessage.createdAt,
		days: 1,
	},
	{
		rows: 'rate_limit',
		table: rateLimit,
		key: [rateLimit.key],
		since: rateLimit.expiresAt,
		days: 0,
	},
	{
		rows: 'access_token',
		table: accessToken,
		key: [accessToken.tokenHash],
		since: accessToken.expiresAt,
		days: 0,
	},
	{
		rows: 'login_link',
		table: loginLink,
		key: [loginLink.id],
		since: loginLink.expiresAt,
		days: 1,
	},
	{ rows: 'session', table: session, key: [session.id], since: session.expiresAt, days: 7 },
	{
		rows: 'push_token',
		table: pushToken,
		key: [pushToken.token],
		since: pushToken.seenAt,
		days: 270,
	},
	{ rows: 'mail', table: mail, key: [mail.id], since: mail.createdAt, days: 7 },
	{
		rows: 'sandbox_record',
		table: sandboxRecord,
		key: [sandboxRecord.id],
		since: sandboxRecord.createdAt,
		days: 90,
	},
	{
		rows: 'notification',
		table: notification,
		key: [notification.id],
		since: notification.createdAt,
		days: 365,
	},
	{
		rows: 'webhook_delivery',
		table: webhookDelivery,
		key: [webhookDelivery.id],
		since: webhookDelivery.createdAt,
		days: 30,
	},
	{ rows: 'api_key', table: apiKey, key: [apiKey.id], since: apiKey.expiresAt, days: 30 },
	{
		rows: 'missed_search',
		table: missedSearch,
		key: [missedSearch.day, missedSearch.words],
		since: missedSearch.countedAt,
		days: 90,
	},
	{
		rows: 'inbox_owner',
		table: inboxOwner,
		key: [inboxOwner.kind, inboxOwner.subjectId],
		since: inboxOwner.takenAt,
		days: 365,
	},
	{
		rows: 'analytics_event',
		table: analyticsEvent,
		key: [analyticsEvent.id],
		since: analyticsEvent.createdAt,
		days: 395,
	},
	{
		rows: 'form_submission',
		table: formSubmission,
		key: [formSubmission.id],
		since: formSubmission.createdAt,
		days: 730,
	},
	{
		rows: 'call_back',
		table: callBack,
		key: [callBack.id],
		since: callBack.createdAt,
		days: 730,
	},
	{
		rows: 'event_registration',
		table: eventRegistration,
		key: [eventRegistration.id],
		since: eventRegistration.createdAt,
		days: 730,
	},
	{
		rows: 'session_reminder',
		table: sessionReminder,
		key: [
			sessionReminder.sessionId,
			sessionReminder.accountId,
			sessionReminder.kind,
			sessionReminder.startsAt,
		],
		since: sessionReminder.sentAt,
		days: 30,
	},
	{
		rows: 'session_notice',
		table: sessionNotice,
		key: [sessionNotice.sessionId, sessionNotice.accountId, sessionNotice.sequence],
		since: sessionNotice.sentAt,
		days: 30,
	},
	{
		rows: 'event_invitation',
		table: eventInvitation,
		key: [eventInvitation.id],
		since: eventInvitation.expiresAt,
		days: 90,
	},
	{
		rows: 'teacher_invitation',
		table: teacherInvitation,
		key: [teacherInvitation.id],
		since: teacherInvitation.expiresAt,
		days: 90,
	},
	{
		rows: 'teacher_import',
		table: teacherImport,
		key: [teacherImport.id],
		since: teacherImport.createdAt,
		days: 365,
	},
	{
		rows: 'activity_point',
		table: activityPoint,
		key: [
			activityPoint.accountId,
			activityPoint.activity,
			activityPoint.subjectId,
			activityPoint.day,
		],
		since: activityPoint.createdAt,
		days: 365,
	},
	{
		rows: 'recent_view',
		table: recentView,
		key: [recentView.accountId, recentView.resourceId],
		since: recentView.viewedAt,
		days: 180,
	},
	{
		rows: 'quiz_attempt of visitors',
		table: quizAttempt,
		key: [quizAttempt.id],
		since: quizAttempt.createdAt,
		days: 90,
		only: isNull(quizAttempt.accountId),
	},
]

const DAY_MS = 24 * 60 * 60_000
/** Rows that one statement deletes. */
const BATCH = 1000

const forgetBatch = async (db: Db, { table, key, since, days, only }: Period, now: Date) => {
	const before = new Date(now.getTime() - days * DAY_MS)
	const old = db
		.select(Object.fromEntries(key.map((column) => [column.name, column])))
		.from(table)
		.where(and(lt(since, before), only))
		.limit(BATCH)
	const columns = sql.join(
		key.map((column) => sql`${column}`),
		sql`, `,
	)
	const deleted = await db
		.delete(table)
		.where(key.length === 1 ? inArray(key[0]!, old) : sql`(${columns}) IN ${old}`)
		.returning({ one: sql<number>`1` })
	return deleted.length
}

/** Deletes what is older than its period, in portions. @returns how many rows those were */
export const forgetOldRows = async (db: Db, now: Date): Promise<number> => {
	let total = 0
	for (const period of retention) {
		for (;;) {
			const deleted = await forgetBatch(db, period, now)
			total += deleted
			if (deleted < BATCH) break
		}
	}
	return total
}
