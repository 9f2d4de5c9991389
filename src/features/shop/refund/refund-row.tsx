import { Link } from '@tanstack/react-router'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { rupees } from '#ui/display/rupees.ts'
import { rowLook as look } from '#ui/list/row-look.ts'
import type { RefundEntry } from './refund.queries.ts'
import { RefundState } from './refund-state.tsx'
import { sayRefund } from './refund-words.ts'

const datesOf = (entry: RefundEntry): string => {
	const { asked_at, decided_at, sent_at, received_at, origin } = entry
	const begun = origin === 'asked' ? m.refund_on_asked : m.refund_on_owed
	return [
		begun({ date: shortDate(asked_at) }),
		origin === 'asked' && decided_at && m.refund_on_decided({ date: shortDate(decided_at) }),
		sent_at && m.refund_on_sent({ date: shortDate(sent_at) }),
		received_at && m.refund_on_received({ date: shortDate(received_at) }),
	]
		.filter(Boolean)
		.join(' · ')
}

/** One refund: items, amount, status and its date, with the order and the credit note (INV-03). */
export const RefundRow = ({ entry }: { entry: RefundEntry }) => {
	const { order_id: id, titles, amount, credit_note: number, receipt_number } = entry
	return (
		<li className={cx(panel(), look.root)}>
			<div className={look.row}>
				<h2 className={look.title}>{titles.join(', ')}</h2>
				<RefundState status={entry.status} />
			</div>
			<p className={look.number}>{rupees(amount)}</p>
			<p>{sayRefund(entry)}</p>
			<p className={look.note}>{datesOf(entry)}</p>
			<div className={look.row}>
				<Link className={link()} to="/profile/purchase-history/$id" params={{ id }}>
					{m.refund_order()} {receipt_number}
				</Link>
				{number && (
					<Link className={link()} to="/profile/purchase-history/$id/invoice" params={{ id }}>
						{m.refund_credit_note({ number })}
					</Link>
				)}
			</div>
		</li>
	)
}
