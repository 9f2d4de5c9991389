import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { discountOfRow } from '#server/discount/discount.store.ts'
import type { Handlers } from '#server/platform/contract/contract.ts'
import { discount } from '#server/platform/database/schema/order.ts'
import type { Deps } from '#server/platform/deps.ts'

/** PRM-03: codes that may be offered now: listed, running and not used up; whether one fits the course is told by its terms. */
export const discountListHandlers = (deps: Deps): Handlers => ({
  listDiscounts: async () => {
    const now = deps.clock()
    const rows = await deps.db
      .select()
      .from(discount)
      .where(
        and(
          eq(discount.listed, true),
          or(isNull(discount.startsAt), lte(discount.startsAt, now)),
          or(isNull(discount.endsAt), gt(discount.endsAt, now)),
          or(isNull(discount.maxUses), sql`${discount.used} < ${discount.maxUses}`),
        ),
      )
      .orderBy(asc(discount.codeKey))
      .limit(100)
    return {
      data: rows.map((row) => ({
        ...discountOfRow(row),
        discount: row.nested as never,
        ends_at: row.endsAt?.toISOString() ?? null,
      })),
    }
  },
})
