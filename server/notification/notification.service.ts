import {
  countNotifications,
  findNotifications,
  markRead,
} from '#server/notification/notification.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** NTF-01: one page of an account's notifications with the counts of all and of unread ones. */
export const listNotifications = async (
  db: Db,
  accountId: string,
  page: { limit?: number; offset?: number },
) => {
  const rows = await findNotifications(db, accountId, {
    limit: page.limit ?? 10,
    offset: page.offset ?? 0,
  })
  const data = rows.map((row) => ({
    notification_id: row.id,
    message: row.message,
    route: row.route,
    task_id: row.taskId,
    created_at: row.createdAt.toISOString(),
    read: row.readAt !== null,
  }))
  return { data, ...(await countNotifications(db, accountId)) }
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
