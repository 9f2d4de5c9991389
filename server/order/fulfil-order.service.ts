import { removeBought } from '#server/cart/bought.service.ts'
import { enrolBuyer } from '#server/learning/enrolment.service.ts'
import { coinsEarned, receiptNumber } from '#server/order/order.rules.ts'
import { markPaid } from '#server/order/order-state.store.ts'
import type { Settlement } from '#server/order/settlement.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { earnCoins } from '#server/wallet/wallet.service.ts'

/** Marks an order as paid, enrols its buyer in everything it brings, clears that from the cart and adds the coins it earns. */
export const fulfilOrder = async (
  tx: Db,
  { order, ids }: Settlement,
  paymentId: string,
  now: Date,
): Promise<void> => {
  const { accountId, id: orderId, total } = order
  await markPaid(tx, orderId, receiptNumber(orderId, now), now)
  const items = ids.map((resourceId) => ({ resourceId, source: 'purchase' as const }))
  await enrolBuyer(tx, { accountId, orderId, items, now })
  await removeBought(tx, accountId, ids)
  const coins = coinsEarned(total)
  await earnCoins(tx, { accountId, coins, reason: 'purchase', subjectId: paymentId, now })
}
