import { and, desc, eq } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { invoice } from '#server/shop/invoice/invoice.tables.ts'
import { order } from '#server/shop/order/order.tables.ts'
import { schoolOrder } from './school-order.tables.ts'

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

/** The id of the newest invoice or credit note of a school's order. */
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
		.orderBy(desc(invoice.issuedAt), desc(invoice.id))
		.limit(1)
	return row?.id
}
