import { and, count, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'

const accountId = sql`${sql.placeholder('accountId')}::uuid`
const own = (accountId: string) => eq(notification.accountId, accountId)

/** One page of an account's notifications, newest first, with the language that it reads. */
export const findNotifications = (
	db: Db,
	accountId: string,
	page: { limit: number; offset: number },
) =>
	db
		.select({ ...getTableColumns(notification), language: account.language })
		.from(notification)
		.leftJoin(account, eq(account.id, notification.accountId))
		.where(own(accountId))
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
