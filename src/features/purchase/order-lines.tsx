import type { components } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Price } from '#ui/price.tsx'

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  listStyle: 'none',
  p: '0',
  m: '0',
})
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  alignItems: 'baseline',
})
const title = css({ minW: '0', overflowWrap: 'anywhere', fontWeight: 'medium' })

/** What is bought: each thing with its price before GST; the one before plan and promo code struck out (PUR-02, CRD-08). */
export const OrderLines = ({ lines }: { lines: readonly components['schemas']['QuoteLine'][] }) => (
  <ul className={list}>
    {lines.map((item) => (
      <li key={item.product_id} className={line}>
        <span className={title}>{item.title}</span>
        <Price amount={item.price - item.plan_discount - item.discount} before={item.price} />
      </li>
    ))}
  </ul>
)
