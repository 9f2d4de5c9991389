import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { OrderCheckout } from '#features/shop/school-order/order-checkout.tsx'
import { factsOf } from '#features/shop/school-order/school-checkout.actors.ts'
import { buyingQuery, schoolOrderQuery } from '#features/shop/school-order/school-order.queries.ts'
import { useSchoolCheckout } from '#features/shop/school-order/use-school-checkout.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useSchoolPayment } from './use-school-payment.ts'

/**
 * Joins the checkout of a school's order with the payment in the provider's widget (PRC-01,
 * PAY-01).
 */
export const SchoolOrderProcess = ({ id }: { id: string }) => {
	const formId = useId()
	const { data: order } = useSuspenseQuery(schoolOrderQuery(id))
	const { data: account } = useSuspenseQuery(accountQuery)
	const { data: buying } = useSuspenseQuery(buyingQuery)
	const { billing } = order
	const ref = useSchoolCheckout(
		formId,
		{
			orderId: id,
			facts: factsOf(order),
			request: {
				resourceIds: [],
				name: account.displayName,
				email: account.email,
				phone: account.phone ?? '',
				...{ promoCode: null, coins: 0, total: order.total },
			},
			given: {
				purchaseOrder: order.purchase_order,
				stateCode: billing.state_code,
				businessName: billing.business_name || (account.school?.name ?? ''),
				address: billing.address,
				gstin: billing.gstin,
				words: '',
			},
		},
		useSchoolPayment(id),
	)
	return (
		<div id={formId}>
			<OrderCheckout
				ref={ref}
				order={order}
				isMain={account.roles.includes('main_poc')}
				limit={buying.approval_limit}
			/>
		</div>
	)
}
