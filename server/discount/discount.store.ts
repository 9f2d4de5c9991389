import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Discount } from '#machines/purchase/purchase.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/platform/database/schema/order.ts'

export type DiscountRow = typeof discount.$inferSelect

/** Codes are typed by hand: case and outer spaces do not count. */
export const codeKeyOf = (code: string): string => code.trim().toLowerCase()

/** The row of a code, whatever its state. */
export const findDiscount = async (db: Db, code: string): Promise<DiscountRow | undefined> => {
  const [row] = await db
    .select()
    .from(discount)
    .where(eq(discount.codeKey, codeKeyOf(code)))
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

/** Takes one use of a discount, if dates and count allow; exactly `max_uses` callers ever get true. */
export const reserveDiscount = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const rows = await db
    .update(discount)
    .set({ used: sql`${discount.used} + 1` })
    .where(
      and(
        eq(discount.id, id),
        or(isNull(discount.maxUses), sql`${discount.used} < ${discount.maxUses}`),
        or(isNull(discount.startsAt), lte(discount.startsAt, now)),
        or(isNull(discount.endsAt), gt(discount.endsAt, now)),
      ),
    )
    .returning({ id: discount.id })
  return rows.length === 1
}

/** Gives a use back when its order came to nothing. */
export const releaseDiscount = (db: Db, id: string) =>
  db
    .update(discount)
    .set({ used: sql`greatest(${discount.used} - 1, 0)` })
    .where(eq(discount.id, id))
