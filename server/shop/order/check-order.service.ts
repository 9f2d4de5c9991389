import type { PaymentDeps, PaymentReport } from '#server/platform/payment/gateway.ts'
import { gatewayOf } from '#server/shop/payment/configured.rules.ts'
import { findPayments, type Payment } from '#server/shop/payment/payment.service.ts'
import type { Order } from './order.store.ts'
import { freeReceipt, type Receipt, receiptOf } from './receipt.rules.ts'
import { settlePayment } from './settle.service.ts'

type Books = Awaited<ReturnType<typeof findPayments>>

/** Returns true if the books do not have a reported payment with this status. */
const isNews = ({ paymentId, status }: PaymentReport, recorded: Books): boolean => {
	if (status !== 'paid' && status !== 'refunded') return false
	const known = recorded.find(({ payment }) => payment.id === paymentId)
	return !known || (status === 'refunded' && known.payment.status === 'captured')
}

/**
 * Returns true if our records answer a buyer: they have the named payment, or else the order is
 * paid.
 */
const isRecorded = (due: Order, recorded: Books, paymentId: string | undefined): boolean =>
	paymentId === undefined
		? due.status === 'paid'
		: recorded.some(({ payment }) => payment.id === paymentId)

/**
 * Fetches every payment of an order from the provider, settles each, and returns the receipt of
 * `paymentId` or of the order. If the payment is recorded, as after a webhook, a buyer is answered
 * without the provider.
 * @throws Problem 501 provider-not-configured, 502 provider-unreachable
 */
export const checkOrder = async (
	deps: PaymentDeps,
	due: Order,
	by: Payment['reportedBy'],
	paymentId?: string,
): Promise<Receipt> => {
	if (due.provider === 'none') return freeReceipt(due.id)
	const recorded = await findPayments(deps.db, due.id)
	const isSettled = by === 'callback' && isRecorded(due, recorded, paymentId)
	const reports =
		due.providerOrderId && !isSettled
			? await gatewayOf(deps.gateways, due.provider).fetchReports(due.providerOrderId)
			: []
	const news = reports.filter((report) => isNews(report, recorded))
	for (const report of news) await settlePayment(deps, due, report, by, deps.clock())
	const books = news.length > 0 ? await findPayments(deps.db, due.id) : recorded
	return receiptOf(due.id, books, reports, paymentId)
}
