import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { refundsQuery } from './refund.queries.ts'
import { RefundRow } from './refund-row.tsx'

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

/** Every refund of the caller, newest first (PRF-01). */
export const RefundList = () => {
	const { data } = useSuspenseQuery(refundsQuery)
	if (data.length === 0)
		return (
			<EmptyState icon={<ReceiptText />} title={m.refund_none()} text={m.refund_none_hint()}>
				<Link className={button()} to="/profile/purchase-history">
					{m.header_purchase_history()}
				</Link>
			</EmptyState>
		)
	return (
		<ul className={list}>
			{data.map((entry) => (
				<RefundRow key={entry.id} entry={entry} />
			))}
		</ul>
	)
}
