import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Invoice } from '#server/shop/invoice/invoice.service.ts'
import { grantLicences } from '#server/shop/licence/grant-licences.service.ts'
import { takeAllSeats } from '#server/shop/licence/revoke-licence.service.ts'
import { cancelCommission, earnCommission } from '#server/shop/partner/earning.service.ts'
import { findAddressee } from './buying.store.ts'
import { endLicences, findAny } from './fulfil.store.ts'
import { schoolOrderMail } from './school-order.mail.ts'
import { LICENCE_DAYS } from './school-order.rules.ts'
import { findOrderLines, findStatus, moveSchoolOrder } from './school-order.store.ts'

const DAY_MS = 86_400_000

type Commission = Pick<Config, 'PARTNER_COMMISSION_PERCENT'>

const sourceOf = (id: string) => `order:${id}`

/**
 * Marks a school's order as paid, once, and grants its licences, inside the transaction that
 * settles its payment.
 * @returns why it cannot be paid; null if it is paid
 */
export const payWithin = async (
	tx: Db,
	config: Commission,
	id: string,
	now: Date,
): Promise<'already-paid' | 'order-closed' | null> => {
	const paid = await moveSchoolOrder(tx, id, { type: 'payment.captured' }, { paidAt: now })
	if (!paid) return (await findStatus(tx, id)) === 'paid' ? 'already-paid' : 'order-closed'
	await fulfilSchoolOrder(tx, config, paid, now)
	return null
}

/**
 * PRC-01: grants a school the licences of an order and records the partner's earning (API-03); a
 * repeat grants nothing.
 */
export const fulfilSchoolOrder = async (
	tx: Db,
	{ PARTNER_COMMISSION_PERCENT: rate }: Commission,
	order: { id: string; schoolId: string; price: number },
	now: Date,
): Promise<void> => {
	const validUntil = new Date(now.getTime() + LICENCE_DAYS * DAY_MS)
	for (const { resourceId, quantity } of await findOrderLines(tx, order.id))
		await grantLicences(tx, {
			...{ schoolId: order.schoolId, resourceId: resourceId, quantity },
			...{ source: sourceOf(order.id), validUntil, now },
		})
	await earnCommission(tx, order, rate, now)
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

/**
 * INV-03: ends what an order granted, because its money is returned: its licences can no longer be
 * assigned, assigned seats end with what they opened, and no partner is paid.
 */
export const endSchoolOrder = async (tx: Db, id: string, now: Date): Promise<void> => {
	for (const licenceId of await endLicences(tx, sourceOf(id), now))
		await takeAllSeats(tx, licenceId, now)
	await cancelCommission(tx, id)
}
