import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lastMonths } from '#desk/period/months.ts'
import { type GstReturn, gstSums, type Taxes } from '#domain/shop/gst-return.rules.ts'
import { stateOf } from '#domain/shop/indian-states.rules.ts'
import { monthName } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { lead5, row3, sectionText } from '#ui/look.ts'
import { saveGstCsv, saveGstJson } from './gst-files.ts'
import { gstQuery } from './gst-return.queries.ts'
import type { GstSearch } from './gst-return.search.ts'

const field = css({ maxW: '[20rem]', pb: '5' })
const part = css({ display: 'flex', flexDirection: 'column', gap: '4', pb: '6' })

const taxHeads = () => [
	m.desk_gst_taxable(),
	m.desk_gst_cgst(),
	m.desk_gst_sgst(),
	m.desk_gst_igst(),
]

const taxCells = ({ taxable, cgst, sgst, igst }: Taxes) =>
	[taxable, cgst, sgst, igst].map((paise) => rupees(paise))

const placeName = (code: string): string => stateOf(code)?.[getLocale()] ?? code

const Documents = ({ name, rows }: { name: string; rows: GstReturn['invoices'] }) =>
	rows.length > 0 && (
		<section className={part}>
			<h2 className={sectionText}>{name}</h2>
			<DataTable
				numeric
				label={name}
				heads={[m.desk_gst_number(), m.desk_gst_buyer(), m.desk_gst_place(), ...taxHeads()]}
				rows={rows.map((row) => ({
					key: row.number,
					cells: [
						row.number,
						[row.name, row.gstin].filter(Boolean).join(' · '),
						placeName(row.place),
						...taxCells(row),
					],
				}))}
			/>
		</section>
	)

const Month = ({ month }: { month: string }) => {
	const { data: gst } = useSuspenseQuery(gstQuery(month))
	if (gst.series.length === 0)
		return <EmptyState title={m.desk_gst_none_title()} text={m.desk_gst_none_text()} />
	return (
		<>
			<section className={part}>
				<h2 className={sectionText}>{m.desk_gst_sums()}</h2>
				<DataTable
					numeric
					label={m.desk_gst_sums()}
					heads={[m.desk_gst_month(), ...taxHeads()]}
					rows={[{ key: month, cells: [monthName(month), ...taxCells(gstSums(gst))] }]}
				/>
				<div className={row3}>
					<Button onClick={() => saveGstJson(gst)}>{m.desk_gst_json()}</Button>
					<Button tone="outline" onClick={() => saveGstCsv(gst)}>
						{m.desk_gst_csv()}
					</Button>
				</div>
			</section>
			<section className={part}>
				<h2 className={sectionText}>{m.desk_gst_places()}</h2>
				<DataTable
					numeric
					label={m.desk_gst_places()}
					heads={[m.desk_gst_place(), ...taxHeads()]}
					rows={gst.places.map((row) => ({
						key: `${row.place} ${row.rate}`,
						cells: [placeName(row.place), ...taxCells(row)],
					}))}
				/>
			</section>
			<Documents name={m.desk_gst_invoices()} rows={gst.invoices} />
			<Documents name={m.desk_gst_notes()} rows={gst.notes} />
			<section className={part}>
				<h2 className={sectionText}>{m.desk_gst_services()}</h2>
				<DataTable
					numeric
					label={m.desk_gst_services()}
					heads={[m.desk_gst_sac(), ...taxHeads()]}
					rows={gst.services.map((row) => ({
						key: `${row.sac} ${row.registered}`,
						cells: [
							`${row.sac} · ${row.registered ? m.desk_gst_registered() : m.desk_gst_unregistered()}`,
							...taxCells(row),
						],
					}))}
				/>
			</section>
			<section className={part}>
				<h2 className={sectionText}>{m.desk_gst_series()}</h2>
				<DataTable
					label={m.desk_gst_series()}
					heads={[m.desk_gst_kind(), m.desk_gst_numbers(), m.desk_gst_count()]}
					rows={gst.series.map((row) => ({
						key: row.first,
						cells: [
							row.kind === 'invoice' ? m.invoice_title() : m.invoice_credit_note(),
							`${row.first} – ${row.last}`,
							String(row.count),
						],
					}))}
				/>
			</section>
		</>
	)
}

/** GST of a month, on the page and as files for the portal and for a spreadsheet (DSK-16). */
export const GstPage = () => {
	const months = lastMonths(new Date())
	const { month = months[1]! } = useSearch({ strict: false }) as GstSearch
	const navigate = useNavigate()
	return (
		<>
			<Heading>{m.desk_gst_title()}</Heading>
			<p className={lead5}>{m.desk_gst_text()}</p>
			<div className={field}>
				<SelectField
					label={m.desk_gst_month()}
					value={month}
					options={[...new Set([...months, month])].map((value) => ({
						value,
						label: monthName(value),
					}))}
					onChange={({ target }) =>
						void navigate({ to: '/gst', search: { month: target.value } } as never)
					}
				/>
			</div>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Month month={month} />
			</Suspense>
		</>
	)
}
