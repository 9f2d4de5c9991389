import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CardSkeletons } from '#features/catalogue/card/card-skeletons.tsx'
import { relatedQuery } from '#features/catalogue/resource/resource.queries.ts'
import { orderLearningQuery } from '#features/learning/learning/learning.queries.ts'
import { LearningRow } from '#features/learning/learning/learning-row.tsx'
import { CoinsEarned } from '#features/shop/order/coins-earned.tsx'
import { orderQuery } from '#features/shop/order/order.queries.ts'
import { OrderOutcome } from '#features/shop/order/order-outcome.tsx'
import { outcomeOf } from '#features/shop/order/outcome-of.ts'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { resourceRow } from '#routes/-resource/resource-cards.tsx'
import { css } from '#styled/css'
import { pageHead } from '#ui/layout/page-head.ts'
import { ErrorState } from '#ui/list/error-state.tsx'
import { QuerySection } from '#ui/list/query-section.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** How often an order is asked about whose money is on its way, in ms. */
const ASK_AGAIN_MS = 4000

const titles = {
	paid: m.payment_success,
	pending: m.payment_pending_title,
	failed: m.payment_failed,
}

/**
 * The result of a purchase, then the bought resources with links to them, then similar ones
 * (PUR-05).
 */
const Paid = () => {
	const { id } = Route.useParams()
	const router = useRouter()
	const titled = Route.useLoaderData()?.status
	const { data: order } = useQuery({
		...orderQuery(id),
		refetchInterval: ({ state }) => state.data?.status === 'created' && ASK_AGAIN_MS,
	})
	const status = order?.status
	useEffect(() => {
		// The tab's title is the loader's: it is read again when the money has come.
		if (status && titled && status !== titled) void router.invalidate()
	}, [router, status, titled])
	if (!order) return <Skeleton height="16rem" />
	return (
		<>
			<OrderOutcome order={order} />
			{order.status === 'paid' && (
				<>
					<QuerySection
						title={m.order_bought()}
						query={orderLearningQuery(id)}
						pending={<Skeleton height="10rem" />}
						render={(rows) => (
							<ul className={list}>
								{rows.map((enrolment) => (
									<LearningRow key={enrolment.id} enrolment={enrolment} heading="h3" />
								))}
							</ul>
						)}
					/>
					{order.payment_id && <CoinsEarned paymentId={order.payment_id} />}
					<QuerySection
						title={m.resource_related()}
						query={relatedQuery(order.lines[0]!)}
						pending={<CardSkeletons count={3} oneRow />}
						render={(cards) => resourceRow(cards)}
					/>
				</>
			)}
		</>
	)
}

const Unread = () => {
	const router = useRouter()
	const retry = () => void router.invalidate()
	return <ErrorState title={m.order_unread()} text={m.order_unread_text()} onRetry={retry} />
}

export const Route = createFileRoute('/_signed-in/profile/purchase-history/$id_/paid')({
	loader: async ({ context: { queryClient, signedIn }, params: { id } }) => {
		if (!(await signedIn)) return
		return orNotFound(queryClient.ensureQueryData(orderQuery(id)))
	},
	head: ({ loaderData, match }) =>
		pageHead(match.context.origin, {
			of: loaderData?.receipt_number,
			title: titles[outcomeOf(loaderData?.status ?? 'created')](),
			noindex: true,
		}),
	errorComponent: Unread,
	component: Paid,
})
