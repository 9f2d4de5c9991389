import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '#features/cart/cart-page.tsx'
import { m } from '#i18n/messages'
import { askLogin } from '#processes/ask-login.ts'
import { openPurchase } from '#processes/open-purchase.ts'
import { useProcesses } from '#processes/processes.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { pageHead } from '#ui/page-head.ts'

const Cart = () => {
  const processes = useProcesses()
  const { signedIn } = useViewer()
  const buy = (productIds: string[]) =>
    signedIn
      ? openPurchase(processes, productIds)
      : askLogin(processes, { returnTo: '/cart', action: 'checkout' })
  return <CartPage signedIn={signedIn} onBuy={buy} />
}

export const Route = createFileRoute('/cart')({
  ssr: false,
  head: ({ match }) => pageHead(match.context.origin, { title: m.cart_title(), noindex: true }),
  component: Cart,
})
