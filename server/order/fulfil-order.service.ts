import { removeBought } from '#server/cart/bought.service.ts'
import { issueInvoice, mailInvoice } from '#server/invoice/invoice.service.ts'
import { enrolBuyer } from '#server/learning/enrolment.service.ts'
import { coinsEarned, receiptNumber } from '#server/order/order.rules.ts'
import { markPaid } from '#server/order/order-state.store.ts'
import type { Settlement } from '#server/order/settlement.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { earnCoins } from '#server/wallet/wallet.service.ts'

/** What settling a payment needs beside its transaction. */
export type SettlementDeps = Pick<Deps, 'db' | 'mails' | 'config'>

/** Marks an order as paid, enrols its buyer in everything it brings, clears that from the cart, adds the coins it earns, and mails the invoice. */
export const fulfilOrder = async (
  tx: Db,
  deps: SettlementDeps,
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
  const invoice = await issueInvoice(tx, deps.config, { orderId, paymentId }, now)
  await mailInvoice(tx, deps, invoice)
}
