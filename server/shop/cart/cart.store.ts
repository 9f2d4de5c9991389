import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { buildWhere, type ListArgs, pageOf } from '#server/platform/graph/where.ts'
import { cartItem } from './cart.tables.ts'

/** One line of a cart: who wants what since when. */
export type CartLine = { id: string; account_id: string; resource_id: string; created_at: string }

type Page = { limit: number; offset: number }
type Row = { total: number } & (CartLine | { id: null })

const pageOfLines = (name: string, owner: SQL) =>
	prepareRows<Row, Page & { owner: string }>(
		name,
		sql`select counted.total, page.*
    from (select count(*)::int as total from ${cartItem} where ${owner}) as counted
    left join lateral (
      select id, account_id, resource_id, created_at from ${cartItem} where ${owner}
      order by created_at desc, id desc limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int
    ) as page on true order by page.created_at desc, page.id desc`,
	)

const own = pageOfLines('cart', sql`account_id = ${sql.placeholder('owner')}::uuid`)

const linesOf = (rows: Row[]) => ({
	total: rows[0]!.total,
	lines: rows.filter((row) => row.id !== null) as CartLine[],
})

/** CRT-02: one page of an account's cart, newest first, and how much it holds. */
export const findCart = async (db: Db, accountId: string, page: Page) =>
	linesOf(await own(db, { owner: accountId, ...page }))

/** Lines of an account's cart by a where argument of the graph, oldest first. */
export const findLines = async (
	db: Db,
	accountId: string,
	args: ListArgs,
): Promise<{ id: string; resourceId: string }[]> => {
	const columns = { id: cartItem.id, webinar_id: cartItem.resourceId }
	const { limit, offset } = pageOf(args)
	return db
		.select({ id: cartItem.id, resourceId: cartItem.resourceId })
		.from(cartItem)
		.where(and(eq(cartItem.accountId, accountId), ...buildWhere(args.where, columns)))
		.orderBy(asc(cartItem.createdAt), asc(cartItem.id))
		.limit(limit)
		.offset(offset)
}

/** How many things an account has in its cart. */
export const countLines = async (db: Db, accountId: string): Promise<number> => {
	const [row] = await db
		.select({ total: count() })
		.from(cartItem)
		.where(eq(cartItem.accountId, accountId))
	return row!.total
}

const one = (accountId: string, resourceId: string) =>
	and(eq(cartItem.accountId, accountId), eq(cartItem.resourceId, resourceId))

/** Returns true if a product is in an account's cart. */
export const hasLine = async (db: Db, accountId: string, resourceId: string): Promise<boolean> =>
	(await db.select({ id: cartItem.id }).from(cartItem).where(one(accountId, resourceId))).length > 0

/** Takes one thing out; false when it was not there. */
export const deleteLine = async (db: Db, accountId: string, resourceId: string): Promise<boolean> =>
	(await db.delete(cartItem).where(one(accountId, resourceId)).returning({ id: cartItem.id }))
		.length > 0
