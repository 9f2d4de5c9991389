import type { GstDocument } from '#domain/shop/gst-return.rules.ts'
import type { GstReturn } from '#openapi/v1.gen.ts'
import type { Deps } from '#server/platform/deps.ts'
import { indiaDayOf, spanOfMonth } from '#server/platform/india-days.ts'
import { supplierOf } from '#server/shop/invoice/invoice.service.ts'
import { countSeries, findListed, sumPlaces, sumServices } from './gst-return.store.ts'

type Listed = Awaited<ReturnType<typeof findListed>>[number]

const documentOf = ({ invoice: row, section, gstin, place, rate }: Listed): GstDocument => ({
	section: section!,
	number: row.number,
	issued_on: indiaDayOf(row.issuedAt),
	gstin,
	name: row.facts.recipient.businessName || row.facts.recipient.name,
	place,
	rate,
	total: row.total,
	taxable: row.taxable,
	cgst: row.cgst,
	sgst: row.sgst,
	igst: row.igst,
})

/** DSK-16: the outward supplies of a month in India, as GSTR-1 asks for them. */
export const readGstReturn = async (
	{ db, config }: Pick<Deps, 'db' | 'config'>,
	month: string,
): Promise<GstReturn> => {
	const span = spanOfMonth(month)
	const { gstin, name } = supplierOf(config)
	const listed = await findListed(db, span)
	const of = (kind: 'invoice' | 'credit-note') =>
		listed.filter(({ invoice }) => invoice.kind === kind).map(documentOf)
	return {
		...{ month, gstin, name },
		invoices: of('invoice'),
		notes: of('credit-note'),
		places: await sumPlaces(db, span),
		services: await sumServices(db, span),
		series: await countSeries(db, span),
	}
}
