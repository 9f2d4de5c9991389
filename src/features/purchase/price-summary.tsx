import { m } from '#i18n/messages'
import { GST_PERCENT, PAISE_PER_COIN } from '#machines/purchase/purchase.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { rupees } from '#ui/rupees.ts'

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

/** Price, discounts, GST, rounding and coins, and what they add up to (PUR-02, WAL-01). */
export const PriceSummary = ({ quote }: { quote: components['schemas']['Quote'] }) => {
  const rows: Row[] = [
    { name: m.purchase_price(), amount: quote.price },
    { name: m.purchase_plan_discount(), amount: quote.plan_discount, takesOff: true },
    {
      name: quote.promo
        ? m.purchase_discount_code({ code: quote.promo.code })
        : m.purchase_discount(),
      amount: quote.discount,
      takesOff: true,
    },
    { name: m.purchase_gst({ percent: GST_PERCENT }), amount: quote.gst },
    { name: m.purchase_rounding(), amount: quote.rounding },
    {
      name: m.purchase_coins_spent({ count: quote.coins }),
      amount: quote.coins * PAISE_PER_COIN,
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
    </dl>
  )
}
