import { and, count, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import {
	kindsOfTopic,
	type NotificationChannel,
	type NotificationTopic,
} from '#domain/people/notification-topic.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { mutedMail, mutedTopic, notification } from './notification.tables.ts'

const accountId = sql`${sql.placeholder('accountId')}::uuid`
const own = (accountId: string) => eq(notification.accountId, accountId)

const isAbout = (topic: NotificationTopic) => inArray(notification.kind, [...kindsOfTopic[topic]])

/** How many notifications of an account are about a topic. */
export const countAbout = (db: Db, accountId: string, topic: NotificationTopic) =>
	db.$count(notification, and(own(accountId), isAbout(topic)))

const mutedOn = { push: mutedTopic, mail: mutedMail } as const

/** A topic that an account does not want on a channel. */
type Muted = { accountId: string; topic: NotificationTopic; channel: NotificationChannel }

/** Topics that an account does not want on a channel. */
export const findMuted = async (
	db: Db,
	accountId: string,
	channel: NotificationChannel,
): Promise<NotificationTopic[]> => {
	const table = mutedOn[channel]
	const rows = await db
		.select({ topic: table.topic })
		.from(table)
		.where(eq(table.accountId, accountId))
		.orderBy(table.topic)
	return rows.map(({ topic }) => topic)
}

/** Tells an account nothing about a topic on a channel. */
export const muteTopic = async (db: Db, { channel, ...row }: Muted): Promise<void> => {
	await db.insert(mutedOn[channel]).values(row).onConflictDoNothing()
}

/** Tells an account about a topic on a channel again. */
export const unmuteTopic = async (db: Db, { accountId, topic, channel }: Muted): Promise<void> => {
	const table = mutedOn[channel]
	await db.delete(table).where(and(eq(table.accountId, accountId), eq(table.topic, topic)))
}

/** Those of some accounts who want a topic on a channel. */
export const findListeners = async (
	db: Db,
	accountIds: readonly string[],
	{ topic, channel }: { topic: NotificationTopic | null; channel: NotificationChannel },
): Promise<string[]> => {
	if (topic === null || accountIds.length === 0) return [...accountIds]
	const table = mutedOn[channel]
	const rows = await db
		.select({ id: table.accountId })
		.from(table)
		.where(and(inArray(table.accountId, [...accountIds]), eq(table.topic, topic)))
	const muted = new Set(rows.map(({ id }) => id))
	return accountIds.filter((id) => !muted.has(id))
}

/** One page of an account's notifications, newest first, with the language that it reads. */
export const findNotifications = (
	db: Db,
	accountId: string,
	{ topic, ...page }: { topic: NotificationTopic | undefined; limit: number; offset: number },
) =>
	db
		.select({ ...getTableColumns(notification), language: account.language })
		.from(notification)
		.leftJoin(account, eq(account.id, notification.accountId))
		.where(and(own(accountId), topic && isAbout(topic)))
		.orderBy(desc(notification.createdAt), desc(notification.id))
		.limit(page.limit)
		.offset(page.offset)

/**
 * How many notifications an account has, how many of them are unread, and when the newest came, in
 * ms of Unix time.
 */
export type Counts = { total: number; unread: number; newest: string }

const counts = {
	total: count(),
	unread: count(sql`case when ${isNull(notification.readAt)} then 1 end`),
	newest: sql<string>`coalesce((extract(epoch from max(${notification.createdAt})) * 1000)::bigint, 0)::text`,
}

const ownCounts = prepare<Counts, { accountId: string }>(
	'counts of notifications',
	sql`select count(*)::int as total,
    (select count(*) from ${notification} where account_id = ${accountId} and read_at is null)::int as unread,
    coalesce((extract(epoch from max(created_at)) * 1000)::bigint, 0)::text as newest
  from ${notification} where account_id = ${accountId}`,
)

/** The counts of one account. */
export const countNotifications = async (db: Db, accountId: string): Promise<Counts> =>
	(await ownCounts(db, { accountId }))[0]!

/** The counts of several accounts, of those that have notifications. */
export const countForAccounts = (
	db: Db,
	accountIds: readonly string[],
): Promise<(Counts & { accountId: string })[]> =>
	db
		.select({ accountId: notification.accountId, ...counts })
		.from(notification)
		.where(inArray(notification.accountId, [...accountIds]))
		.groupBy(notification.accountId)

/** Marks an account's notification as read; false when it has none of this id. */
export const markRead = async (
	db: Db,
	accountId: string,
	id: string,
	now: Date,
): Promise<boolean> => {
	const rows = await db
		.update(notification)
		.set({ readAt: now })
		.where(and(own(accountId), eq(notification.id, id)))
		.returning({ id: notification.id })
	return rows.length === 1
}

/** Marks all notifications of an account as read. */
export const markAllRead = (db: Db, accountId: string, now: Date) =>
	db
		.update(notification)
		.set({ readAt: now })
		.where(and(own(accountId), isNull(notification.readAt)))

/** These accounts, by the language that they read. */
export const findReaders = (
	db: Db,
	accountIds: readonly string[],
): Promise<{ id: string; language: 'en' | 'hi' }[]> =>
	db
		.select({ id: account.id, language: account.language })
		.from(account)
		.where(inArray(account.id, [...accountIds]))

/** Writes a notification to several accounts. */
export const insertNotifications = async (
	db: Db,
	rows: (typeof notification.$inferInsert)[],
): Promise<void> => {
	if (rows.length > 0) await db.insert(notification).values(rows)
}

/** Deletes the notifications about a task. */
export const deleteNotifications = (db: Db, taskId: string) =>
	db.delete(notification).where(eq(notification.taskId, taskId))
