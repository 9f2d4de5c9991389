import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import {
	type AccountErasureStatusEvent,
	accountErasureStatusMachine,
} from '#machines/people/privacy/account-erasure-status.machine.ts'
import { account } from '#server/people/account/account.tables.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { order, payment } from '#server/shop/order/order.tables.ts'
import { refund, refundRequest } from '#server/shop/refund/refund.tables.ts'
import { accountErasure } from './erasure.tables.ts'

export type AccountErasure = typeof accountErasure.$inferSelect

/** Returns the planned erasure of an account, or undefined when there is none. */
export const findErasure = async (db: Db, accountId: string): Promise<AccountErasure | undefined> =>
	(await db.select().from(accountErasure).where(eq(accountErasure.accountId, accountId)))[0]

/** Plans an erasure. Returns false if one was already planned. */
export const insertErasure = async (
	db: Db,
	row: Pick<AccountErasure, 'accountId' | 'askedAt' | 'dueAt'>,
): Promise<boolean> =>
	(
		await db
			.insert(accountErasure)
			.values({ ...row, status: 'planned' })
			.onConflictDoNothing()
			.returning({ id: accountErasure.accountId })
	).length === 1

/** Cancels a planned erasure. Returns false if there was none. */
export const deleteErasure = async (db: Db, accountId: string): Promise<boolean> =>
	(
		await db
			.delete(accountErasure)
			.where(and(eq(accountErasure.accountId, accountId), eq(accountErasure.status, 'planned')))
			.returning({ id: accountErasure.accountId })
	).length === 1

/**
 * Claims a due erasure and its account for this transaction. It waits for no other transaction: an
 * erasure that its owner is about to cancel is left to the next run. Returns undefined when none is
 * due.
 */
export const claimErasure = async (tx: Db, now: Date) => {
	const [claimed] = await tx
		.select({ erasure: accountErasure, who: account })
		.from(accountErasure)
		.innerJoin(account, eq(account.id, accountErasure.accountId))
		.where(
			and(inArray(accountErasure.status, ['planned', 'emptied']), lte(accountErasure.dueAt, now)),
		)
		.orderBy(asc(accountErasure.dueAt))
		.limit(1)
		.for('update', { skipLocked: true })
	return claimed
}

const life = {
	table: accountErasure,
	column: 'status',
	machine: accountErasureStatusMachine,
} as const

/** Moves an erasure by an event and writes further columns, if its status accepts the event. */
export const moveErasure = async (
	db: Db,
	accountId: string,
	event: AccountErasureStatusEvent,
	change: Partial<Pick<AccountErasure, 'files' | 'dueAt' | 'doneAt'>>,
): Promise<void> => {
	await moveTo(db, life, event, eq(accountErasure.accountId, accountId), change)
}

/** Sets when a planned erasure is due. */
export const delayErasure = async (db: Db, accountId: string, dueAt: Date): Promise<void> => {
	await db
		.update(accountErasure)
		.set({ dueAt })
		.where(and(eq(accountErasure.accountId, accountId), eq(accountErasure.status, 'planned')))
}

/**
 * What of an account's money is not at its end: an order that may still be paid, a refund on its
 * way, a paid order without an invoice, or one that is still looked at.
 */
export const findUnsettled = async (db: Db, accountId: string) => {
	const mine = eq(order.accountId, accountId)
	const ids = db.select({ id: order.id }).from(order).where(mine)
	const some = async (rows: Promise<number>) => (await rows) > 0
	const payments = db.select({ id: payment.id }).from(payment).where(inArray(payment.orderId, ids))
	const uninvoiced = db
		.select({ one: sql<number>`1` })
		.from(payment)
		.innerJoin(order, eq(order.id, payment.orderId))
		.leftJoin(invoice, and(eq(invoice.orderId, order.id), eq(invoice.kind, 'invoice')))
		.where(
			and(
				mine,
				eq(payment.outcome, 'fulfilled'),
				eq(payment.status, 'captured'),
				isNull(order.returnedAt),
				isNull(invoice.id),
			),
		)
		.limit(1)
	return {
		order: await some(db.$count(order, and(mine, eq(order.status, 'created')))),
		refund:
			(await some(
				db.$count(
					refundRequest,
					and(
						eq(refundRequest.accountId, accountId),
						inArray(refundRequest.status, ['asked', 'approved', 'sent']),
					),
				),
			)) ||
			(await some(
				db.$count(
					refund,
					and(
						inArray(refund.paymentId, payments),
						inArray(refund.status, ['asked', 'sent', 'failed']),
					),
				),
			)),
		invoice: (await uninvoiced).length > 0,
		check: await some(db.$count(order, and(mine, sql`${order.nextCheckAt} is not null`))),
	}
}
