import type { Invoice } from '#server/invoice/invoice.service.ts'
import { grantLicences } from '#server/licence/grant-licences.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findAddressee } from '#server/school-order/buying.store.ts'
import { endLicences, findAny } from '#server/school-order/fulfil.store.ts'
import { schoolOrderMail } from '#server/school-order/school-order.mail.ts'
import { LICENCE_DAYS, payable } from '#server/school-order/school-order.rules.ts'
import { findOrderLines, moveSchoolOrder } from '#server/school-order/school-order.store.ts'

const DAY_MS = 86_400_000

const sourceOf = (id: string) => `order:${id}`

/** Marks a school's order as paid, once, and gives its licences, inside the transaction that settles its payment. @returns why it cannot be paid, null when it is */
export const payWithin = async (
  tx: Db,
  id: string,
  now: Date,
): Promise<'already-paid' | 'order-closed' | null> => {
  const paid = await moveSchoolOrder(tx, id, payable, { status: 'paid', paidAt: now })
  if (!paid) return (await findAny(tx, id)).status === 'paid' ? 'already-paid' : 'order-closed'
  await giveLicences(tx, paid, now)
  return null
}

/** PRC-01: gives a school the licences of an order; the same order again gives nothing. */
export const giveLicences = async (
  tx: Db,
  order: { id: string; schoolId: string },
  now: Date,
): Promise<void> => {
  const validUntil = new Date(now.getTime() + LICENCE_DAYS * DAY_MS)
  for (const { resourceId, quantity } of await findOrderLines(tx, order.id))
    await grantLicences(tx, {
      ...{ schoolId: order.schoolId, webinarId: resourceId, quantity },
      ...{ source: sourceOf(order.id), validUntil, now },
    })
}

/** INV-02: promises the buyer a mail with the school's invoice, inside the caller's transaction. */
export const mailSchoolInvoice = async (
  tx: Db,
  { mails, config }: Pick<Deps, 'mails' | 'config'>,
  id: string,
  invoice: Invoice,
): Promise<void> => {
  const order = await findAny(tx, id)
  const to = await findAddressee(tx, order.accountId)
  const lines = await findOrderLines(tx, id)
  const mail = schoolOrderMail(to, 'paid', { order, lines, buyer: to.name }, config.publicUrl)
  await mails.enqueue(tx, { ...mail, attachments: [{ kind: 'invoice', id: invoice.id }] })
}

/** INV-03: ends what an order had brought, because its money goes back: its licences can no longer be given. */
export const endSchoolOrder = (tx: Db, id: string, now: Date): Promise<void> =>
  endLicences(tx, sourceOf(id), now)
