import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readSearchBy, words } from '#api/search-fields.ts'
import { SignInGate } from '#features/people/session/sign-in-gate.tsx'
import { PurchaseSkeleton } from '#features/shop/purchase/purchase-skeleton.tsx'
import { PaymentReturn } from '#flows/purchase/payment-return.tsx'
import { m } from '#i18n/messages'
import { Page } from '#ui/layout/page.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const fields = readSearchBy({ order_id: words(60) })

const Return = () => {
  const { order_id } = Route.useSearch()
  const navigate = Route.useNavigate()
  const leave = useCallback(() => void navigate({ to: '/learning', replace: true }), [navigate])
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <Page>
      <SignInGate returnTo={href} pending={<PurchaseSkeleton />}>
        <PaymentReturn orderId={order_id} onLeave={leave} />
      </SignInGate>
    </Page>
  )
}

/** Where the payment provider's own page sends the buyer back to (PAY-02). */
export const Route = createFileRoute('/_signed-in/payment/return')({
  validateSearch: (raw): { order_id: string } => ({ order_id: fields(raw).order_id ?? '' }),
  ssr: false,
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.payment_return_title(), noindex: true }),
  component: Return,
})
