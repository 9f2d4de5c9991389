import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { PurchaseSkeleton } from '#features/purchase/purchase-skeleton.tsx'
import { SignInGate } from '#features/session/sign-in-gate.tsx'
import { PaymentReturn } from '#flows/purchase/payment-return.tsx'
import { m } from '#i18n/messages'
import { Page } from '#ui/page.tsx'
import { PageTitle } from '#ui/page-title.tsx'

const Return = () => {
  const { order_id } = Route.useSearch()
  const navigate = Route.useNavigate()
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <Page>
      <PageTitle>{m.payment_pending_title()}</PageTitle>
      <SignInGate returnTo={href} pending={<PurchaseSkeleton />}>
        <PaymentReturn
          orderId={order_id}
          onLeave={() => void navigate({ to: '/learning', replace: true })}
        />
      </SignInGate>
    </Page>
  )
}

/** Where the payment provider's own page sends the buyer back to (PAY-02). */
export const Route = createFileRoute('/payment/return')({
  validateSearch: ({ order_id }): { order_id: string } => ({
    order_id: typeof order_id === 'string' ? order_id.slice(0, 60) : '',
  }),
  component: Return,
})
