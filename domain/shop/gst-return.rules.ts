/** Amounts of tax; in paise. */
export type Taxes = { taxable: number; cgst: number; sgst: number; igst: number }

/** The table of GSTR-1 in which a document is listed by itself (rule 59 of the CGST Rules). */
export type GstSection = 'b2b' | 'b2cl' | 'exp'

/** An invoice or a credit note that is listed by itself; amounts in paise. */
export type GstDocument = Taxes & {
	section: GstSection
	number: string
	/** In India: `2026-11-20`. */
	issued_on: string
	/** The buyer's; empty without one. */
	gstin: string
	name: string
	/** State code of the place of supply. */
	place: string
	rate: number
	total: number
}

/** Supplies to people without a GSTIN in one place, less their credit notes. */
export type GstPlace = Taxes & { place: string; rate: number }

/** Supplies of one code of services, less credit notes; `registered`: to buyers with a GSTIN. */
export type GstService = Taxes & { sac: string; registered: boolean; rate: number }

/** The numbers that were issued in one series. */
export type GstSeries = {
	kind: 'invoice' | 'credit-note'
	first: string
	last: string
	count: number
}

/** The outward supplies of a month (GSTR-1). */
export type GstReturn = {
	/** `2026-11` */
	month: string
	gstin: string
	name: string
	invoices: GstDocument[]
	notes: GstDocument[]
	places: GstPlace[]
	services: GstService[]
	series: GstSeries[]
}

/**
 * Value in paise above which an invoice to another state is listed by itself though its buyer has
 * no GSTIN (Notification 12/2024, Central Tax).
 */
export const LARGE_INVOICE = 10_000_000

/** Rupees with two decimals, as a number. */
const rupeesOf = (paise: number): number => Math.round(paise) / 100

const dateOf = (day: string): string => day.split('-').reverse().join('-')

const taxesOf = ({ taxable, cgst, sgst, igst }: Taxes) => ({
	txval: rupeesOf(taxable),
	iamt: rupeesOf(igst),
	camt: rupeesOf(cgst),
	samt: rupeesOf(sgst),
	csamt: 0,
})

const itemsOf = (of: Taxes & { rate: number }) => [
	{ num: 1, itm_det: { rt: of.rate, ...taxesOf(of) } },
]

const grouped = <Row, Key extends string>(rows: readonly Row[], keyOf: (row: Row) => Key) =>
	[...Map.groupBy(rows, keyOf)].toSorted(([one], [other]) => (one < other ? -1 : 1))

const invoiceOf = (row: GstDocument) => ({
	inum: row.number,
	idt: dateOf(row.issued_on),
	val: rupeesOf(row.total),
})

const noteOf = (row: GstDocument) => ({
	ntty: 'C',
	nt_num: row.number,
	nt_dt: dateOf(row.issued_on),
	val: rupeesOf(row.total),
})

const documentNames = { invoice: 'Invoices for outward supply', 'credit-note': 'Credit Note' }
/** Places of the kinds of documents in table 13. */
const documentNumbers = { invoice: 1, 'credit-note': 5 }

const serviceOf = (row: GstService, index: number) => ({
	num: index + 1,
	hsn_sc: row.sac,
	desc: '',
	uqc: 'NA',
	qty: 0,
	rt: row.rate,
	...taxesOf(row),
})

/**
 * Returns a month's return as the JSON file that the GST portal takes, amounts in rupees (DSK-16).
 * @see https://www.gst.gov.in/download/returns
 */
export const gstr1Of = (month: GstReturn) => {
	const { invoices, notes, places, services, series } = month
	const of = (rows: readonly GstDocument[], section: GstSection) =>
		rows.filter((row) => row.section === section)
	const [year, number] = month.month.split('-')
	return {
		gstin: month.gstin,
		fp: `${number}${year}`,
		version: 'GST3.2.2',
		hash: 'hash',
		b2b: grouped(of(invoices, 'b2b'), ({ gstin }) => gstin).map(([ctin, rows]) => ({
			ctin,
			inv: rows.map((row) => ({
				...invoiceOf(row),
				pos: row.place,
				rchrg: 'N',
				inv_typ: 'R',
				itms: itemsOf(row),
			})),
		})),
		b2cl: grouped(of(invoices, 'b2cl'), ({ place }) => place).map(([pos, rows]) => ({
			pos,
			inv: rows.map((row) => ({ ...invoiceOf(row), itms: itemsOf(row) })),
		})),
		b2cs: places.map((row) => ({
			sply_ty: row.place === month.gstin.slice(0, 2) ? 'INTRA' : 'INTER',
			typ: 'OE',
			pos: row.place,
			rt: row.rate,
			...taxesOf(row),
		})),
		exp:
			of(invoices, 'exp').length === 0
				? []
				: [
						{
							exp_typ: 'WPAY',
							inv: of(invoices, 'exp').map((row) => ({
								...invoiceOf(row),
								itms: [
									{
										rt: row.rate,
										txval: rupeesOf(row.taxable),
										iamt: rupeesOf(row.igst),
										csamt: 0,
									},
								],
							})),
						},
					],
		cdnr: grouped(of(notes, 'b2b'), ({ gstin }) => gstin).map(([ctin, rows]) => ({
			ctin,
			nt: rows.map((row) => ({
				...noteOf(row),
				pos: row.place,
				rchrg: 'N',
				inv_typ: 'R',
				itms: itemsOf(row),
			})),
		})),
		cdnur: [...of(notes, 'b2cl'), ...of(notes, 'exp')].map((row) => ({
			typ: row.section === 'exp' ? 'EXPWP' : 'B2CL',
			...noteOf(row),
			...(row.section === 'b2cl' && { pos: row.place }),
			itms: itemsOf(row),
		})),
		hsn: {
			hsn_b2b: services.filter(({ registered }) => registered).map(serviceOf),
			hsn_b2c: services.filter(({ registered }) => !registered).map(serviceOf),
		},
		doc_issue: {
			doc_det: (['invoice', 'credit-note'] as const).flatMap((kind) => {
				const rows = series.filter((row) => row.kind === kind)
				if (rows.length === 0) return []
				return [
					{
						doc_num: documentNumbers[kind],
						doc_typ: documentNames[kind],
						docs: rows.map((row, index) => ({
							num: index + 1,
							from: row.first,
							to: row.last,
							totnum: row.count,
							cancel: 0,
							net_issue: row.count,
						})),
					},
				]
			}),
		},
	}
}

/** The sums of a month; in paise. Credit notes that are listed by themselves are taken off. */
export const gstSums = ({ invoices, notes, places }: GstReturn): Taxes => {
	const sums = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }
	const add = (rows: readonly Taxes[], sign: 1 | -1) => {
		for (const row of rows)
			for (const key of ['taxable', 'cgst', 'sgst', 'igst'] as const) sums[key] += sign * row[key]
	}
	add(invoices, 1)
	add(places, 1)
	add(notes, -1)
	return sums
}

/** The rows of a month's table for a spreadsheet, the head first; amounts in rupees. */
export const gstRows = ({ invoices, notes, places }: GstReturn): (string | number)[][] => {
	const amounts = ({ taxable, cgst, sgst, igst }: Taxes, sign: 1 | -1) =>
		[taxable, cgst, sgst, igst].map((paise) => rupeesOf(sign * paise))
	const document = (row: GstDocument, sign: 1 | -1) => [
		sign === 1 ? row.section : `${row.section} credit note`,
		...[row.number, row.issued_on, row.gstin, row.name, row.place, row.rate],
		...amounts(row, sign),
		rupeesOf(sign * row.total),
	]
	return [
		[
			...['section', 'number', 'date', 'gstin', 'name', 'place', 'rate'],
			...['taxable', 'cgst', 'sgst', 'igst', 'total'],
		],
		...invoices.map((row) => document(row, 1)),
		...notes.map((row) => document(row, -1)),
		...places.map((row) => [
			...['b2cs', '', '', '', '', row.place, row.rate],
			...amounts(row, 1),
			rupeesOf(row.taxable + row.cgst + row.sgst + row.igst),
		]),
	]
}
