import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { account, school } from '#server/platform/database/schema/account.ts'
import { schoolOrder } from '#server/platform/database/schema/school-order.ts'

/** So many transfers are listed. */
const MOST = 100

/** Orders that wait for a bank transfer, the longest waiting first. */
export const findAwaited = (db: Db) =>
  db
    .select({ order: schoolOrder, school: school.name, buyer: account.displayName })
    .from(schoolOrder)
    .innerJoin(school, eq(school.id, schoolOrder.schoolId))
    .innerJoin(account, eq(account.id, schoolOrder.accountId))
    .where(eq(schoolOrder.status, 'transferring'))
    .orderBy(asc(schoolOrder.submittedAt), asc(schoolOrder.id))
    .limit(MOST)

/** How an order stands that a transfer may be for. */
export const readAwaited = async (db: Db, id: string) => {
  const [row] = await db
    .select({ status: schoolOrder.status })
    .from(schoolOrder)
    .where(eq(schoolOrder.id, id))
  return row
}

/**
 * Marks an order as paid by the transfer of its whole amount (paise); undefined if it waits for
 * none or for another amount.
 */
export const confirmTransfer = async (
  tx: Db,
  id: string,
  arrived: { amount: number; bankReference: string; confirmedBy: string; now: Date },
) => {
  const { amount, bankReference, confirmedBy, now } = arrived
  const [row] = await tx
    .update(schoolOrder)
    .set({ status: 'paid', paidAt: now, bankReference, confirmedBy })
    .where(
      and(
        eq(schoolOrder.id, id),
        eq(schoolOrder.status, 'transferring'),
        eq(schoolOrder.total, amount),
      ),
    )
    .returning()
  return row
}
