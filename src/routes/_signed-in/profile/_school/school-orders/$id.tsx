import { createFileRoute, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { buyingQuery, schoolOrderQuery } from '#features/shop/school-order/school-order.queries.ts'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const Process = lazy(async () => ({
	default: (await import('#flows/school-order/school-order-process.tsx')).SchoolOrderProcess,
}))

const Order = () => {
	const { id } = Route.useParams()
	return (
		<>
			<Breadcrumb here={m.checkout_sheet()}>
				<Link to="/profile/school-orders">{m.checkout_orders()}</Link>
			</Breadcrumb>
			<Heading>{m.checkout_sheet()}</Heading>
			<Suspense fallback={<Skeleton height="20rem" />}>
				<Process key={id} id={id} />
			</Suspense>
		</>
	)
}

/** PRC-01: one order of one's school; the server knows no other's. */
export const Route = createFileRoute('/_signed-in/profile/_school/school-orders/$id')({
	loader: async ({ context: { queryClient, forSchool }, params: { id } }) => {
		if (!(await forSchool)) return null
		const order = await orNotFound(queryClient.ensureQueryData(schoolOrderQuery(id)))
		await queryClient.ensureQueryData(buyingQuery)
		return order.quote_number
	},
	head: ({ match, loaderData }) =>
		pageHead(match.context.origin, {
			of: loaderData,
			title: m.checkout_sheet(),
			noindex: true,
		}),
	component: Order,
})
