import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { billingQuery } from '#features/shop/billing/billing.queries.ts'
import { BillingForm } from '#features/shop/billing/billing-form.tsx'
import { ordersQuery } from '#features/shop/order/order.queries.ts'
import { PurchaseHistory } from '#features/shop/order/purchase-history.tsx'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const below = css({ pt: '8' })

const History = () => (
	<>
		<Heading>{m.header_purchase_history()}</Heading>
		<PurchaseHistory page={Route.useSearch().page ?? 1} />
		<div className={below}>
			<Suspense fallback={<Skeleton height="20rem" />}>
				<BillingForm />
			</Suspense>
		</div>
	</>
)

export const Route = createFileRoute('/_signed-in/profile/purchase-history/')({
	validateSearch: readPageOnly,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps: { page = 1 } }) => {
		if (!(await signedIn)) return
		void queryClient.prefetchQuery(ordersQuery(page))
		void queryClient.prefetchQuery(billingQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.header_purchase_history(),
			page: match.search.page,
			noindex: true,
		}),
	component: History,
})
