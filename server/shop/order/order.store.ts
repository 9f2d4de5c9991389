import { and, asc, eq, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#server/platform/database/open.ts'
import { prepareBuilt } from '#server/platform/database/prepare-built.ts'
import { firstCheckAt, ORDER_MS } from './order.rules.ts'
import { order, orderLine } from './order.tables.ts'

export type Order = typeof order.$inferSelect

/** A line of an order; money in paise. */
export type NewLine = Omit<typeof orderLine.$inferInsert, 'id' | 'orderId'>

/** An order as it is written: what was priced, for whom. */
export type NewOrder = Omit<
	typeof order.$inferInsert,
	'id' | 'createdAt' | 'expiresAt' | 'nextCheckAt'
> & { lines: NewLine[] }

const insertRow = prepareBuilt('insert order', (db, at: typeof order.$inferInsert) =>
	db.insert(order).values(at).returning(),
)

/**
 * Inserts an order and its lines; call it inside a transaction. A free order (`none`) is paid
 * immediately.
 */
export const insertOrder = async (
	db: Db,
	{ lines, ...input }: NewOrder,
	now: Date,
): Promise<Order> => {
	const [row] = await insertRow(db, {
		id: v7(),
		...input,
		createdAt: now,
		expiresAt: new Date(now.getTime() + ORDER_MS),
		nextCheckAt: input.status === 'created' ? firstCheckAt(now) : null,
	})
	await db.insert(orderLine).values(lines.map((line) => ({ ...line, orderId: row!.id })))
	return row!
}

/** An order by id; with `accountId` only that account's. */
export const findOrder = async (
	db: Db,
	id: string,
	accountId?: string,
): Promise<Order | undefined> => {
	const [row] = await db
		.select()
		.from(order)
		.where(and(eq(order.id, id), accountId ? eq(order.accountId, accountId) : undefined))
	return row
}

const ofProvider = prepareBuilt(
	'order of provider',
	(db, at: { provider: Order['provider']; id: string }) =>
		db
			.select()
			.from(order)
			.where(and(eq(order.provider, at.provider), eq(order.providerOrderId, at.id))),
)

/** Returns the order with this id at this provider. Ids of different providers are independent. */
export const findOrderOfProvider = async (
	db: Db,
	provider: Order['provider'],
	providerOrderId: string,
): Promise<Order | undefined> => {
	const [row] = await ofProvider(db, { provider, id: providerOrderId })
	return row
}

const openOf = prepareBuilt('open orders', (db, at: { accountId: string }) =>
	db
		.select()
		.from(order)
		.where(
			and(
				eq(order.accountId, at.accountId),
				eq(order.status, 'created'),
				isNull(order.schoolOrderId),
			),
		)
		.orderBy(asc(order.createdAt), asc(order.id)),
)

/** Open orders that an account made for itself, not for its school; oldest first. */
export const findOpenOrders = (db: Db, accountId: string): Promise<Order[]> =>
	openOf(db, { accountId })

/** The open payment of a school's order. */
export const findOpenOfSchool = async (
	db: Db,
	schoolOrderId: string,
): Promise<Order | undefined> => {
	const [row] = await db
		.select()
		.from(order)
		.where(and(eq(order.schoolOrderId, schoolOrderId), eq(order.status, 'created')))
	return row
}

const nameOpen = prepareBuilt(
	'name order of provider',
	(db, at: { id: string; providerOrderId: string }) =>
		db
			.update(order)
			.set({ providerOrderId: at.providerOrderId })
			.where(and(eq(order.id, at.id), isNull(order.providerOrderId), eq(order.status, 'created')))
			.returning({ id: order.id }),
)

/**
 * Stores the provider's id of an open order. Returns false if it has one or was closed meanwhile.
 */
export const setProviderOrder = async (
	db: Db,
	id: string,
	providerOrderId: string,
): Promise<boolean> => (await nameOpen(db, { id, providerOrderId })).length === 1

/** Writes the buyer's details as last typed on an order that is still open. */
export const setBuyer = (
	db: Db,
	id: string,
	buyer: { buyerName: string; buyerEmail: string; buyerPhone: string },
) =>
	db
		.update(order)
		.set(buyer)
		.where(and(eq(order.id, id), eq(order.status, 'created')))
