import { useQuery } from '@tanstack/react-query'
import Coins from 'lucide-react/icons/coins'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { cx, sva } from '#styled/css'
import { panel } from '#styled/recipes'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { walletQuery } from './wallet.queries.ts'

const look = sva({
	slots: ['list', 'item', 'label', 'number', 'note'],
	base: {
		list: { display: 'grid', gap: '4', sm: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]' } },
		item: {
			display: 'flex',
			flexDirection: 'column-reverse',
			p: '5',
			'&[data-main=true]': { bg: 'gold.soft' },
		},
		label: { textStyle: 'small', color: 'ink.muted' },
		number: {
			textStyle: 'page',
			fontVariantNumeric: 'tabular-nums',
			display: 'flex',
			gap: '2',
			alignItems: 'center',
			'& svg': { color: 'gold.ink' },
		},
		note: { pt: '4', color: 'ink.muted', maxW: 'prose' },
	},
})()

/** The coins and points of an account; missing figures show as 0 (PRF-04, WAL-01). */
export const Wallet = () => {
	const { data, isError } = useQuery(walletQuery)
	const { data: account } = useQuery(accountQuery)
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="7rem" />
	const figures = [
		{ label: m.wallet_coins(), value: data.coins ?? 0, main: true },
		{ label: m.wallet_used(), value: data.used_coins ?? 0 },
		{ label: m.wallet_earned(), value: data.total_earned_coins ?? 0 },
		{ label: m.wallet_points(), value: account?.points ?? 0 },
	]
	return (
		<>
			<dl className={look.list}>
				{figures.map(({ label, value, main }) => (
					<div key={label} className={cx(panel(), look.item)} data-main={main}>
						<dt className={look.label}>{label}</dt>
						<dd className={look.number}>
							{main && <Coins aria-hidden="true" />}
							{wholeNumber(value)}
						</dd>
					</div>
				))}
			</dl>
			<p className={look.note}>{m.wallet_note()}</p>
			<p className={look.note}>{m.wallet_points_note()}</p>
		</>
	)
}
