import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orderQuery } from '#features/shop/purchase/purchase.queries.ts'
import { PurchaseSkeleton } from '#features/shop/purchase/purchase-skeleton.tsx'
import { openPurchase } from '#processes/open-purchase.ts'
import { useProcesses } from '#processes/processes.ts'
import { QueryError } from '#ui/list/query-error.tsx'

type PaymentReturnProps = {
	orderId: string
	/** Leaves this page when its purchase was closed. */
	onLeave: () => void
}

/**
 * Return from a provider's page: opens the purchase of the order, which checks the payment and
 * continues (PAY-02).
 */
export const PaymentReturn = ({ orderId, onLeave }: PaymentReturnProps) => {
	const { modals } = useProcesses()
	const { data: order, isError } = useQuery(orderQuery(orderId))
	const products = order?.lines.map((line) => line.product_id).join(',')
	useEffect(() => {
		if (products) openPurchase({ modals }, products.split(','), { orderId })
	}, [modals, products, orderId])
	useEffect(() => {
		const following = modals.on('modal.recorded', ({ interaction, kind, reason }) => {
			if (interaction === 'closed' && kind === 'purchase' && reason !== 'finished') onLeave()
		})
		return () => following.unsubscribe()
	}, [modals, onLeave])
	if (isError) return <QueryError />
	return order ? null : <PurchaseSkeleton />
}
