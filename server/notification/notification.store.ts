import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { notification } from '#server/platform/database/schema/delivery.ts'

const own = (accountId: string) => eq(notification.accountId, accountId)

/** One page of an account's notifications, newest first. */
export const findNotifications = (
  db: Db,
  accountId: string,
  page: { limit: number; offset: number },
) =>
  db
    .select()
    .from(notification)
    .where(own(accountId))
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(page.limit)
    .offset(page.offset)

/** How many notifications an account has, and how many of them are unread. */
export const countNotifications = async (db: Db, accountId: string) => {
  const [row] = await db
    .select({
      total: count(),
      unread: count(sql`case when ${isNull(notification.readAt)} then 1 end`),
    })
    .from(notification)
    .where(own(accountId))
  return row!
}

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
