import type { GstDocument } from '#domain/shop/gst-return.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { Deps } from '#server/platform/deps.ts'
import { supplierOf } from '#server/shop/invoice/invoice.service.ts'
import { countSeries, findListed, type Span, sumPlaces, sumServices } from './gst-return.store.ts'

/** India is this far ahead of UTC, in ms. */
const INDIA_MS = 5.5 * 3_600_000

/** The span of a month (`2026-11`) in India. */
const spanOf = (month: string): Span => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const at = (months: number) => new Date(Date.UTC(year, months, 1) - INDIA_MS)
  return { from: at(number - 1), to: at(number) }
}

const dayOf = (at: Date): string => new Date(at.getTime() + INDIA_MS).toISOString().slice(0, 10)

type Listed = Awaited<ReturnType<typeof findListed>>[number]

const documentOf = ({ invoice: row, section, gstin, place, rate }: Listed): GstDocument => ({
  section: section!,
  number: row.number,
  issued_on: dayOf(row.issuedAt),
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
): Promise<components['schemas']['GstReturn']> => {
  const span = spanOf(month)
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
