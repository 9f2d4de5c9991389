import { Link } from '@tanstack/react-router'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'

/**
 * A cart without anything; `onSignIn` where an account of this browser may hold something, which
 * cannot be seen signed out (CRT-02).
 */
export const EmptyCart = ({ onSignIn }: { onSignIn: (() => void) | null }) =>
	onSignIn ? (
		<EmptyState icon={<ShoppingCart />} title={m.cart_signed_out()} text={m.cart_signed_out_hint()}>
			<Button onClick={onSignIn}>{m.session_sign_in()}</Button>
			<Link className={button({ tone: 'outline' })} to="/learning">
				{m.learning_find()}
			</Link>
		</EmptyState>
	) : (
		<EmptyState icon={<ShoppingCart />} title={m.cart_empty()} text={m.cart_empty_hint()}>
			<Link className={button()} to="/learning">
				{m.learning_find()}
			</Link>
		</EmptyState>
	)
