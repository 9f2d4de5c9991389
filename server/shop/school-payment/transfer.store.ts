import { and, asc, eq, sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'

/** Maximum rows of the list. */
const MOST = 100

/** Orders that wait for a bank transfer, the longest waiting first; of an id only that one. */
export const findAwaited = (db: Db, id?: string) =>
	db
		.select({ order: schoolOrder, school: school.name, buyer: account.displayName })
		.from(schoolOrder)
		.innerJoin(school, eq(school.id, schoolOrder.schoolId))
		.innerJoin(account, eq(account.id, schoolOrder.accountId))
		.where(and(eq(schoolOrder.status, 'transferring'), id ? eq(schoolOrder.id, id) : undefined))
		.orderBy(asc(schoolOrder.submittedAt), asc(schoolOrder.id))
		.limit(MOST)

/** Transfers that have not arrived, for the inbox (DSK-12). */
export const transferInbox: InboxSource = {
	kind: 'school_transfer',
	waiting: sql`select ${schoolOrder.id}, ${school.name}, ${account.displayName},
      ${schoolOrder.submittedAt}, null::timestamptz, null::uuid
    from ${schoolOrder} join ${school} on ${school.id} = ${schoolOrder.schoolId}
    join ${account} on ${account.id} = ${schoolOrder.accountId}
    where ${schoolOrder.status} = 'transferring'`,
}
