import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { enrolment, lessonDone } from '#server/platform/database/schema/learning.ts'
import { order } from '#server/platform/database/schema/order.ts'

type NewEnrolment = typeof enrolment.$inferInsert

/**
 * Writes enrolments; one that exists stays as it is, also a registration that waits for
 * confirmation.
 */
export const insertEnrolments = async (db: Db, rows: NewEnrolment[]): Promise<void> => {
  await db.insert(enrolment).values(rows).onConflictDoNothing()
}

/**
 * Writes enrolments; a registration that waits for confirmation is replaced, a confirmed one stays.
 */
export const confirmEnrolments = async (db: Db, rows: NewEnrolment[]): Promise<void> => {
  await db
    .insert(enrolment)
    .values(rows)
    .onConflictDoUpdate({
      target: [enrolment.accountId, enrolment.resourceId],
      set: {
        status: sql`excluded.status`,
        source: sql`excluded.source`,
        orderId: sql`excluded.order_id`,
      },
      setWhere: ne(enrolment.status, 'confirmed'),
    })
}

/**
 * Deletes the enrolments that an order's money bought, and which of their lessons are done; the ids
 * of what is no longer learned.
 */
export const deleteBought = async (db: Db, orderId: string): Promise<string[]> => {
  const [buyer] = await db
    .select({ accountId: order.accountId })
    .from(order)
    .where(eq(order.id, orderId))
  const bought = and(
    eq(enrolment.accountId, buyer!.accountId),
    eq(enrolment.orderId, orderId),
    eq(enrolment.source, 'purchase'),
  )
  const ids = db.select({ id: enrolment.id }).from(enrolment).where(bought)
  await db.delete(lessonDone).where(inArray(lessonDone.enrolmentId, ids))
  const ended = await db
    .delete(enrolment)
    .where(bought)
    .returning({ resourceId: enrolment.resourceId })
  return ended.map(({ resourceId }) => resourceId)
}

/** Returns an account's current enrolments of these resources. */
export const findEnrolments = (db: Db, accountId: string, ids: readonly string[]) =>
  db
    .select({ id: enrolment.id, resourceId: enrolment.resourceId, status: enrolment.status })
    .from(enrolment)
    .where(and(eq(enrolment.accountId, accountId), inArray(enrolment.resourceId, [...ids])))
