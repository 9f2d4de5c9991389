import { priceWithGst } from '#domain/shop/purchase.rules.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { roundingOf } from '#machines/shop/purchase/gross-price.rules.ts'
import { cx, sva } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Badge } from '#ui/display/badge.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { lookOf } from './order-words.ts'
import type { SchoolOrderData } from './school-order.queries.ts'

const look = sva({
	slots: ['root', 'row', 'note', 'line', 'total'],
	base: {
		root: {
			display: 'flex',
			flexDirection: 'column',
			gap: '3',
			fontVariantNumeric: 'tabular-nums',
		},
		row: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' },
		note: { textStyle: 'small', color: 'ink.muted' },
		line: { display: 'flex', justifyContent: 'space-between', gap: '4' },
		total: { fontWeight: 'bold' },
	},
})()

const datesOf = (order: SchoolOrderData): string =>
	[
		m.checkout_made({ name: order.buyer, date: shortDate(order.created_at) }),
		order.paid_at === null && m.checkout_valid({ date: shortDate(order.valid_until) }),
		order.submitted_at && m.checkout_ordered({ date: shortDate(order.submitted_at) }),
		order.decided_by && m.checkout_decided({ name: order.decided_by }),
		order.paid_at && m.checkout_paid_on({ date: shortDate(order.paid_at) }),
		order.cancelled_at && m.checkout_cancelled_on({ date: shortDate(order.cancelled_at) }),
	]
		.filter(Boolean)
		.join(' · ')

/** Items, total, status and documents of a quote or order (PRC-01). */
export const OrderSheet = ({ order }: { order: SchoolOrderData }) => {
	const file = (kind: string) =>
		`/profile/school-orders/${order.id}/${kind}.pdf?language=${getLocale()}`
	const files = [
		{ href: file('quote'), label: m.checkout_quote_file() },
		order.invoice && {
			href: file('invoice'),
			label: m.checkout_invoice_file({ number: order.invoice }),
		},
		order.credit_note && {
			href: file('credit-note'),
			label: m.refund_credit_note({ number: order.credit_note }),
		},
	].filter((one) => typeof one === 'object' && one !== null)
	const lines = order.lines.map((line) => ({ ...line, gross: priceWithGst(line.price) }))
	const rounding = roundingOf(
		order.total,
		lines.map(({ gross }) => gross),
	)
	return (
		<section className={cx(panel({ pad: true }), look.root)} aria-label={m.checkout_sheet()}>
			<div className={look.row}>
				<Badge tone={lookOf(order).tone}>{lookOf(order).word()}</Badge>
				{order.purchase_order && (
					<span>{m.checkout_purchase_order({ number: order.purchase_order })}</span>
				)}
			</div>
			<p className={look.note}>{datesOf(order)}</p>
			<ul>
				{lines.map((line) => (
					<li key={line.product_id} className={look.line}>
						<span>{`${line.title} × ${line.quantity}`}</span>
						<span>
							{rupees(line.gross)} <span className={look.note}>{m.app_with_gst()}</span>
						</span>
					</li>
				))}
			</ul>
			<dl>
				{rounding !== 0 && (
					<div className={look.line}>
						<dt>{m.order_rounding()}</dt>
						<dd>{rupees(rounding)}</dd>
					</div>
				)}
				<div className={cx(look.line, look.total)}>
					<dt>{m.order_total()}</dt>
					<dd>{rupees(order.total)}</dd>
				</div>
				<div className={look.line}>
					<dt>{m.order_gst()}</dt>
					<dd>{m.order_gst_included({ amount: rupees(order.gst) })}</dd>
				</div>
			</dl>
			<div className={look.row}>
				{files.map(({ href, label }) => (
					<a key={href} className={link()} href={href} download>
						{label}
					</a>
				))}
			</div>
		</section>
	)
}
