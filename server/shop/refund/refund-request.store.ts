import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { RefundItem } from '#domain/shop/refund-request.rules.ts'
import {
	type RefundRequestStatusEvent,
	refundRequestStatusMachine,
} from '#machines/shop/refund/refund-request-status.machine.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { liveSession } from '#server/learning/registration/live-session.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { order, orderLine, payment } from '#server/shop/order/order.tables.ts'
import { refund, refundRequest } from './refund.tables.ts'

export type RefundRequest = typeof refundRequest.$inferSelect

const titles = sql<string[]>`array(select ${orderLine.title} from ${orderLine}
  where ${orderLine.orderId} = ${order.id} order by ${orderLine.id})`
/** The credit note of a refund; that of a whole payment is the order's. */
const creditNote = sql<string | null>`(select ${invoice.number} from ${invoice}
  where ${invoice.orderId} = ${order.id} and ${invoice.kind} = 'credit-note' and ${invoice.occasion}
    = case when coalesce(${refund.isWhole}, true) then 'order' else ${refund.id}::text end)`

/** The sum of the parts of a payment that went back, in its smallest unit. */
const givenBack = sql<number>`coalesce((select sum(part.amount)::int from ${refund} as part
  where part.payment_id = ${payment.id} and not part.is_whole), 0)`

const shown = {
	request: refundRequest,
	orderId: order.id,
	receiptNumber: order.receiptNumber,
	titles,
	creditNote,
	amount: sql<number>`coalesce(${refund.amount}, ${payment.amount} - ${givenBack})`,
	currency: payment.currency,
	refundStatus: refund.status,
}

const joined = (db: Db) =>
	db
		.select({ ...shown, asker: account.displayName, to: account.email })
		.from(refundRequest)
		.innerJoin(order, eq(order.id, refundRequest.orderId))
		.innerJoin(account, eq(account.id, refundRequest.accountId))
		.innerJoin(payment, and(eq(payment.orderId, order.id), eq(payment.outcome, 'fulfilled')))
		.leftJoin(refund, and(eq(refund.paymentId, payment.id), refund.isWhole))

/** A request with its order, its money and its credit note. */
export type ShownRequest = Awaited<ReturnType<typeof joined>>[number]

/** The requests of an account, the newest first. */
export const findOwnRequests = (db: Db, accountId: string, limit: number) =>
	joined(db)
		.where(eq(refundRequest.accountId, accountId))
		.orderBy(desc(refundRequest.askedAt), desc(refundRequest.id))
		.limit(limit)

/** Requests that nobody has decided, the longest waiting first; of an id only that one. */
export const findOpenRequests = (db: Db, limit: number, id?: string) =>
	joined(db)
		.where(and(eq(refundRequest.status, 'asked'), id ? eq(refundRequest.id, id) : undefined))
		.orderBy(asc(refundRequest.askedAt), asc(refundRequest.id))
		.limit(limit)

/** Requests that nobody has decided, for the inbox (DSK-12). */
export const refundInbox: InboxSource = {
	kind: 'refund_request',
	waiting: sql`select ${refundRequest.id}, array_to_string(${titles}, ', '), ${account.displayName},
      ${refundRequest.askedAt}, null::timestamptz, null::uuid
    from ${refundRequest} join ${order} on ${order.id} = ${refundRequest.orderId}
    join ${account} on ${account.id} = ${refundRequest.accountId}
    where ${refundRequest.status} = 'asked'`,
}

/** The request of an order; undefined when nobody asked. */
export const findRequest = async (db: Db, orderId: string): Promise<ShownRequest | undefined> =>
	(await joined(db).where(eq(refundRequest.orderId, orderId)))[0]

/** A request by its id. */
export const findRequestById = async (db: Db, id: string): Promise<RefundRequest | undefined> =>
	(await db.select().from(refundRequest).where(eq(refundRequest.id, id)))[0]

/** Money that the shop gives back by itself, the newest first. */
export const findOwed = (db: Db, accountId: string, limit: number) =>
	db
		.select({ refund, orderId: order.id, receiptNumber: order.receiptNumber, titles, creditNote })
		.from(refund)
		.innerJoin(payment, eq(payment.id, refund.paymentId))
		.innerJoin(order, eq(order.id, payment.orderId))
		.where(and(eq(order.accountId, accountId), ne(refund.reason, 'asked-for')))
		.orderBy(desc(refund.createdAt), desc(refund.id))
		.limit(limit)

/** The account and titles of an order, for a mail; undefined for an unknown one. */
export const findBought = async (db: Db, orderId: string) => {
	const [row] = await db
		.select({
			orderId: order.id,
			accountId: order.accountId,
			...{ to: account.email, language: account.language },
			isOfSchool: sql<boolean>`${order.schoolOrderId} is not null`,
			titles,
		})
		.from(order)
		.innerJoin(account, eq(account.id, order.accountId))
		.where(eq(order.id, orderId))
	return row
}

/** Returns an own order with the payment that fulfilled it, its request, and what it opened. */
export const findReturnable = async (db: Db, accountId: string, orderId: string) => {
	const [row] = await db
		.select({ order, payment, request: refundRequest, givenBack })
		.from(order)
		.leftJoin(payment, and(eq(payment.orderId, order.id), eq(payment.outcome, 'fulfilled')))
		.leftJoin(refundRequest, eq(refundRequest.orderId, order.id))
		.where(and(eq(order.id, orderId), eq(order.accountId, accountId), isNull(order.schoolOrderId)))
	if (!row) return undefined
	const items: RefundItem[] = await db
		.select({
			courseType: resource.courseType,
			startDate: resource.startDate,
			cancelled: sql<boolean>`${liveSession.cancelledAt} is not null`,
			lessons: sql<number>`(select count(*)::int from ${lesson} where ${lesson.resourceId} = ${resource.id})`,
			done: sql<number>`(select count(*)::int from ${lessonDone} where ${lessonDone.enrolmentId} = ${enrolment.id})`,
		})
		.from(enrolment)
		.innerJoin(resource, eq(resource.id, enrolment.resourceId))
		.leftJoin(liveSession, eq(liveSession.resourceId, resource.id))
		.where(and(eq(enrolment.accountId, accountId), eq(enrolment.orderId, orderId)))
	return { ...row, items }
}

const life = {
	table: refundRequest,
	column: 'status',
	machine: refundRequestStatusMachine,
} as const

type Columns = Omit<Partial<RefundRequest>, 'status'>

/**
 * Moves an order's request by an event and writes further columns; undefined if the request refuses
 * the event, so each step happens once.
 */
export const moveRequest = async (
	db: Db,
	orderId: string,
	event: RefundRequestStatusEvent,
	change: Columns = {},
): Promise<RefundRequest | undefined> => {
	const [row] = await moveTo(db, life, event, eq(refundRequest.orderId, orderId), change)
	return row
}

/** Writes a request, or repeats one that was withdrawn. */
export const insertRequest = async (
	db: Db,
	row: Pick<RefundRequest, 'orderId' | 'accountId' | 'reason' | 'words' | 'language' | 'askedAt'>,
): Promise<void> => {
	const written = await db
		.insert(refundRequest)
		.values({ ...row, status: 'asked' })
		.onConflictDoNothing({ target: refundRequest.orderId })
		.returning({ id: refundRequest.id })
	if (written.length === 0) await moveRequest(db, row.orderId, { type: 'request.repeated' }, row)
}

/** Records that everything an order granted is taken back; undefined if it was recorded before. */
export const markReturned = async (db: Db, orderId: string, now: Date) => {
	const [row] = await db
		.update(order)
		.set({ returnedAt: now })
		.where(and(eq(order.id, orderId), isNull(order.returnedAt)))
		.returning()
	return row
}
