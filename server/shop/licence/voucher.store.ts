import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { voucher, voucherAssignment } from './licence.tables.ts'

const select = (db: Db) =>
	db
		.select({ voucher, discount })
		.from(voucher)
		.innerJoin(discount, eq(discount.id, voucher.discountId))

/** A school's vouchers with their discounts, by code. */
export const listVouchers = (db: Db, schoolId: string) =>
	select(db).where(eq(voucher.schoolId, schoolId)).orderBy(asc(discount.codeKey)).limit(200)

/** One voucher of a school. */
export const findVoucher = async (db: Db, schoolId: string, id: string) => {
	const [row] = await select(db).where(and(eq(voucher.id, id), eq(voucher.schoolId, schoolId)))
	return row
}

/** Writes a school's voucher with its discount. */
export const insertVoucher = async (
	tx: Db,
	rows: { discount: typeof discount.$inferInsert; voucher: typeof voucher.$inferInsert },
): Promise<void> => {
	await tx.insert(discount).values(rows.discount)
	await tx.insert(voucher).values(rows.voucher)
}

/** Takes `many` uses of a voucher, if as many are left. */
export const takeVouchers = async (tx: Db, id: string, many: number): Promise<boolean> => {
	const rows = await tx
		.update(voucher)
		.set({ appliedCouponsCount: sql`${voucher.appliedCouponsCount} + ${many}::int` })
		.where(
			and(
				eq(voucher.id, id),
				sql`${voucher.appliedCouponsCount} + ${many}::int <= ${voucher.voucherCount}`,
			),
		)
		.returning({ id: voucher.id })
	return rows.length === 1
}

/** Teachers among these that have had one of the voucher. */
export const findHolders = async (
	tx: Db,
	voucherId: string,
	accountIds: readonly string[],
): Promise<string[]> => {
	const rows = await tx
		.select({ accountId: voucherAssignment.accountId })
		.from(voucherAssignment)
		.where(
			and(
				eq(voucherAssignment.voucherId, voucherId),
				inArray(voucherAssignment.accountId, [...accountIds]),
			),
		)
	return rows.map(({ accountId }) => accountId)
}

type Given = {
	code: typeof discount.$inferInsert
	assignment: typeof voucherAssignment.$inferInsert
}

/** Writes codes and who has them. */
export const insertVouchers = async (tx: Db, rows: readonly Given[]): Promise<void> => {
	await tx.insert(discount).values(rows.map(({ code }) => code))
	await tx.insert(voucherAssignment).values(rows.map(({ assignment }) => assignment))
}

/** Revokes a teacher's unused codes of one voucher or all. No order can use them afterwards. */
export const takeUnused = async (
	tx: Db,
	accountId: string,
	voucherId?: string,
): Promise<string[]> => {
	const held = await tx
		.select({ id: voucherAssignment.discountId })
		.from(voucherAssignment)
		.where(
			and(
				eq(voucherAssignment.accountId, accountId),
				voucherId ? eq(voucherAssignment.voucherId, voucherId) : undefined,
			),
		)
	if (held.length === 0) return []
	const ids = held.map(({ id }) => id)
	const ended = await tx
		.update(discount)
		.set({ maxUses: 0 })
		.where(and(inArray(discount.id, ids), eq(discount.used, 0), eq(discount.maxUses, 1)))
		.returning({ id: discount.id })
	if (ended.length === 0) return []
	const endedIds = ended.map(({ id }) => id)
	const taken = await tx
		.delete(voucherAssignment)
		.where(inArray(voucherAssignment.discountId, endedIds))
		.returning({ voucherId: voucherAssignment.voucherId })
	await tx
		.update(voucher)
		.set({ appliedCouponsCount: sql`${voucher.appliedCouponsCount} - 1` })
		.where(
			inArray(
				voucher.id,
				taken.map((one) => one.voucherId),
			),
		)
	return endedIds
}
