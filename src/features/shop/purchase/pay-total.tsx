import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { PromoState } from '#machines/shop/purchase/purchase.types.ts'
import type { Quote } from '#openapi/v1.gen.ts'
import { css, cx } from '#styled/css'
import { rupees } from '#ui/display/rupees.ts'
import type { PurchaseRef } from './use-purchase.ts'

const row = css({
	display: 'flex',
	flexWrap: 'wrap',
	justifyContent: 'space-between',
	alignItems: 'baseline',
	columnGap: '4',
	w: 'full',
	fontVariantNumeric: 'tabular-nums',
})
const note = css({ textStyle: 'small', color: 'ink.muted' })

/** Why the button waits for the promo code; null where it does not. */
const reasonOf = (kind: PromoState['kind']): string | null => {
	if (kind === 'none' || kind === 'valid') return null
	return kind === 'pending' ? m.purchase_waits_promo() : m.purchase_blocked_promo()
}

type PayTotalProps = { purchase: PurchaseRef; quote: Quote }

/**
 * Total and GST that the button charges, always visible beside it, and why the button is disabled
 * (PUR-02, PRM-01).
 */
export const PayTotal = ({ purchase, quote }: PayTotalProps) => {
	const reason = reasonOf(useSelector(purchase, ({ context }) => context.promo.kind))
	const busy = useSelector(purchase, (snapshot) => snapshot.hasTag('busy'))
	return (
		<>
			{quote.price > 0 && (
				<p className={row}>
					<strong>{m.purchase_total_amount({ amount: rupees(quote.total) })}</strong>
					{quote.gst > 0 && quote.coins === 0 && (
						<span className={note}>{m.purchase_incl_gst({ amount: rupees(quote.gst) })}</span>
					)}
				</p>
			)}
			{reason && !busy && <p className={cx(row, note)}>{reason}</p>}
		</>
	)
}
