import { m } from '#i18n/messages'
import type { Order } from '#openapi/v1.gen.ts'
import { rupees } from '#ui/display/rupees.ts'
import { Notice } from '#ui/layout/notice.tsx'

type Payments = Order['payments']

const words = {
	asked: m.order_refund_asked,
	sent: m.order_refund_sent,
	received: m.order_refund_received,
	failed: m.order_refund_failed,
}

/**
 * State of refunds: of money that the order could not use, or that was requested back (INV-03,
 * INV-04).
 */
export const RefundNotices = ({ payments }: { payments: Payments }) =>
	payments.map(
		({ id, refund }) =>
			refund && (
				<Notice key={id}>
					{(refund.reason === 'asked-for' && refund.status === 'asked'
						? m.refund_asked_receipt
						: words[refund.status])({ amount: rupees(refund.amount) })}
				</Notice>
			),
	)
