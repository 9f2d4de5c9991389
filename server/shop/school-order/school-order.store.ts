import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
	type SchoolOrderStatusEvent,
	schoolOrderStatusMachine,
} from '#machines/shop/school-order/school-order-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { order } from '#server/shop/order/order.tables.ts'
import { schoolOrder, schoolOrderLine } from './school-order.tables.ts'

export type SchoolOrder = typeof schoolOrder.$inferSelect
export type SchoolOrderLine = typeof schoolOrderLine.$inferSelect
export type NewSchoolOrder = Omit<typeof schoolOrder.$inferInsert, 'id'> & {
	lines: Omit<typeof schoolOrderLine.$inferInsert, 'id' | 'schoolOrderId'>[]
}

/** Writes a quote with its lines, inside a transaction; its id. */
export const insertSchoolOrder = async (
	tx: Db,
	{ lines, ...row }: NewSchoolOrder,
): Promise<string> => {
	const [written] = await tx.insert(schoolOrder).values(row).returning({ id: schoolOrder.id })
	const schoolOrderId = written!.id
	await tx.insert(schoolOrderLine).values(lines.map((line) => ({ ...line, schoolOrderId })))
	return schoolOrderId
}

/** A school's order; undefined for another school's. */
export const findSchoolOrder = async (
	db: Db,
	id: string,
	schoolId: string,
): Promise<SchoolOrder | undefined> => {
	const [row] = await db
		.select()
		.from(schoolOrder)
		.where(and(eq(schoolOrder.id, id), eq(schoolOrder.schoolId, schoolId)))
	return row
}

/** Holds a school's order until the transaction ends. */
export const holdSchoolOrder = async (tx: Db, id: string, schoolId: string) => {
	const [row] = await tx
		.select()
		.from(schoolOrder)
		.where(and(eq(schoolOrder.id, id), eq(schoolOrder.schoolId, schoolId)))
		.for('no key update')
	return row
}

/** The lines of an order, as they were quoted. */
export const findOrderLines = (db: Db, id: string): Promise<SchoolOrderLine[]> =>
	db
		.select()
		.from(schoolOrderLine)
		.where(eq(schoolOrderLine.schoolOrderId, id))
		.orderBy(asc(schoolOrderLine.id))

const life = { table: schoolOrder, column: 'status', machine: schoolOrderStatusMachine } as const

/**
 * Moves an order by an event and writes further columns; undefined if the order refuses the event
 * or does not meet the conditions.
 * @param only the order's school, when its quote must still be valid, and its total in paise
 */
export const moveSchoolOrder = async (
	tx: Db,
	id: string,
	event: SchoolOrderStatusEvent,
	change: Omit<Partial<SchoolOrder>, 'status'>,
	only: { schoolId?: string; validAt?: Date; total?: number } = {},
): Promise<SchoolOrder | undefined> => {
	const { schoolId, validAt, total } = only
	const which = and(
		eq(schoolOrder.id, id),
		schoolId === undefined ? undefined : eq(schoolOrder.schoolId, schoolId),
		validAt && gt(schoolOrder.validUntil, validAt),
		total === undefined ? undefined : eq(schoolOrder.total, total),
	)
	const [row] = await moveTo(tx, life, event, which, change)
	return row
}

/** The status of an order; undefined for none of this id. */
export const findStatus = async (db: Db, id: string): Promise<SchoolOrder['status'] | undefined> =>
	(
		await db.select({ status: schoolOrder.status }).from(schoolOrder).where(eq(schoolOrder.id, id))
	)[0]?.status

const decider = alias(account, 'decider')
const numberOf = (kind: 'invoice' | 'credit-note') =>
	sql<
		string | null
	>`(select ${invoice.number} from ${invoice} join ${order} on ${order.id} = ${invoice.orderId}
    where ${order.schoolOrderId} = ${schoolOrder.id} and ${invoice.kind} = ${kind}
    order by ${invoice.issuedAt} desc, ${invoice.id} desc limit 1)`

/**
 * Returns a school's orders with their authors, deciders and documents, newest first; with `id`
 * that one.
 */
export const findShown = async (
	db: Db,
	schoolId: string,
	page: { id?: string; limit: number; offset: number },
) => {
	const ours = and(
		eq(schoolOrder.schoolId, schoolId),
		page.id ? eq(schoolOrder.id, page.id) : undefined,
	)
	const [counted] = await db.select({ total: count() }).from(schoolOrder).where(ours)
	const rows = await db
		.select({
			order: schoolOrder,
			buyer: account.displayName,
			decidedBy: decider.displayName,
			invoice: numberOf('invoice'),
			creditNote: numberOf('credit-note'),
		})
		.from(schoolOrder)
		.innerJoin(account, eq(account.id, schoolOrder.accountId))
		.leftJoin(decider, eq(decider.id, schoolOrder.decidedBy))
		.where(ours)
		.orderBy(desc(schoolOrder.createdAt), desc(schoolOrder.id))
		.limit(page.limit)
		.offset(page.offset)
	const ids = rows.map((row) => row.order.id)
	const lines =
		ids.length > 0
			? await db
					.select()
					.from(schoolOrderLine)
					.where(inArray(schoolOrderLine.schoolOrderId, ids))
					.orderBy(asc(schoolOrderLine.id))
			: []
	return { total: counted!.total, rows, lines }
}

/** An order as it is shown, without its lines. */
export type ShownOrder = Awaited<ReturnType<typeof findShown>>['rows'][number]
