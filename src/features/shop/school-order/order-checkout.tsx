import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { needsApproval } from '#domain/shop/school-checkout.rules.ts'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { rupees } from '#ui/display/rupees.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { smallRed, stack4 } from '#ui/look.ts'
import { OrderSheet } from './order-sheet.tsx'
import { CancelStep, DecideStep, RenewStep } from './order-steps.tsx'
import { failureWords } from './order-words.ts'
import { PayStep } from './pay-step.tsx'
import type { SchoolOrderData } from './school-order.queries.ts'
import { StatementForm } from './statement-form.tsx'
import type { SchoolCheckoutRef } from './use-school-checkout.ts'

type CheckoutProps = {
	ref: SchoolCheckoutRef
	order: SchoolOrderData
	isMain: boolean
	limit: number | null
}

/** One order of a school and what can be done with it now (PRC-01). */
export const OrderCheckout = ({ ref, order, isMain, limit }: CheckoutProps) => {
	const failure = useSelector(ref, ({ context }) => context.failure)
	const panel = useSelector(
		ref,
		(snapshot) => ({
			editing: snapshot.matches('editing') || snapshot.matches('submitting'),
			waiting:
				snapshot.matches('waiting') ||
				snapshot.matches('approving') ||
				snapshot.matches('rejecting'),
			payable:
				snapshot.matches('payable') || snapshot.matches('paying') || snapshot.matches('announcing'),
			over: ['expired', 'paid', 'cancelled', 'renewing', 'unrenewed'].some((state) =>
				snapshot.matches(state as 'expired'),
			),
			mayCancel:
				snapshot.can({ type: 'cancellation.requested' }) ||
				snapshot.matches('confirming') ||
				snapshot.matches('cancelling'),
		}),
		same,
	)
	const asks = needsApproval({ isMain, total: order.total, limit })
	return (
		<div className={stack4}>
			<OrderSheet order={order} />
			{order.status === 'rejected' && (
				<Notice kind="warning">
					{m.checkout_rejected({ name: order.decided_by ?? '', words: order.decision })}
				</Notice>
			)}
			{panel.editing && (
				<>
					{asks && (
						<Notice>
							{limit === null
								? m.checkout_asks_always()
								: m.checkout_asks({ limit: rupees(limit) })}
						</Notice>
					)}
					<StatementForm ref={ref} asks={asks} />
				</>
			)}
			{panel.waiting && <DecideStep ref={ref} order={order} decides={isMain} />}
			{panel.payable && <PayStep ref={ref} order={order} />}
			{order.is_expired && <Notice kind="warning">{m.checkout_expired()}</Notice>}
			{order.status === 'paid' && (
				<Notice>
					{m.checkout_done()}{' '}
					<Link className={link()} to="/profile/assign-licenses">
						{m.teachers_assign_licences()}
					</Link>
				</Notice>
			)}
			{failure && failure !== 'lacksWords' && (
				<p role="alert" className={smallRed}>
					{failureWords[failure]()}
				</p>
			)}
			{panel.mayCancel && <CancelStep ref={ref} />}
			{panel.over && <RenewStep ref={ref} />}
		</div>
	)
}

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)
