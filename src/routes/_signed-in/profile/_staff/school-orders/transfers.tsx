import { createFileRoute } from '@tanstack/react-router'
import { transfersQuery } from '#features/shop/school-order/school-order.queries.ts'
import { TransferQueue } from '#features/shop/school-order/transfer-queue.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Transfers = () => (
  <>
    <Heading>{m.checkout_transfers()}</Heading>
    <p className={lead}>{m.checkout_transfers_lead()}</p>
    <TransferQueue />
  </>
)

/** PRC-01: what customer success confirms; the server refuses everybody else. */
export const Route = createFileRoute('/_signed-in/profile/_staff/school-orders/transfers')({
  loader: async ({ context: { queryClient, staff } }) => {
    if (await staff) await orNotFound(queryClient.ensureQueryData(transfersQuery))
  },
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.checkout_transfers(), noindex: true }),
  component: Transfers,
})
