import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Hourglass from 'lucide-react/icons/hourglass'
import { productPath } from '#domain/web/navigation.rules.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import type { Order } from '#openapi/v1.gen.ts'
import { css, cx, sva } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { rupees } from '#ui/display/rupees.ts'
import { outcomeOf } from './outcome-of.ts'
import { RefundNotices } from './refund-notices.tsx'

const look = sva({
	slots: ['root', 'icon', 'body', 'above', 'title', 'note', 'acts'],
	base: {
		root: { display: 'flex', flexDirection: { base: 'column', sm: 'row' }, gap: '4' },
		icon: { flexShrink: '0', '& svg': { w: '8', h: '8' } },
		body: { display: 'flex', flexDirection: 'column', gap: '2', flexGrow: '1', minW: '0' },
		above: { textStyle: 'small', fontWeight: 'bold' },
		title: { textStyle: 'page' },
		note: { color: 'ink.muted' },
		acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', pt: '3' },
	},
})()

const outcomes = {
	paid: {
		Icon: CircleCheck,
		tone: css({ color: 'leaf' }),
		above: m.payment_success_title,
		title: m.payment_success,
		text: ({ buyer }: Order) => m.order_mailed({ email: buyer.email }),
	},
	pending: {
		Icon: Hourglass,
		tone: css({ color: 'ink.muted' }),
		above: m.payment_pending_title,
		title: m.payment_pending,
		text: () => m.payment_pending_text(),
	},
	failed: {
		Icon: CircleX,
		tone: css({ color: 'red' }),
		above: m.payment_failed_title,
		title: m.payment_failed,
		text: () => m.order_unpaid_text(),
	},
}

/** Links: back to what was not paid, to the receipt and to the invoice. */
const OutcomeActs = ({ order: { id, status, lines, payment_id } }: { order: Order }) => {
	const outcome = outcomeOf(status)
	return (
		<div className={look.acts}>
			{outcome === 'failed' &&
				lines.map((line) => (
					<Link key={line.product_id} className={button()} to={productPath(line)}>
						{m.order_buy_again({ title: line.title })}
					</Link>
				))}
			<Link className={link()} to="/profile/purchase-history/$id" params={{ id }}>
				{outcome === 'paid' ? m.order_receipt() : m.order_details()}
			</Link>
			{payment_id && outcome === 'paid' && (
				<Link className={link()} to="/profile/purchase-history/$id/invoice" params={{ id }}>
					{m.invoice_title()}
				</Link>
			)}
		</div>
	)
}

/** Result of an order, first on its page: paid, pending, or not paid (PUR-05, PAY-01). */
export const OrderOutcome = ({ order }: { order: Order }) => {
	const { Icon, tone, above, title, text } = outcomes[outcomeOf(order.status)]
	return (
		<section className={cx(panel({ pad: true }), look.root)}>
			<div className={cx(look.icon, tone)}>
				<Icon aria-hidden="true" />
			</div>
			<div className={look.body}>
				<p className={cx(look.above, tone)}>{above()}</p>
				<h1 className={look.title}>{title()}</h1>
				<p className={look.note}>
					{rupees(order.total)} · {dateAndTime(order.paid_at ?? order.created_at)}
				</p>
				{order.receipt_number && (
					<p className={look.note}>{m.order_number({ number: order.receipt_number })}</p>
				)}
				<p>{text(order)}</p>
				<RefundNotices payments={order.payments} />
				<OutcomeActs order={order} />
			</div>
		</section>
	)
}
