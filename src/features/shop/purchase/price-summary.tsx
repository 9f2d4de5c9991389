import { GST_PERCENT, PAISE_PER_COIN } from '#domain/shop/purchase.rules.ts'
import { m } from '#i18n/messages'
import { grossOf } from '#machines/shop/purchase/gross-price.rules.ts'
import type { Quote } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { rupees } from '#ui/display/rupees.ts'

const list = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '1',
	m: '0',
	fontVariantNumeric: 'tabular-nums',
})
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '4', color: 'ink.muted' })
const less = css({ color: 'leaf' })
const total = css({
	display: 'flex',
	justifyContent: 'space-between',
	gap: '4',
	mt: '2',
	pt: '3',
	borderTopWidth: '1px',
	borderColor: 'line',
	textStyle: 'title',
	fontWeight: 'bold',
})

type Row = { name: string; amount: number; takesOff?: true }

/**
 * Price, discounts and coins with GST, what they add up to, and the GST in it (PUR-02, WAL-01,
 * CRD-04).
 */
export const PriceSummary = ({ quote }: { quote: Quote }) => {
	const paidWithCoins = quote.coins * PAISE_PER_COIN
	const { price, planDiscount, discount } = grossOf({ ...quote, paidWithCoins })
	const code = quote.promo?.code
	const rows: Row[] = [
		{ name: m.purchase_price(), amount: price },
		{ name: m.purchase_plan_discount(), amount: planDiscount, takesOff: true },
		{
			name: code ? m.purchase_discount_code({ code }) : m.purchase_discount(),
			amount: discount,
			takesOff: true,
		},
		{
			name: m.purchase_coins_spent({ count: quote.coins }),
			amount: paidWithCoins,
			takesOff: true,
		},
	]
	return (
		<dl className={list}>
			{rows
				.filter(({ amount }, i) => i === 0 || amount !== 0)
				.map(({ name, amount, takesOff }) => (
					<div key={name} className={row}>
						<dt>{name}</dt>
						<dd className={takesOff && less}>
							{takesOff ? `− ${rupees(amount)}` : rupees(amount)}
						</dd>
					</div>
				))}
			<div className={total}>
				<dt>{m.purchase_total()}</dt>
				<dd aria-live="polite">{rupees(quote.total)}</dd>
			</div>
			{quote.gst > 0 && (
				<div className={row}>
					<dt>{m.purchase_gst({ percent: GST_PERCENT })}</dt>
					<dd>{m.order_gst_included({ amount: rupees(quote.gst) })}</dd>
				</div>
			)}
		</dl>
	)
}
