import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Coins from 'lucide-react/icons/coins'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link, notice } from '#styled/recipes'
import { orderCoinsQuery } from './order.queries.ts'

const look = notice({ kind: 'info' })
const title = css({ fontWeight: 'bold' })

/** The coins that a payment earned; nothing where it earned none (PUR-05). */
export const CoinsEarned = ({ paymentId }: { paymentId: string }) => {
	const { data: coins = 0 } = useQuery(orderCoinsQuery(paymentId))
	if (coins === 0) return null
	return (
		<div className={look.root}>
			<Coins className={look.icon} aria-hidden="true" />
			<div className={look.text}>
				<h2 className={title}>{m.payment_coins_title({ product: brand() })}</h2>
				<p>{m.payment_coins({ n: coins })}</p>
				<Link className={link()} to="/profile/vidya-coins">
					{m.header_coins({ brand: brand() })}
				</Link>
			</div>
		</div>
	)
}
