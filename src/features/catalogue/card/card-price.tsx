import { planPriceOf, priceWithGst } from '#domain/shop/purchase.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Badge } from '#ui/display/badge.tsx'
import { Price } from '#ui/display/price.tsx'
import type { CardData } from './card.types.ts'

const row = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2' })

type CardPriceProps = {
	card: Pick<CardData, 'price' | 'old_price'>
	/**
	 * Discount of the visitor's plan, in percent; 0 or none without such a plan, 100 if it is
	 * included.
	 */
	planPercent?: number
	size?: 'md' | 'lg'
}

/**
 * The price with GST; with a plan the original struck out and the plan's percent, or that the plan
 * includes it, else a price that was higher before (CRD-04, CRD-08).
 */
export const CardPrice = ({ card, planPercent = 0, size }: CardPriceProps) => {
	const price = card.price ?? 0
	const isLowered = price > 0 && planPercent > 0
	const before = isLowered ? price : card.old_price
	return (
		<span className={row}>
			<Price
				amount={priceWithGst(planPriceOf(price, isLowered ? planPercent : 0))}
				before={before && priceWithGst(before)}
				size={size}
			/>
			{isLowered && planPercent < 100 && (
				<Badge tone="gold">{m.card_percent_off({ percent: planPercent })}</Badge>
			)}
			{isLowered && planPercent === 100 && <Badge tone="leaf">{m.card_in_plan()}</Badge>}
		</span>
	)
}
