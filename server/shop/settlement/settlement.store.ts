import { and, asc, count, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { SettlementProvider } from '#domain/shop/settlement-file.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Span } from '#server/platform/india-days.ts'
import { order, payment } from '#server/shop/order/order.tables.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { settlement, settlementLine } from './settlement.tables.ts'

export type StoredLine = typeof settlementLine.$inferSelect
type NewLine = typeof settlementLine.$inferInsert
type NewSettlement = typeof settlement.$inferInsert

const isOpen = and(ne(settlementLine.match, 'matched'), eq(settlementLine.explanation, ''))

/** Holds back other imports until the transaction ends, so that sums stay those of the lines. */
export const lockSettlements = async (tx: Db): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlements'))`)
}

/** Stores settlements that are new, and returns the id of each by its provider's id. */
export const putSettlements = async (
	tx: Db,
	provider: SettlementProvider,
	rows: readonly NewSettlement[],
): Promise<ReadonlyMap<string, string>> => {
	await tx
		.insert(settlement)
		.values([...rows])
		.onConflictDoNothing()
	const wanted = rows.map(({ providerId }) => providerId)
	const found = await tx
		.select({ id: settlement.id, providerId: settlement.providerId })
		.from(settlement)
		.where(and(eq(settlement.provider, provider), inArray(settlement.providerId, wanted)))
	return new Map(found.map(({ id, providerId }) => [providerId, id]))
}

/** Stores lines that are new, and returns how many were. */
export const insertLines = async (tx: Db, rows: readonly NewLine[]): Promise<number> =>
	(
		await tx
			.insert(settlementLine)
			.values([...rows])
			.onConflictDoNothing()
			.returning({ id: settlementLine.id })
	).length

/** Sums the lines of settlements again. */
export const sumLines = async (tx: Db, ids: readonly string[]): Promise<void> => {
	const sumOf = (what: SQL) => sql`coalesce(${what}, 0)`
	const line = settlementLine
	await tx.execute(sql`
    update ${settlement} set lines = s.lines, open = s.open, paid = s.paid,
      returned = s.returned, fee = s.fee, tax = s.tax, net = s.net
    from (
      select ${line.settlementId} as id, count(*)::int as lines,
        count(*) filter (where ${isOpen})::int as open,
        ${sumOf(sql`sum(${line.amount}) filter (where ${line.kind} = 'payment')`)} as paid,
        ${sumOf(sql`sum(${line.amount}) filter (where ${line.kind} = 'refund')`)} as returned,
        sum(${line.fee}) as fee, sum(${line.tax}) as tax, sum(${line.net}) as net
      from ${line} where ${inArray(line.settlementId, [...ids])} group by 1
    ) s where ${settlement}.id = s.id`)
}

type Ours = { id: string; amount: number; currency: string }

/** Our payments of these ids of a provider. */
export const findPayments = (
	db: Db,
	provider: SettlementProvider,
	ids: readonly string[],
): Promise<Ours[]> =>
	db
		.select({ id: payment.id, amount: payment.amount, currency: payment.currency })
		.from(payment)
		.where(and(eq(payment.provider, provider), inArray(payment.id, [...ids])))

/** Our refunds by the provider's ids. */
export const findRefunds = async (
	db: Db,
	provider: SettlementProvider,
	ids: readonly string[],
): Promise<Ours[]> =>
	(
		await db
			.select({
				id: refund.providerRefundId,
				amount: refund.amount,
				currency: refund.currency,
			})
			.from(refund)
			.innerJoin(payment, eq(payment.id, refund.paymentId))
			.where(and(eq(payment.provider, provider), inArray(refund.providerRefundId, [...ids])))
	).map((row) => ({ ...row, id: row.id! }))

/** Lines of a provider that are still open, of payments and refunds, for another comparison. */
export const findOpenLines = (
	db: Db,
	provider: SettlementProvider,
	most: number,
): Promise<StoredLine[]> =>
	db
		.select()
		.from(settlementLine)
		.where(and(eq(settlementLine.provider, provider), ne(settlementLine.kind, 'other'), isOpen))
		.orderBy(desc(settlementLine.id))
		.limit(most)

/** Lines of these ids of a provider. */
export const findLines = (
	db: Db,
	provider: SettlementProvider,
	keys: readonly string[],
): Promise<StoredLine[]> =>
	db
		.select()
		.from(settlementLine)
		.where(and(eq(settlementLine.provider, provider), inArray(settlementLine.key, [...keys])))

/** Changes lines: how they match, or the words that explain them. */
export const updateLines = async (
	tx: Db,
	ids: readonly string[],
	change: Partial<Pick<StoredLine, 'match' | 'explanation'>>,
): Promise<void> => {
	await tx
		.update(settlementLine)
		.set(change)
		.where(inArray(settlementLine.id, [...ids]))
}

/** Returns a line, held until the transaction ends; undefined for none of this id. */
export const lockLine = async (tx: Db, id: string): Promise<StoredLine | undefined> =>
	(await tx.select().from(settlementLine).where(eq(settlementLine.id, id)).for('update'))[0]

type Page = { limit: number; offset: number }

/** Settlements, the newest first, and how many there are. */
export const listSettlementRows = async (db: Db, { limit, offset }: Page) => ({
	rows: await db
		.select()
		.from(settlement)
		.orderBy(desc(settlement.settledOn), desc(settlement.id))
		.limit(limit)
		.offset(offset),
	total: (await db.select({ rows: count() }).from(settlement))[0]!.rows,
})

/** A line with its settlement and the order that it belongs to, if the shop knows it. */
const lineColumns = {
	line: settlementLine,
	providerId: settlement.providerId,
	settledOn: settlement.settledOn,
	orderId: sql<string | null>`coalesce(
    (select ${payment.orderId} from ${payment} where ${settlementLine.kind} = 'payment'
      and ${payment.id} = ${settlementLine.reference}),
    (select ${payment.orderId} from ${refund} join ${payment} on ${payment.id} = ${refund.paymentId}
      where ${settlementLine.kind} = 'refund'
      and ${refund.providerRefundId} = ${settlementLine.reference} limit 1))`,
}

/** Lines of one settlement, or those of all that are open; the oldest first. */
export const listLineRows = async (
	db: Db,
	{ settlementId, limit, offset }: Page & { settlementId: string | undefined },
) => {
	const wanted = settlementId ? eq(settlementLine.settlementId, settlementId) : isOpen
	const [{ rows: total } = { rows: 0 }] = await db
		.select({ rows: count() })
		.from(settlementLine)
		.where(wanted)
	const rows = await db
		.select(lineColumns)
		.from(settlementLine)
		.innerJoin(settlement, eq(settlement.id, settlementLine.settlementId))
		.where(wanted)
		.orderBy(asc(settlementLine.id))
		.limit(limit)
		.offset(offset)
	return { rows, total }
}

/** Payments of a span that no line of a settlement names, the oldest first. */
export const listUnsettled = async (db: Db, { from, to }: Span, { limit, offset }: Page) => {
	const missing = and(
		gte(payment.createdAt, from),
		lt(payment.createdAt, to),
		sql`not exists (select 1 from ${settlementLine} as line
      where line.provider = ${payment}.provider and line.reference = ${payment}.id)`,
	)
	const [{ rows: total, amount } = { rows: 0, amount: 0 }] = await db
		.select({ rows: count(), amount: sql<number>`coalesce(sum(${payment.amount}), 0)::float8` })
		.from(payment)
		.where(missing)
	const rows = await db
		.select({
			id: payment.id,
			provider: payment.provider,
			amount: payment.amount,
			currency: payment.currency,
			createdAt: payment.createdAt,
			orderId: order.id,
			receiptNumber: order.receiptNumber,
		})
		.from(payment)
		.innerJoin(order, eq(order.id, payment.orderId))
		.where(missing)
		.orderBy(asc(payment.createdAt), asc(payment.id))
		.limit(limit)
		.offset(offset)
	return { rows, total, amount }
}
