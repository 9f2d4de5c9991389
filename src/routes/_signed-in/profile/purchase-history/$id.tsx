import { createFileRoute } from '@tanstack/react-router'
import { orderQuery } from '#features/shop/order/order.queries.ts'
import { Receipt } from '#features/shop/order/receipt.tsx'
import { refundTermsQuery } from '#features/shop/refund/refund.queries.ts'
import { RefundRequest } from '#features/shop/refund/refund-request.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const Order = () => (
	<>
		<Receipt id={Route.useParams().id} />
		<RefundRequest key={Route.useParams().id} orderId={Route.useParams().id} />
	</>
)

export const Route = createFileRoute('/_signed-in/profile/purchase-history/$id')({
	loader: async ({ context: { queryClient, signedIn }, params: { id } }) => {
		if (!(await signedIn)) return null
		const order = await orNotFound(queryClient.ensureQueryData(orderQuery(id)))
		await queryClient.ensureQueryData(refundTermsQuery(id))
		return order.receipt_number
	},
	head: ({ match, loaderData }) =>
		pageHead(match.context.origin, {
			of: loaderData,
			title: m.order_receipt(),
			noindex: true,
		}),
	component: Order,
})
