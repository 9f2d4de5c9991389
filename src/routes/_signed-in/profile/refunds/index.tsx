import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { refundsQuery } from '#features/shop/refund/refund.queries.ts'
import { RefundList } from '#features/shop/refund/refund-list.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const Refunds = () => (
	<>
		<Heading>{m.refund_title()}</Heading>
		<p className={lead4}>{m.refund_lead()}</p>
		<Suspense fallback={<Skeleton height="20rem" />}>
			<RefundList />
		</Suspense>
	</>
)

export const Route = createFileRoute('/_signed-in/profile/refunds/')({
	loader: async ({ context: { queryClient, signedIn } }) => {
		if (await signedIn) void queryClient.prefetchQuery(refundsQuery)
	},
	head: ({ match }) => pageHead(match.context.origin, { title: m.refund_title(), noindex: true }),
	component: Refunds,
})
