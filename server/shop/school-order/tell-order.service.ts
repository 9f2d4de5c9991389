import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findAddressee, findMains } from '#server/shop/school-order/buying.store.ts'
import { schoolOrderMail } from '#server/shop/school-order/school-order.mail.ts'
import { hasExpired } from '#server/shop/school-order/school-order.rules.ts'
import {
  findOrderLines,
  findSchoolOrder,
  type SchoolOrder,
} from '#server/shop/school-order/school-order.store.ts'

/** Promises a mail of how an order stands, inside the caller's transaction: what waits to the main points of contact, a decision to who ordered. */
export const tell = async (
  tx: Db,
  { mails, config }: Pick<Deps, 'mails' | 'config'>,
  order: SchoolOrder,
  event: 'waiting' | 'approved' | 'rejected',
) => {
  const lines = await findOrderLines(tx, order.id)
  const buyer = await findAddressee(tx, order.accountId)
  const to = event === 'waiting' ? await findMains(tx, order.schoolId) : [buyer]
  for (const person of to)
    await mails.enqueue(
      tx,
      schoolOrderMail(person, event, { order, lines, buyer: buyer.name }, config.publicUrl),
    )
}

/** An order of the caller's school that may go on. @throws Problem 404 not-found, 409 quote-expired */
export const currentOrder = async (
  tx: Db,
  me: Account,
  id: string,
  now: Date,
): Promise<SchoolOrder> => {
  const found = await findSchoolOrder(tx, id, schoolOf(me))
  if (!found) throw new Problem(404, 'not-found')
  if (hasExpired(found, now)) throw new Problem(409, 'quote-expired')
  return found
}
