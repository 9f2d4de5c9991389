import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useCallback } from 'react'
import { readSearchBy, words } from '#api/search-fields.ts'
import { PurchaseSkeleton } from '#features/shop/purchase/purchase-skeleton.tsx'
import { PaymentReturn } from '#flows/purchase/payment-return.tsx'
import { m } from '#i18n/messages'
import { pageHead } from '#ui/layout/page-head.ts'

const fields = readSearchBy({ order_id: words(60) })

const Return = () => {
	const { order_id } = Route.useSearch()
	const navigate = Route.useNavigate()
	const leave = useCallback(() => void navigate({ to: '/learning', replace: true }), [navigate])
	return (
		<Suspense fallback={<PurchaseSkeleton />}>
			<PaymentReturn orderId={order_id} onLeave={leave} />
		</Suspense>
	)
}

/** Where the payment provider's own page sends the buyer back to (PAY-02). */
export const Route = createFileRoute('/_signed-in/payment/return')({
	validateSearch: (raw): { order_id: string } => ({ order_id: fields(raw).order_id ?? '' }),
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.payment_return_title(), noindex: true }),
	component: Return,
})
