import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { rupees } from '#ui/rupees.ts'

type Invoice = components['schemas']['Invoice']
type Taxed = Record<'taxable' | 'cgst' | 'sgst' | 'igst', number>

const scroll = css({ overflowX: 'auto', my: '5' })
const table = css({
  w: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: '2',
    pl: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontWeight: 'regular',
  },
  '& :is(th, td):first-child': {
    pl: '0',
    textAlign: 'left',
    whiteSpace: 'normal',
    minW: '[10rem]',
  },
  '& thead th': { textStyle: 'small', color: 'ink.muted' },
  '& tfoot th': { textAlign: 'right' },
  '& tr[data-total] > *': { fontWeight: 'bold' },
})

/** Each thing that was sold with its tax, and how the total comes about; exact to the paisa. */
export const InvoiceLines = ({ invoice }: { invoice: Invoice }) => {
  const isInterState = invoice.place_of_supply !== invoice.supplier.state_code
  const percent = invoice.rate_percent / (isInterState ? 1 : 2)
  const taxes = isInterState
    ? [{ key: 'igst' as const, label: m.invoice_igst({ percent }) }]
    : [
        { key: 'cgst' as const, label: m.invoice_cgst({ percent }) },
        { key: 'sgst' as const, label: m.invoice_sgst({ percent }) },
      ]
  const cells = (of: Taxed) => [
    { key: 'taxable', paise: of.taxable },
    ...taxes.map(({ key }) => ({ key, paise: of[key] })),
    { key: 'sum', paise: of.taxable + of.cgst + of.sgst + of.igst },
  ]
  const sums = [
    { label: m.invoice_rounding(), paise: invoice.rounding, isTotal: false },
    { label: m.invoice_total(), paise: invoice.total, isTotal: true },
    ...(invoice.coins > 0
      ? [
          {
            label: m.invoice_paid_with_coins({ coins: invoice.coins }),
            paise: -invoice.coins * 100,
            isTotal: false,
          },
          { label: m.invoice_paid(), paise: invoice.total - invoice.coins * 100, isTotal: false },
        ]
      : []),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is scrolled sideways has to be reached by keyboard (WCAG 2.1.1).
    <section className={scroll} tabIndex={0} aria-label={m.invoice_title()}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{m.invoice_item()}</th>
            <th scope="col">{m.invoice_sac()}</th>
            <th scope="col">{m.invoice_taxable()}</th>
            {taxes.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{m.invoice_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice never change.
            <tr key={i}>
              <td>{line.title}</td>
              <td>{line.sac}</td>
              {cells(line).map(({ key, paise }) => (
                <td key={key}>{rupees(paise)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, paise, isTotal }) => (
            <tr key={label} data-total={isTotal || undefined}>
              <th scope="row" colSpan={3 + taxes.length}>
                {label}
              </th>
              <td>{rupees(paise)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}
