import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { partnerEarning } from '#server/platform/database/schema/partner.ts'

type Earning = typeof partnerEarning.$inferInsert

/** Writes what an order earned, unless it has been written. */
export const insertEarning = async (tx: Db, row: Earning): Promise<void> => {
  await tx.insert(partnerEarning).values(row).onConflictDoNothing()
}

/** Cancels what an order earned, unless it was paid out. */
export const cancelEarning = async (tx: Db, schoolOrderId: string): Promise<void> => {
  await tx
    .update(partnerEarning)
    .set({ status: 'cancelled' })
    .where(
      and(eq(partnerEarning.schoolOrderId, schoolOrderId), eq(partnerEarning.status, 'earned')),
    )
}

/** Marks an earning as paid out, once; whether it was waiting for that. */
export const settleEarning = async (
  db: Db,
  id: string,
  change: Pick<Earning, 'reference' | 'paidOutBy' | 'paidOutAt'>,
): Promise<boolean> => {
  const rows = await db
    .update(partnerEarning)
    .set({ ...change, status: 'paid_out' })
    .where(and(eq(partnerEarning.id, id), eq(partnerEarning.status, 'earned')))
    .returning({ id: partnerEarning.id })
  return rows.length > 0
}

/** Returns true if there is such an earning, in whatever state. */
export const hasEarning = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(partnerEarning, eq(partnerEarning.id, id))) > 0
