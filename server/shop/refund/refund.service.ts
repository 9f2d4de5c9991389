import { inParallel } from '#server/platform/in-parallel.ts'
import type { PaymentDeps, ProviderName, RefundReport } from '#server/platform/payment/gateway.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { gatewayOf } from '#server/shop/payment/configured.rules.ts'
import { holdBuyer } from '#server/shop/payment/payment.service.ts'
import { followRefund } from './follow-refund.service.ts'
import { REFUND_ATTEMPTS, refundStatusOf } from './refund.rules.ts'
import { claimDueRefunds, insertRefund, moveRefund, type Refund } from './refund.store.ts'
import { returnPayment } from './return-payment.service.ts'
import { stuckRefundMail } from './stuck-refund-mail.ts'

export { findRefundable } from './return-whole.service.ts'
export { insertRefund }

const BATCH = 100
const AT_ONCE = 5

/**
 * Stores a provider's report of a refund that the shop asked for. A manual one may be partial and
 * is not stored here.
 */
export const noteRefund = async (
	deps: PaymentDeps,
	report: RefundReport,
	attempts: number,
): Promise<void> => {
	const status = refundStatusOf(report.status, attempts)
	await deps.db.transaction(async (tx) => {
		const now = deps.clock()
		const due = await holdBuyer(tx, report.paymentId)
		const moved = due && (await moveRefund(tx, report, status, now))
		if (!moved) return
		if (status === 'received' && moved.isWhole) await returnPayment(tx, deps, due.id, now)
		if (status === 'sent' && moved.isWhole)
			await followRefund(tx, deps, { orderId: due.orderId, status }, now)
		if (status === 'failed')
			await deps.mails.enqueue(
				tx,
				stuckRefundMail({ ...due, amount: moved.amount }, deps.config.site.contact.email),
			)
	})
	if (status === 'failed') deps.log.error({ payment: report.paymentId }, 'refund failed for good')
}

const send = async (deps: PaymentDeps, due: Refund, provider: ProviderName) => {
	try {
		const report = await gatewayOf(deps.gateways, provider).refund({
			refundId: due.id,
			paymentId: due.paymentId,
			amount: due.amount,
		})
		await noteRefund(deps, { ...report, ownId: due.id }, due.attempts)
	} catch (error) {
		deps.log.warn({ payment: due.paymentId, code: codeOf(error) }, 'refund not sent')
		if (due.attempts >= REFUND_ATTEMPTS)
			await noteRefund(
				deps,
				{
					...{ paymentId: due.paymentId, refundId: due.providerRefundId ?? '', ownId: due.id },
					status: 'failed',
				},
				due.attempts,
			)
	}
}

/**
 * INV-04: sends due refunds to their providers and checks those in progress. Returns their number.
 */
export const sendRefunds = async (deps: PaymentDeps): Promise<number> => {
	const due = await claimDueRefunds(deps.db, BATCH, deps.clock())
	await inParallel(due, AT_ONCE, ({ refund, provider }) => send(deps, refund, provider))
	return due.length
}
