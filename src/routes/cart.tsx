import { createFileRoute } from '@tanstack/react-router'
import { askLogin } from '#app/ask-login.ts'
import { openPurchase } from '#app/open-purchase.ts'
import { useProcesses } from '#app/processes.ts'
import { useCardWorld } from '#features/card-action/card-world.ts'
import { CartPage } from '#features/cart/cart-page.tsx'
import { m } from '#i18n/messages'
import { PageTitle } from '#ui/page-title.tsx'

const Cart = () => {
  const processes = useProcesses()
  const { signedIn } = useCardWorld()
  const buy = (productIds: string[]) =>
    signedIn
      ? openPurchase(processes, productIds)
      : askLogin(processes, { returnTo: '/cart', action: 'checkout' })
  return (
    <>
      <PageTitle>{m.cart_title()}</PageTitle>
      <CartPage signedIn={signedIn} onBuy={buy} />
    </>
  )
}

export const Route = createFileRoute('/cart')({ component: Cart })
