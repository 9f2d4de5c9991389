import { and, asc, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Discount } from '#domain/shop/purchase.rules.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { voucherAssignment } from '#server/shop/licence/licence.tables.ts'
import { order } from '#server/shop/order/order.tables.ts'
import type { Person } from './discount.rules.ts'
import { discount } from './discount.tables.ts'

export type DiscountRow = typeof discount.$inferSelect

/** Codes are typed by hand: case and outer spaces do not count. */
export const codeKeyOf = (code: string): string => code.trim().toLowerCase()

/** Condition: the discount is public, or a voucher assigned to this account (SCH-06). */
const isFor = (db: Db, accountId: string | null) =>
	or(
		eq(discount.isPersonal, false),
		accountId === null
			? undefined
			: exists(
					db
						.select({ id: voucherAssignment.id })
						.from(voucherAssignment)
						.where(
							and(
								eq(voucherAssignment.discountId, discount.id),
								eq(voucherAssignment.accountId, accountId),
							),
						),
				),
	)

/** The row of a code, whatever its state; the code of another account's voucher is not known. */
export const findDiscount = async (
	db: Db,
	code: string,
	accountId: string | null,
): Promise<DiscountRow | undefined> => {
	const [row] = await db
		.select()
		.from(discount)
		.where(and(eq(discount.codeKey, codeKeyOf(code)), isFor(db, accountId)))
	return row
}

/** A row in the shape the calls answer and the pricing rules read; money in paise. */
export const discountOfRow = (
	row: DiscountRow,
): Discount & { id: string; ends_at: string | null } => ({
	id: row.id,
	code: row.code,
	title: row.title,
	is_percentage: row.isPercentage,
	percent: row.percent,
	amount: row.amount,
	max_amount: row.maxAmount,
	minimum_order: row.minimumOrder,
	discount_type: row.discountType,
	category: row.category,
	ends_at: row.endsAt?.toISOString() ?? null,
	discount: (row.nested as Partial<Discount> | null) ?? null,
})

/** SQL condition for discounts that are valid now and not used up. */
const isUsable = (now: Date) =>
	and(
		or(isNull(discount.maxUses), sql`${discount.used} < ${discount.maxUses}`),
		or(isNull(discount.startsAt), lte(discount.startsAt, now)),
		or(isNull(discount.endsAt), gt(discount.endsAt, now)),
	)

/** PRM-03: discounts that may be offered now, by code; 100 at most. */
export const findOffered = (db: Db, now: Date): Promise<DiscountRow[]> =>
	db
		.select()
		.from(discount)
		.where(and(eq(discount.listed, true), isUsable(now)))
		.orderBy(asc(discount.codeKey))
		.limit(100)

/** Returns type and list price (paise) of resources, for a discount's terms. Skips unknown ids. */
export const findItems = (db: Db, ids: readonly string[]) =>
	db
		.select({ courseType: resource.courseType, price: resource.price })
		.from(resource)
		.where(inArray(resource.id, [...ids]))

/** Claims one use of a discount if dates and count allow. Exactly `max_uses` callers get true. */
export const reserveDiscount = async (db: Db, id: string, now: Date): Promise<boolean> => {
	const rows = await db
		.update(discount)
		.set({ used: sql`${discount.used} + 1` })
		.where(and(eq(discount.id, id), isUsable(now)))
		.returning({ id: discount.id })
	return rows.length === 1
}

/** Gives a use back when its order came to nothing. */
export const releaseDiscount = (db: Db, id: string) =>
	db
		.update(discount)
		.set({ used: sql`greatest(${discount.used} - 1, 0)` })
		.where(eq(discount.id, id))

/** Facts about an account that decide whether a discount is for it (DSK-10). */
export const findPerson = async (
	db: Db,
	discountId: string,
	accountId: string,
): Promise<Person> => {
	const isLive = inArray(order.status, ['created', 'paid'])
	const ofAccount = and(eq(order.accountId, accountId), isLive)
	const [row] = await db
		.select({ schoolId: account.schoolId })
		.from(account)
		.where(eq(account.id, accountId))
	return {
		uses: await db.$count(order, and(ofAccount, eq(order.discountId, discountId))),
		hasOrdered: (await db.$count(order, and(ofAccount, eq(order.status, 'paid')))) > 0,
		isOfSchool: row?.schoolId !== null && row !== undefined,
	}
}
