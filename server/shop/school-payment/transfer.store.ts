import { asc, eq } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'

/** Maximum rows of the list. */
const MOST = 100

/** Returns orders that wait for a bank transfer, the longest waiting first. */
export const findAwaited = (db: Db) =>
  db
    .select({ order: schoolOrder, school: school.name, buyer: account.displayName })
    .from(schoolOrder)
    .innerJoin(school, eq(school.id, schoolOrder.schoolId))
    .innerJoin(account, eq(account.id, schoolOrder.accountId))
    .where(eq(schoolOrder.status, 'transferring'))
    .orderBy(asc(schoolOrder.submittedAt), asc(schoolOrder.id))
    .limit(MOST)
