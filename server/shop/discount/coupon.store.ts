import {
	and,
	asc,
	count,
	desc,
	eq,
	gt,
	ilike,
	inArray,
	isNull,
	lte,
	or,
	type SQL,
	sql,
} from 'drizzle-orm'
import type { CouponState } from '#domain/shop/coupon.rules.ts'
import { deleteUnreferred } from '#server/platform/database/delete-unreferred.ts'
import { likeOf } from '#server/platform/database/like-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { DiscountRow } from './discount.store.ts'
import { discount } from './discount.tables.ts'

/** Coupons of everybody; the vouchers of single accounts are not among them. */
const isCoupon = eq(discount.isPersonal, false)

const isUsedUp = sql`coalesce(${discount.used} >= ${discount.maxUses}, false)`

const isEnded = (now: Date) => lte(discount.endsAt, now)

const isOpen = (now: Date) =>
	and(or(isNull(discount.endsAt), gt(discount.endsAt, now)), sql`not ${isUsedUp}`)

const conditionOf = (state: CouponState, now: Date): SQL | undefined =>
	({
		ended: isEnded(now),
		used_up: and(or(isNull(discount.endsAt), gt(discount.endsAt, now)), isUsedUp),
		planned: and(isOpen(now), gt(discount.startsAt, now)),
		active: and(isOpen(now), or(isNull(discount.startsAt), lte(discount.startsAt, now))),
	})[state]

/** Orders of the coupons: those that end last, by code, or those that were used most first. */
const orders = {
	end: [desc(sql`coalesce(${discount.endsAt}, 'infinity')`), asc(discount.codeKey)],
	code: [asc(discount.codeKey)],
	used: [desc(discount.used), asc(discount.codeKey)],
} as const

export type CouponSort = keyof typeof orders

/** One page of coupons, and how many there are in all. */
export const findCoupons = async (
	db: Db,
	{ search, state, now }: { search: string; state?: CouponState | undefined; now: Date },
	{ sort, limit, offset }: { sort: CouponSort; limit: number; offset: number },
) => {
	const words = likeOf(search)
	const where = and(
		isCoupon,
		search === '' ? undefined : or(ilike(discount.code, words), ilike(discount.title, words)),
		state && conditionOf(state, now),
	)
	const rows = await db
		.select()
		.from(discount)
		.where(where)
		.orderBy(...orders[sort])
		.limit(limit)
		.offset(offset)
	const [counted] = await db.select({ total: count() }).from(discount).where(where)
	return { total: counted!.total, rows }
}

/** Returns a coupon and locks it until the transaction ends; undefined if there is none. */
export const lockCoupon = async (tx: Db, id: string): Promise<DiscountRow | undefined> =>
	(
		await tx
			.select()
			.from(discount)
			.where(and(isCoupon, eq(discount.id, id)))
			.for('no key update')
	)[0]

/** Adds a coupon; undefined if its code is taken. */
export const insertCoupon = async (
	tx: Db,
	row: typeof discount.$inferInsert,
): Promise<DiscountRow | undefined> =>
	(await tx.insert(discount).values(row).onConflictDoNothing().returning())[0]

/** Writes the terms of a coupon that is locked. */
export const writeCoupon = async (
	tx: Db,
	id: string,
	change: Partial<typeof discount.$inferInsert>,
): Promise<DiscountRow> =>
	(await tx.update(discount).set(change).where(eq(discount.id, id)).returning())[0]!

/**
 * Deletes those of some coupons that nobody used and nothing refers to, such as an order, and
 * returns their ids.
 */
export const deleteUnused = (tx: Db, ids: readonly string[]): Promise<string[]> =>
	deleteUnreferred(tx, ids, (part, some) =>
		part
			.delete(discount)
			.where(and(inArray(discount.id, some), eq(discount.used, 0)))
			.returning({ id: discount.id }),
	)
