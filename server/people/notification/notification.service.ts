import type { Readable } from 'node:stream'
import {
	type NotificationTopic,
	notificationChannels,
	topicOf,
} from '#domain/people/notification-topic.rules.ts'
import { enqueuePushes } from '#server/people/push/send-pushes.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { eventOf, versionOf } from './notification.rules.ts'
import {
	countAbout,
	countForAccounts,
	countNotifications,
	deleteNotifications,
	findListeners,
	findMuted,
	findNotifications,
	findReaders,
	insertNotifications,
	markAllRead,
	markRead,
	muteTopic,
	unmuteTopic,
} from './notification.store.ts'
import { readTold, type Told, wordsOf } from './told.rules.ts'

/**
 * NTF-01: one page of an account's notifications, all or those about a topic, with the counts of
 * them and of unread ones, and the version of them all.
 */
export const listNotifications = async (
	db: Db,
	accountId: string,
	page: { topic?: NotificationTopic; limit?: number; offset?: number },
) => {
	const { topic } = page
	const counted = await countNotifications(db, accountId)
	const rows = await findNotifications(db, accountId, {
		topic,
		limit: page.limit ?? 10,
		offset: page.offset ?? 0,
	})
	const data = rows.map((row) => ({
		notification_id: row.id,
		topic: topicOf(row.kind),
		message: readTold(row.kind, row.parameters, row.language ?? 'en') ?? row.message,
		route: row.route,
		task_id: row.taskId,
		created_at: row.createdAt.toISOString(),
		read: row.readAt !== null,
	}))
	const total = topic ? await countAbout(db, accountId, topic) : counted.total
	return { data, total, unread: counted.unread, version: versionOf(counted) }
}

/**
 * Marks a notification as read and returns how many are unread.
 * @throws Problem 404 not-found
 */
export const readNotification = async (
	db: Db,
	read: { accountId: string; id: string; now: Date },
): Promise<{ unread: number }> => {
	if (!(await markRead(db, read.accountId, read.id, read.now))) throw new Problem(404, 'not-found')
	return { unread: (await countNotifications(db, read.accountId)).unread }
}

/** Marks every notification of an account as read and returns how many are unread. */
export const readAllNotifications = async (
	db: Db,
	accountId: string,
	now: Date,
): Promise<{ unread: number }> => {
	await markAllRead(db, accountId, now)
	return { unread: (await countNotifications(db, accountId)).unread }
}

/** NTF-02: the topics about which an account's devices are not told, and no mails are sent. */
export const readNotificationTopics = async (db: Db, accountId: string) => ({
	muted: await findMuted(db, accountId, 'push'),
	muted_mails: await findMuted(db, accountId, 'mail'),
})

/**
 * NTF-02: tells an account about a topic on its devices or by mail, or not; the list has it either
 * way. A channel that is not named stays as it is.
 */
export const switchNotificationTopic = async (
	db: Db,
	accountId: string,
	{ topic, ...asked }: { topic: NotificationTopic; push?: boolean; mail?: boolean },
) => {
	for (const channel of notificationChannels)
		if (asked[channel] !== undefined)
			await (asked[channel] ? unmuteTopic : muteTopic)(db, { accountId, topic, channel })
	return readNotificationTopics(db, accountId)
}

/** Those of some accounts who want reminders and reports about a topic by mail (29.12). */
export const whoWantsMails = async (
	db: Db,
	accountIds: readonly string[],
	topic: NotificationTopic,
): Promise<ReadonlySet<string>> =>
	new Set(await findListeners(db, accountIds, { topic, channel: 'mail' }))

/**
 * NTF-03: opens a stream that sends each change of an account's notifications, from any process. It
 * ends with the session that opened it.
 * @param known the caller's version; if it is outdated, the current one is sent immediately
 * @throws Problem 429 too-many-requests, 503 busy
 */
export const followNotifications = async (
	{ db, streams }: Pick<Deps, 'db' | 'streams'>,
	{ accountId, sessionId }: { accountId: string; sessionId: string | null },
	known: unknown,
): Promise<Readable> => {
	const { answer, begin } = streams.open(accountId, sessionId)
	try {
		const version = versionOf(await countNotifications(db, accountId))
		begin(eventOf(version), version === known)
		return answer
	} catch (error) {
		answer.destroy()
		throw error
	}
}

/**
 * Notifies this process's streams that an account's notifications changed; null notifies all
 * streams.
 */
export const tellNotifications = async (
	{ db, streams, log }: Pick<Deps, 'db' | 'streams' | 'log'>,
	accountId: string | null,
): Promise<void> => {
	const following = streams.keys().filter((key) => accountId === null || key === accountId)
	if (following.length === 0) return
	try {
		for (const counted of await countForAccounts(db, following))
			streams.tell(counted.accountId, eventOf(versionOf(counted)))
	} catch (error) {
		log.warn({ code: codeOf(error) }, 'a change of notifications was not told')
	}
}

/**
 * NTF-01, NTF-02: tells accounts something in the language that each reads, and their devices
 * unless the account muted the topic; `route` is where it leads, `taskId` what it is about.
 */
export const notify = async (
	db: Db,
	accountIds: readonly string[],
	{ told, now, ...where }: { told: Told; route: string; taskId: string; now: Date },
): Promise<void> => {
	if (accountIds.length === 0) return
	const { kind, ...parameters } = told
	const readers = await findReaders(db, accountIds)
	for (const language of ['en', 'hi'] as const) {
		const ids = readers.filter((reader) => reader.language === language).map(({ id }) => id)
		const message = wordsOf(told, language)
		const row = { ...where, kind, parameters, message, createdAt: now }
		await insertNotifications(
			db,
			ids.map((accountId) => ({ ...row, accountId })),
		)
		const listeners = await findListeners(db, ids, { topic: topicOf(kind), channel: 'push' })
		await enqueuePushes(db, listeners, { body: message, route: where.route, now })
	}
}

/** Deletes the notifications about something that no longer exists. */
export const forgetNotifications = deleteNotifications
