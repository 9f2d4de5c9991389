import { createFileRoute, Link } from '@tanstack/react-router'
import { openRefundsQuery } from '#features/shop/refund/refund.queries.ts'
import { RefundQueue } from '#features/shop/refund/refund-queue.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { css } from '#styled/css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Waiting = () => (
  <>
    <Breadcrumb here={m.refund_queue()}>
      <Link to="/profile/refunds">{m.refund_title()}</Link>
    </Breadcrumb>
    <Heading>{m.refund_queue()}</Heading>
    <p className={lead}>{m.refund_queue_lead()}</p>
    <RefundQueue />
  </>
)

/** INV-03: what customer success decides; the server refuses everybody else. */
export const Route = createFileRoute('/_signed-in/profile/_staff/refunds/waiting')({
  loader: async ({ context: { queryClient, staff } }) => {
    if (await staff) await orNotFound(queryClient.ensureQueryData(openRefundsQuery))
  },
  head: ({ match }) => pageHead(match.context.origin, { title: m.refund_queue(), noindex: true }),
  component: Waiting,
})
