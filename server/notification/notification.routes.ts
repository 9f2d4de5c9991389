import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { notification } from '#server/platform/database/schema/delivery.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** NTF-01: notifications of the signed-in. */
export const notificationHandlers = (deps: Deps): Handlers => {
  const { db } = deps
  const own = (accountId: string) => eq(notification.accountId, accountId)

  const unreadOf = async (accountId: string) =>
    (
      await db
        .select({ total: count() })
        .from(notification)
        .where(and(own(accountId), isNull(notification.readAt)))
    )[0]!.total

  return {
    listNotifications: async (call) => {
      const { id } = requireAccount(call)
      const [counted] = await db.select({ total: count() }).from(notification).where(own(id))
      const rows = await db
        .select()
        .from(notification)
        .where(own(id))
        .orderBy(desc(notification.createdAt), desc(notification.id))
        .limit(call.query.limit ?? 10)
        .offset(call.query.offset ?? 0)
      const data = rows.map((row) => ({
        notification_id: row.id,
        message: row.message,
        route: row.route,
        task_id: row.taskId,
        created_at: row.createdAt.toISOString(),
        read: row.readAt !== null,
      }))
      return { data, unread: await unreadOf(id), total: counted!.total }
    },

    readNotification: async (call) => {
      const { id } = requireAccount(call)
      const read = await db
        .update(notification)
        .set({ readAt: deps.clock() })
        .where(and(own(id), eq(notification.id, call.body.notification_id)))
        .returning({ id: notification.id })
      if (read.length === 0) throw new Problem(404, 'not-found')
      return { unread: await unreadOf(id) }
    },
  }
}
