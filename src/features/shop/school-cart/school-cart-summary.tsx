import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { inWholeRupees } from '#domain/shop/purchase.rules.ts'
import { ORDER_MOST } from '#domain/shop/school-checkout.rules.ts'
import { m } from '#i18n/messages'
import { roundingOf } from '#machines/shop/purchase/gross-price.rules.ts'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { schoolCartQuery } from './school-cart.queries.ts'
import { useSchoolQuote } from './use-school-quote.ts'

const sums = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '3',
	fontVariantNumeric: 'tabular-nums',
	'& div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
})
const heading = css({ textStyle: 'title', pb: '3' })
const below = css({ display: 'flex', flexDirection: 'column', gap: '3', pt: '4' })

type SummaryProps = {
	/** A quote was made of the cart. */
	onQuoted: (orderId: string) => void
}

/** Total of the school's cart with GST, and the button that creates a quote (PRC-01). */
export const SchoolCartSummary = ({ onQuoted }: SummaryProps) => {
	const { data } = useQuery(schoolCartQuery)
	const { totals, data: lines } = data!
	const form = useSchoolQuote(totals.total, onQuoted)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(form, (snapshot) => snapshot.hasTag('failed'))
	const isTooLarge = totals.total > ORDER_MOST
	const isSold = lines.every((line) => line.is_sold)
	const rounding = roundingOf(
		totals.total,
		lines.map((line) => inWholeRupees(line.total)),
	)
	const rows = [
		[m.licence_sum(), String(totals.licences)],
		...(rounding === 0 ? [] : [[m.order_rounding(), rupees(rounding)]]),
		[m.order_total(), rupees(totals.total)],
		[m.order_gst(), m.order_gst_included({ amount: rupees(totals.gst) })],
	]
	return (
		<section className={panel({ pad: true })} aria-labelledby="school-cart-sum">
			<h2 id="school-cart-sum" className={heading}>
				{m.cart_summary()}
			</h2>
			<dl className={sums}>
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<div className={below}>
				<Button
					wide
					size="lg"
					busy={busy}
					disabled={isTooLarge || !isSold}
					onClick={() => form.send({ type: 'form.submitted' })}
				>
					{m.licence_quote()}
				</Button>
				<p>{isSold ? m.licence_quote_hint() : m.licence_remove_first()}</p>
				{isTooLarge && <Notice kind="warning">{m.licence_too_large()}</Notice>}
				{failed && <Notice kind="warning">{m.licence_quote_failed()}</Notice>}
			</div>
		</section>
	)
}
