import { createFileRoute, Link } from '@tanstack/react-router'
import { invoicesQuery } from '#features/shop/invoice/invoice.queries.ts'
import { Invoices } from '#features/shop/invoice/invoices.tsx'
import { orderQuery } from '#features/shop/order/order.queries.ts'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { css } from '#styled/css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const screen = css({ _print: { display: 'none' } })

const Invoice = () => {
	const { id } = Route.useParams()
	return (
		<>
			<div className={screen}>
				<Breadcrumb here={m.invoice_title()}>
					<Link to="/profile/purchase-history">{m.header_purchase_history()}</Link>
					<Link to="/profile/purchase-history/$id" params={{ id }}>
						{m.order_receipt()}
					</Link>
				</Breadcrumb>
				<Heading>{m.invoice_title()}</Heading>
			</div>
			<Invoices orderId={id} />
		</>
	)
}

export const Route = createFileRoute('/_signed-in/profile/purchase-history/$id_/invoice')({
	loader: async ({ context: { queryClient, signedIn }, params: { id } }) => {
		if (!(await signedIn)) return null
		const order = await orNotFound(queryClient.ensureQueryData(orderQuery(id)))
		await queryClient.ensureQueryData(invoicesQuery(id))
		return order.receipt_number
	},
	head: ({ match, loaderData }) =>
		pageHead(match.context.origin, {
			of: loaderData,
			title: m.invoice_title(),
			noindex: true,
		}),
	component: Invoice,
})
