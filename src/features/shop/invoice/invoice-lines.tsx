import { m } from '#i18n/messages'
import type { Invoice } from '#openapi/v1.gen.ts'
import { rupees } from '#ui/display/rupees.ts'
import { DataTable } from '#ui/list/data-table.tsx'

type Taxed = Record<'taxable' | 'cgst' | 'sgst' | 'igst', number>

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
	const amounts = (of: Taxed) =>
		[of.taxable, ...taxes.map(({ key }) => of[key]), of.taxable + of.cgst + of.sgst + of.igst].map(
			rupees,
		)
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
		<DataTable
			numeric
			label={m.invoice_title()}
			heads={[
				...[m.invoice_item(), m.invoice_sac(), m.invoice_taxable()],
				...[...taxes.map(({ label }) => label), m.invoice_amount()],
			]}
			rows={invoice.lines.map((line, i) => ({
				key: `${i} ${line.title}`,
				cells: [line.title, line.sac, ...amounts(line)],
			}))}
			sums={sums.map(({ paise, ...sum }) => ({ ...sum, value: rupees(paise) }))}
		/>
	)
}
