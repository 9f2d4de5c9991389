import { m } from '#i18n/messages'
import type { Order } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { rupees } from '#ui/display/rupees.ts'

const table = css({
	w: 'full',
	my: '5',
	fontVariantNumeric: 'tabular-nums',
	'& th, & td': {
		py: '2',
		borderBottomWidth: '1px',
		borderColor: 'line',
		textAlign: 'left',
		fontWeight: 'regular',
	},
	'& :is(th, td):last-child': { textAlign: 'right', whiteSpace: 'nowrap', pl: '4' },
	'& thead th': { textStyle: 'small', color: 'ink.muted' },
	'& tfoot tr:last-child > *': { fontWeight: 'bold', fontSize: 'lg', borderBottomWidth: '0' },
})

/**
 * Each product with its price, then discounts, tax, coins and the total; given in paise, shown in
 * rupees.
 */
export const ReceiptLines = ({ order }: { order: Order }) => {
	const sums = [
		{ label: m.order_price(), amount: order.price },
		{ label: m.order_plan_discount(), amount: -order.plan_discount },
		{ label: m.order_discount({ code: order.promo_code ?? '' }), amount: -order.discount },
		{ label: m.order_gst(), amount: order.gst },
		{ label: m.order_rounding(), amount: order.rounding },
		{ label: m.order_coins({ coins: order.coins }), amount: -order.coins * 100 },
	].filter(({ amount }) => amount !== 0)
	return (
		<table className={table}>
			<thead>
				<tr>
					<th scope="col">{m.order_item()}</th>
					<th scope="col">{m.order_price()}</th>
				</tr>
			</thead>
			<tbody>
				{order.lines.map((line) => (
					<tr key={line.product_id}>
						<td>{line.title}</td>
						<td>{rupees(line.price)}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				{sums.map(({ label, amount }) => (
					<tr key={label}>
						<th scope="row">{label}</th>
						<td>{rupees(amount)}</td>
					</tr>
				))}
				<tr>
					<th scope="row">{m.order_total()}</th>
					<td>{rupees(order.total)}</td>
				</tr>
			</tfoot>
		</table>
	)
}
