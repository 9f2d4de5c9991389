import { insertCallBack } from '#server/call-back/call-back.store.ts'
import type { Db } from '#server/platform/database/open.ts'

/**
 * CBK-07: stores a call-back request as it was typed, a visitor's without an account.
 * @param keep what else belongs to the transaction
 */
export const storeCallBack = (
  db: Db,
  request: Parameters<typeof insertCallBack>[1],
  keep: (tx: Db) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await insertCallBack(tx, request)
    await keep(tx)
  })
