import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Badge } from '#ui/badge.tsx'
import { Price } from '#ui/price.tsx'
import type { CardData } from './card.types.ts'

const row = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2' })

/** The price, the one before the plan struck out, and how much the plan takes off (CRD-04, CRD-08). */
export const CardPrice = ({ card, size }: { card: CardData; size?: 'md' | 'lg' }) => {
  const { price, old_price } = card
  const percent = price && old_price ? Math.round((1 - price / old_price) * 100) : 0
  return (
    <span className={row}>
      <Price amount={price} before={old_price} size={size} />
      {percent > 0 && <Badge tone="gold">{m.card_percent_off({ percent })}</Badge>}
    </span>
  )
}
