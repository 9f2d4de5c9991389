import { m } from '#i18n/messages'
import { grossOf } from '#machines/shop/purchase/gross-price.rules.ts'
import type { Quote } from '#openapi/v1.gen.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'

const root = css({ lg: { position: 'sticky', top: '20' } })
const heading = css({ textStyle: 'title', pb: '3' })
const list = css({ fontVariantNumeric: 'tabular-nums', pb: '4' })
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '4', py: '1' })
const total = css({
	fontWeight: 'bold',
	fontSize: 'lg',
	borderTopWidth: '1px',
	borderColor: 'line',
	mt: '2',
	pt: '3',
})
const note = css({ textStyle: 'small', color: 'ink.muted', pt: '3' })

type SummaryProps = { quote: Quote; buyable: boolean; onBuy: () => void }

/** Total of the cart with GST, and the button that buys all of it (CRT-03). */
export const CartSummary = ({ quote, buyable, onBuy }: SummaryProps) => {
	const { price, planDiscount } = grossOf({ ...quote, discount: 0, paidWithCoins: 0 })
	const rows = [
		{ label: m.order_price(), amount: price },
		{ label: m.order_plan_discount(), amount: -planDiscount },
	].filter(({ amount }, i) => i === 0 || amount !== 0)
	return (
		<section className={cx(panel({ pad: true }), root)} aria-label={m.cart_summary()}>
			<h2 className={heading}>{m.cart_summary()}</h2>
			<dl className={list}>
				{rows.map(({ label, amount }) => (
					<div key={label} className={row}>
						<dt>{label}</dt>
						<dd>{rupees(amount)}</dd>
					</div>
				))}
				<div className={cx(row, total)}>
					<dt>{m.order_total()}</dt>
					<dd>{rupees(quote.total)}</dd>
				</div>
				{quote.gst > 0 && (
					<div className={row}>
						<dt>{m.order_gst()}</dt>
						<dd>{m.order_gst_included({ amount: rupees(quote.gst) })}</dd>
					</div>
				)}
			</dl>
			<Button wide size="lg" disabled={!buyable} onClick={onBuy}>
				{m.cart_buy({ total: rupees(quote.total) })}
			</Button>
			<p className={note}>{buyable ? m.cart_promo_note() : m.cart_remove_first()}</p>
		</section>
	)
}
