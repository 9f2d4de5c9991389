import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import type { CoinEntry } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { small } from '#ui/look.ts'
import { coinEntriesQuery, PAGE_SIZE } from './wallet.queries.ts'

const row = css({
	display: 'flex',
	justifyContent: 'space-between',
	gap: '3',
	py: '3',
	borderTopWidth: '1px',
	borderColor: 'line',
})
const column = css({ display: 'flex', flexDirection: 'column', gap: '1' })

const words: Record<CoinEntry['reason'], () => string> = {
	earned: m.wallet_reason_earned,
	used: m.wallet_reason_used,
	returned: m.wallet_reason_returned,
	refunded: m.wallet_reason_refunded,
	taken_back: m.wallet_reason_taken_back,
	gift: m.wallet_reason_gift,
}

const signed = (coins: number): string =>
	coins < 0 ? `−${wholeNumber(-coins)}` : `+${wholeNumber(coins)}`

const Reason = ({ entry: { reason, order_id } }: { entry: CoinEntry }) =>
	order_id ? (
		<Link className={link()} to="/profile/purchase-history/$id" params={{ id: order_id }}>
			{words[reason]()}
		</Link>
	) : (
		words[reason]()
	)

/**
 * Every movement of coins: when, why with the way to its order, how many, and what was at hand then
 * (WAL-01).
 */
export const CoinEntries = ({ page }: { page: number }) => {
	const query = useQuery(coinEntriesQuery(page))
	return (
		<Section title={m.wallet_entries()}>
			<Loaded query={query}>
				{({ total, data }) => (
					<>
						{total === 0 && <p className={small}>{m.wallet_entries_none()}</p>}
						<ul>
							{data.map((entry) => (
								<li key={entry.id} className={row}>
									<span className={column}>
										<Reason entry={entry} />
										<span className={small}>{shortDate(entry.created_at)}</span>
									</span>
									<span className={column}>
										<strong>{m.wallet_entry({ coins: signed(entry.coins) })}</strong>
										<span className={small}>
											{m.wallet_balance({ coins: wholeNumber(entry.balance) })}
										</span>
									</span>
								</li>
							))}
						</ul>
						<Pagination
							page={page}
							pages={Math.ceil(total / PAGE_SIZE)}
							linkTo={(to, props) => (
								<Link to="/profile/vidya-coins" search={{ page: to }} {...props} />
							)}
						/>
					</>
				)}
			</Loaded>
		</Section>
	)
}
