import { listNotifications, readNotification } from '#server/notification/notification.service.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** NTF-01: notifications of the signed-in. */
export const notificationHandlers = (deps: Deps): Handlers => ({
  listNotifications: (call) => listNotifications(deps.db, requireAccount(call).id, call.query),

  readNotification: (call) =>
    readNotification(deps.db, {
      accountId: requireAccount(call).id,
      id: call.body.notification_id,
      now: deps.clock(),
    }),
})
