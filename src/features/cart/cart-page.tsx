import { Link } from '@tanstack/react-router'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CartLine } from './cart-line.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useCart } from './use-cart.ts'

const title = css({ textStyle: 'page', pt: '2', pb: '4' })
const columns = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  lg: { gridTemplateColumns: '[minmax(0, 1fr) 22rem]' },
})

type CartPageProps = {
  signedIn: boolean
  /** Buys everything in the cart as one order. */
  onBuy: (productIds: string[]) => void
}

/** The cart, local or on the server: its lines, its totals with GST, and buying all of it (CRT-01 to CRT-03). */
export const CartPage = ({ signedIn, onBuy }: CartPageProps) => {
  const cart = useCart(signedIn)
  const { lines, quote } = cart
  return (
    <Page>
      <Breadcrumb here={m.cart_title()}>
        <Link to="/">{m.home_title()}</Link>
      </Breadcrumb>
      <h1 className={title}>{m.cart_title()}</h1>
      <CartNotices cart={cart} signedIn={signedIn} />
      {cart.unreachable && <ErrorState text={m.cart_unreachable()} onRetry={cart.retry} />}
      {cart.pending && !cart.unreachable && <Skeleton height="14rem" />}
      {!cart.pending && !cart.unreachable && lines.length === 0 && (
        <EmptyState icon={<ShoppingCart />} title={m.cart_empty()} text={m.cart_empty_hint()}>
          <Link className={button()} to="/learning">
            {m.learning_find()}
          </Link>
        </EmptyState>
      )}
      {!cart.pending && lines.length > 0 && (
        <div className={columns}>
          <ul>
            {lines.map((line) => (
              <CartLine
                key={line.id}
                line={line}
                busy={cart.changing.includes(line.id)}
                onRemove={() => cart.send({ type: 'item.removed', courseId: line.id })}
              />
            ))}
          </ul>
          {quote && (
            <CartSummary
              quote={quote}
              buyable={lines.every(({ problem }) => problem === null || problem === 'covered')}
              onBuy={() => onBuy(lines.map(({ id }) => id))}
            />
          )}
        </div>
      )}
    </Page>
  )
}
