import { m } from '#i18n/messages'
import { planPriceOf } from '#machines/purchase/purchase.rules.ts'
import { css } from '#styled/css'
import { Badge } from '#ui/badge.tsx'
import { Price } from '#ui/price.tsx'
import type { CardData } from './card.types.ts'

const row = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2' })

type CardPriceProps = {
  card: CardData
  /** What the visitor's plan takes off, in percent; 0 or none without such a plan. */
  planPercent?: number
  size?: 'md' | 'lg'
}

/** The price; with a plan the original struck out and the plan's percent, else a price that was higher before (CRD-04, CRD-08). */
export const CardPrice = ({ card, planPercent = 0, size }: CardPriceProps) => {
  const { price, old_price } = card
  const isLowered = price !== null && price > 0 && planPercent > 0
  return (
    <span className={row}>
      <Price
        amount={isLowered ? planPriceOf(price, planPercent) : price}
        before={isLowered ? price : old_price}
        size={size}
      />
      {isLowered && <Badge tone="gold">{m.card_percent_off({ percent: planPercent })}</Badge>}
    </span>
  )
}
