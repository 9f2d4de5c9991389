import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { bundleItem } from '#server/platform/database/schema/catalogue.ts'
import { enrolment } from '#server/platform/database/schema/learning.ts'

type NewEnrolment = typeof enrolment.$inferInsert

/** Which of these resources the account is enrolled in; a registration that waits for confirmation does not count. */
export const findConfirmed = async (
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: enrolment.resourceId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.accountId, accountId),
        inArray(enrolment.resourceId, [...ids]),
        eq(enrolment.status, 'confirmed'),
      ),
    )
  return rows.map((row) => row.id)
}

/** What the bundles among these resources hold. */
export const findContents = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ bundleId: bundleItem.bundleId, resourceId: bundleItem.resourceId })
        .from(bundleItem)
        .where(inArray(bundleItem.bundleId, [...ids]))

/** Writes enrolments of one source and order; a registration that waits for confirmation is replaced when `replacesPending`, a confirmed one never. */
export const insertEnrolments = async (
  db: Db,
  rows: NewEnrolment[],
  replacesPending: boolean,
): Promise<void> => {
  const insert = db.insert(enrolment).values(rows)
  if (replacesPending)
    await insert.onConflictDoUpdate({
      target: [enrolment.accountId, enrolment.resourceId],
      set: {
        status: sql`excluded.status`,
        source: sql`excluded.source`,
        orderId: sql`excluded.order_id`,
      },
      setWhere: ne(enrolment.status, 'confirmed'),
    })
  else await insert.onConflictDoNothing()
}

/** An account's enrolments of these resources, as they stand. */
export const findEnrolments = (db: Db, accountId: string, ids: readonly string[]) =>
  db
    .select({ id: enrolment.id, resourceId: enrolment.resourceId, status: enrolment.status })
    .from(enrolment)
    .where(and(eq(enrolment.accountId, accountId), inArray(enrolment.resourceId, [...ids])))
