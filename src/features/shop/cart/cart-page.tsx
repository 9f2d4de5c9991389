import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ErrorState } from '#ui/list/error-state.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { CartLine } from './cart-line.tsx'
import { CartNotices } from './cart-notices.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
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
	/**
	 * Somebody who was signed in on this browser before and is not any more: the cart of the account
	 * is not here.
	 */
	wasSignedIn: boolean
	onSignIn: () => void
	/** Buys everything in the cart as one order. */
	onBuy: (resourceIds: string[]) => void
	/** Shown below an empty cart. */
	suggestions: ReactNode
}

/**
 * The cart, local or on the server: its lines, its totals with GST, and buying all of it (CRT-01 to
 * CRT-03).
 */
export const CartPage = (props: CartPageProps) => {
	const { signedIn, wasSignedIn, onSignIn, onBuy, suggestions } = props
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
				<>
					<EmptyCart onSignIn={wasSignedIn ? onSignIn : null} />
					{suggestions}
				</>
			)}
			{!cart.pending && lines.length > 0 && (
				<div className={columns}>
					<ul>
						{lines.map((line) => (
							<CartLine
								key={line.id}
								line={line}
								busy={cart.changing.includes(line.id)}
								onRemove={() => cart.send({ type: 'item.removed', resourceId: line.id })}
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
