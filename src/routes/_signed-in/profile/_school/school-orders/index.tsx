import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { BuyingLimit } from '#features/shop/school-order/buying-limit.tsx'
import { OrderList } from '#features/shop/school-order/order-list.tsx'
import { buyingQuery, schoolOrdersQuery } from '#features/shop/school-order/school-order.queries.ts'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const below = css({ pt: '8' })

const Orders = () => {
	const { page = 1 } = Route.useSearch()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Heading>{m.checkout_orders()}</Heading>
			<p className={lead4}>{m.checkout_lead()}</p>
			<OrderList page={page} />
			<div className={below}>
				<BuyingLimit />
			</div>
		</Suspense>
	)
}

export const Route = createFileRoute('/_signed-in/profile/_school/school-orders/')({
	validateSearch: readPageOnly,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, forSchool }, deps: { page = 1 } }) => {
		if (!(await forSchool)) return
		void queryClient.prefetchQuery(schoolOrdersQuery(page))
		void queryClient.prefetchQuery(buyingQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.checkout_orders(),
			page: match.search.page,
			noindex: true,
		}),
	component: Orders,
})
