import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { account, school } from '#server/platform/database/schema/account.ts'
import { invoice } from '#server/platform/database/schema/invoice.ts'
import { order } from '#server/platform/database/schema/order.ts'
import { schoolOrder } from '#server/platform/database/schema/school-order.ts'

/** A school's order with the names of the school and its buyer. */
export const findQuoted = async (db: Db, id: string, schoolId: string) => {
  const [row] = await db
    .select({ order: schoolOrder, school: school.name, buyer: account.displayName })
    .from(schoolOrder)
    .innerJoin(school, eq(school.id, schoolOrder.schoolId))
    .innerJoin(account, eq(account.id, schoolOrder.accountId))
    .where(and(eq(schoolOrder.id, id), eq(schoolOrder.schoolId, schoolId)))
  return row
}

/** The id of the invoice or the credit note of a school's order. */
export const findDocument = async (
  db: Db,
  id: string,
  kind: 'invoice' | 'credit-note',
): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: invoice.id })
    .from(invoice)
    .innerJoin(order, eq(order.id, invoice.orderId))
    .where(and(eq(order.schoolOrderId, id), eq(invoice.kind, kind)))
  return row?.id
}
