import { createFileRoute } from '@tanstack/react-router'
import { ordersQuery } from '#features/order/order.queries.ts'
import { PurchaseHistory } from '#features/order/purchase-history.tsx'
import { m } from '#i18n/messages'
import { waitForSession } from '#processes/session/wait-for-session.ts'
import { Heading } from '#ui/heading.tsx'
import { pageHead } from '#ui/page-head.ts'
import { readPageOnly } from './-read-page.ts'

const History = () => (
  <>
    <Heading>{m.header_purchase_history()}</Heading>
    <PurchaseHistory page={Route.useSearch().page ?? 1} />
  </>
)

export const Route = createFileRoute('/profile/purchase-history/')({
  validateSearch: readPageOnly,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, processes }, deps: { page = 1 } }) => {
    if (await waitForSession(processes)) void queryClient.prefetchQuery(ordersQuery(page))
  },
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.header_purchase_history(), noindex: true }),
  component: History,
})
