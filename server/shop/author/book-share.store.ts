import { eq, sql } from 'drizzle-orm'
import { draftAuthor } from '#server/learning/draft/draft.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareBuilt } from '#server/platform/database/prepare-built.ts'
import { order, orderLine } from '#server/shop/order/order.tables.ts'
import { authorContract, authorShare } from './author.tables.ts'

const bookedOf = (at: { orderId: string }, what: string) =>
	sql`(select ${sql.raw(what)} from author_share s
    where s.order_id = ${at.orderId} and s.resource_id = ${orderLine.resourceId})`

const authoredRows = prepareBuilt('authored lines', (db, at: { orderId: string }) =>
	db
		.select({
			resourceId: draftAuthor.resourceId,
			/** Its place among the lines of the order, from 0. */
			place: sql<number>`(select count(*)::int from "order_line" l
        where l.order_id = ${at.orderId} and l.id < ${orderLine.id})`,
			accountId: draftAuthor.accountId,
			rate: authorContract.rate,
			paidAt: order.paidAt,
			bookedTo: sql<string | null>`${bookedOf(at, 'min(s.account_id::text)')}`,
			bookedRate: sql<number | null>`${bookedOf(at, 'min(s.rate)')}`,
			base: sql<number>`${bookedOf(at, 'coalesce(sum(s.base), 0)::int')}`,
			amount: sql<number>`${bookedOf(at, 'coalesce(sum(s.amount), 0)::int')}`,
		})
		.from(orderLine)
		.innerJoin(order, eq(order.id, orderLine.orderId))
		.innerJoin(draftAuthor, eq(draftAuthor.resourceId, orderLine.resourceId))
		.innerJoin(authorContract, eq(authorContract.accountId, draftAuthor.accountId))
		.where(eq(orderLine.orderId, at.orderId)),
)

/** Lines of an order whose resource has an author with a share, and what was booked of each. */
export const findAuthoredLines = (db: Db, orderId: string) => authoredRows(db, { orderId })

/** Writes shares of a document, each once. */
export const insertShares = async (
	tx: Db,
	rows: (typeof authorShare.$inferInsert)[],
): Promise<void> => {
	await tx.insert(authorShare).values(rows).onConflictDoNothing()
}
