import { billingFaults, tidyBilling } from '#machines/billing-details/billing-details.rules.ts'
import { needsApproval } from '#machines/school-checkout/school-checkout.rules.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { schoolOf } from '#server/school-cart/school-cart.service.ts'
import { isMain } from '#server/school-order/buying.service.ts'
import { findAddressee, findLimit, findMains } from '#server/school-order/buying.store.ts'
import { answerOf } from '#server/school-order/school-order.answers.ts'
import { schoolOrderMail } from '#server/school-order/school-order.mail.ts'
import { hasExpired } from '#server/school-order/school-order.rules.ts'
import {
  findOrderLines,
  findSchoolOrder,
  moveSchoolOrder,
  type SchoolOrder,
} from '#server/school-order/school-order.store.ts'

/** What a school states when it orders. */
export type Statement = {
  purchaseOrder: string
  stateCode: string
  businessName: string
  address: string
  gstin: string
}

const tell = async (
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
const current = async (tx: Db, me: Account, id: string, now: Date): Promise<SchoolOrder> => {
  const found = await findSchoolOrder(tx, id, schoolOf(me))
  if (!found) throw new Problem(404, 'not-found')
  if (hasExpired(found, now)) throw new Problem(409, 'quote-expired')
  return found
}

const tidyStatement = (given: Statement): Statement => {
  const stated = { ...tidyBilling(given), purchaseOrder: given.purchaseOrder.trim() }
  if (!stated.purchaseOrder) throw new Problem(409, 'purchase-order-missing')
  if (!stated.address) throw new Problem(409, 'address-missing')
  const [fault] = Object.values(billingFaults(stated))
  if (fault) throw new Problem(409, 'billing-invalid', fault)
  return stated
}

/**
 * PRC-01: orders what was quoted, or again what was rejected. Above the school's limit an order of an additional point of contact waits; the main one approves
 * theirs by ordering.
 * @throws Problem 404 not-found; 409 quote-expired, order-moved, purchase-order-missing, address-missing, billing-invalid
 */
export const submitOrder = async (deps: Deps, me: Account, id: string, given: Statement) => {
  const stated = tidyStatement(given)
  await deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const { schoolId, total } = await current(tx, me, id, now)
    const limit = await findLimit(tx, schoolId)
    const waits = needsApproval({ isMain: isMain(me), total, limit })
    const moved = await moveSchoolOrder(tx, id, ['quoted', 'rejected'], {
      ...stated,
      accountId: me.id,
      status: waits ? 'waiting' : 'approved',
      submittedAt: now,
      ...{ decision: '', decidedAt: null, decidedBy: null },
    })
    if (!moved) throw new Problem(409, 'order-moved')
    if (waits) await tell(tx, deps, moved, 'waiting')
  })
  await deps.mails.nudge()
  return answerOf(deps, me, id)
}

/**
 * PRC-01: the main point of contact approves or rejects what waits, once.
 * @throws Problem 404 not-found; 409 quote-expired, order-moved, decision-words-missing
 */
export const decideOrder = async (
  deps: Deps,
  me: Account,
  id: string,
  asked: { decision: 'approve' | 'reject'; words: string },
) => {
  const status = asked.decision === 'approve' ? ('approved' as const) : ('rejected' as const)
  const decision = asked.words.trim()
  if (status === 'rejected' && !decision) throw new Problem(409, 'decision-words-missing')
  await deps.db.transaction(async (tx) => {
    const now = deps.clock()
    await current(tx, me, id, now)
    const decided = { status, decision, decidedAt: now, decidedBy: me.id }
    const moved = await moveSchoolOrder(tx, id, ['waiting'], decided)
    if (!moved) throw new Problem(409, 'order-moved')
    await tell(tx, deps, moved, status)
  })
  await deps.mails.nudge()
  return answerOf(deps, me, id)
}
