import { Link } from '@tanstack/react-router'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { CountMark } from '#ui/display/count-mark.tsx'

const frame = css({ position: 'relative' })

/** The cart and how much is in it; `9+` above nine (HDR-10). */
export const CartLink = ({ count }: { count: number }) => (
	<Link
		to="/cart"
		className={cx(button({ tone: 'quiet', size: 'icon' }), frame)}
		aria-label={m.header_cart({ count })}
		title={m.header_cart({ count })}
	>
		<ShoppingCart aria-hidden="true" />
		{count > 0 && <CountMark>{count > 9 ? '9+' : count}</CountMark>}
	</Link>
)
