import { fulfil } from '#server/order/fulfil.ts'
import { closeOrder, findOpenOrders, type Order } from '#server/order/order.store.ts'
import type { PaymentDeps } from '#server/payment/gateway.ts'

/** What a buyer is told of a payment. */
export type Receipt = {
  order_id: string
  payment_id: string | null
  status: 'paid' | 'pending' | 'failed'
}

/** Asks the provider how an order stands and fulfils it when its money is there. */
export const checkOrder = async (
  deps: PaymentDeps,
  due: Order,
  by: 'callback' | 'reconciler',
): Promise<Receipt> => {
  if (due.provider === 'none') return { order_id: due.id, payment_id: null, status: 'paid' }
  const report = due.providerOrderId
    ? await deps.gateways[due.provider].fetchReport(due.providerOrderId)
    : null
  const status =
    report?.status === 'paid'
      ? await fulfil(deps.db, due, report, by, deps.clock())
      : report?.status
  return { order_id: due.id, payment_id: report?.paymentId ?? null, status: status ?? 'failed' }
}

/** Orders younger than this are left to callback and webhook, in ms. */
const PATIENCE_MS = 60_000

/** The reconciler: fulfils paid orders nobody reported, closes those that ran out. Returns how many of each. */
export const reconcile = async (deps: PaymentDeps): Promise<{ paid: number; closed: number }> => {
  const now = deps.clock()
  const tally = { paid: 0, closed: 0 }
  for (const due of await findOpenOrders(deps.db, new Date(now.getTime() - PATIENCE_MS))) {
    try {
      const receipt = await checkOrder(deps, due, 'reconciler')
      if (receipt.status === 'paid') tally.paid += 1
      else if (
        receipt.status === 'failed' &&
        due.expiresAt <= now &&
        (await closeOrder(deps.db, due.id, 'cancelled', now))
      )
        tally.closed += 1
    } catch (error) {
      deps.log.warn({ order: due.id, reason: String(error) }, 'reconcile')
    }
  }
  return tally
}
