import { and, asc, eq, gte, isNotNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { LARGE_INVOICE } from '#domain/shop/gst-return.rules.ts'
import { ABROAD } from '#domain/shop/indian-states.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Span } from '#server/platform/india-days.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'

/** The invoice that a credit note refers to. */
const origin = alias(invoice, 'origin')

const isOrigin = and(
	eq(invoice.kind, 'credit-note'),
	eq(origin.orderId, invoice.orderId),
	eq(origin.number, sql`${invoice.facts} -> 'refersTo' ->> 'number'`),
)

const place = sql<string>`${invoice.facts} ->> 'placeOfSupply'`
const gstin = sql<string>`${invoice.facts} -> 'recipient' ->> 'gstin'`
const rate = sql<number>`(${invoice.facts} ->> 'ratePercent')::int`

/** The table of a document: that of its invoice. Null: with all others of its place. */
const section = sql<'b2b' | 'b2cl' | 'exp' | null>`case
  when ${gstin} <> '' then 'b2b'
  when ${place} = ${ABROAD.code} then 'exp'
  when ${invoice.igst} > 0 and coalesce(${origin.total}, ${invoice.total}) > ${LARGE_INVOICE}
    then 'b2cl' end`

const within = ({ from, to }: Span) => and(gte(invoice.issuedAt, from), lt(invoice.issuedAt, to))

/** Documents of a month; a credit note without its invoice has no table. */
const documented = (span: Span) =>
	and(within(span), or(eq(invoice.kind, 'invoice'), isNotNull(origin.id)))

/** Documents of a month that are listed by themselves, in the order of their numbers. */
export const findListed = (db: Db, span: Span) =>
	db
		.select({ invoice, section, gstin, place, rate })
		.from(invoice)
		.leftJoin(origin, isOrigin)
		.where(and(documented(span), sql`${section} is not null`))
		.orderBy(asc(invoice.series), asc(invoice.financialYear), asc(invoice.serial))

const signed = sql`case when ${invoice.kind} = 'invoice' then 1 else -1 end`

const sumOf = (column: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
	sql<number>`sum(${signed} * ${invoice[column]})::float8`

/** Sums of the documents of a month that are not listed by themselves, by place. */
export const sumPlaces = (db: Db, span: Span) =>
	db
		.select({
			...{ place, rate },
			taxable: sumOf('taxable'),
			cgst: sumOf('cgst'),
			sgst: sumOf('sgst'),
			igst: sumOf('igst'),
		})
		.from(invoice)
		.leftJoin(origin, isOrigin)
		.where(and(documented(span), sql`${section} is null`))
		.groupBy(place, rate)
		.orderBy(place, rate)

const partOf = (key: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
	sql<number>`sum(${signed} * (line ->> ${sql.raw(`'${key}'`)})::bigint)::float8`

/** Sums of a month's lines by code of service, and whether their buyers have a GSTIN. */
export const sumServices = (db: Db, span: Span) => {
	const sac = sql<string>`line ->> 'sac'`
	const registered = sql<boolean>`${gstin} <> ''`
	return db
		.select({
			...{ sac, registered, rate },
			taxable: partOf('taxable'),
			cgst: partOf('cgst'),
			sgst: partOf('sgst'),
			igst: partOf('igst'),
		})
		.from(invoice)
		.innerJoin(sql`jsonb_array_elements(${invoice.facts} -> 'lines') as line`, sql`true`)
		.where(within(span))
		.groupBy(sac, registered, rate)
		.orderBy(sac, registered, rate)
}

/** The numbers that were issued in a month, by series and financial year. */
export const countSeries = (db: Db, span: Span) => {
	const counted = db
		.select({
			...{ kind: invoice.kind, series: invoice.series, financialYear: invoice.financialYear },
			first: sql<number>`min(${invoice.serial})`.as('first_serial'),
			last: sql<number>`max(${invoice.serial})`.as('last_serial'),
			count: sql<number>`count(*)::int`.as('issued'),
		})
		.from(invoice)
		.where(within(span))
		.groupBy(invoice.kind, invoice.series, invoice.financialYear)
		.as('counted')
	const numberOf = (serial: 'first_serial' | 'last_serial') =>
		sql<string>`(select origin.number from ${invoice} origin
      where origin.series = counted.series and origin.financial_year = counted.financial_year
        and origin.serial = counted.${sql.raw(serial)})`
	return db
		.select({
			kind: counted.kind,
			first: numberOf('first_serial'),
			last: numberOf('last_serial'),
			count: counted.count,
		})
		.from(counted)
		.orderBy(counted.kind, counted.financialYear)
}
