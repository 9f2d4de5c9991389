import { billingFaults, tidyBilling } from '#domain/shop/billing-details.rules.ts'
import { lockAccount } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	type CorrectedBilling,
	findNewestInvoice,
	mailCorrection,
	mailInvoice,
	reissueInvoice,
} from '#server/shop/invoice/invoice.service.ts'
import { mailSchoolInvoice } from '#server/shop/school-order/fulfil.service.ts'
import { readDeskOrder } from './order-record.service.ts'
import { findRecorded, insertNote } from './order-record.store.ts'

const requireOrder = async (tx: Db, id: string) => {
	const found = await findRecorded(tx, id)
	if (!found) throw new Problem(404, 'not-found')
	return found.order
}

const subjectOf = (id: string) => ({ kind: 'order', id })

/**
 * DSK-11: writes a note about an order that only the team sees.
 * @throws Problem 404 not-found
 */
export const addOrderNote = async (deps: Deps, me: string, id: string, text: string) => {
	await deps.db.transaction(async (tx) => {
		await requireOrder(tx, id)
		const now = deps.clock()
		await insertNote(tx, { orderId: id, authorId: me, text: text.trim(), createdAt: now })
		const act = { operation: 'addOrderNote', subject: subjectOf(id), before: {}, after: {} }
		await recordAct(tx, { actorId: me, ...act }, now)
	})
	return readDeskOrder(deps.db, id)
}

/**
 * DSK-11: sends the mail of a paid order again, with its newest invoice.
 * @throws Problem 404 not-found; 409 not-invoiced
 */
export const resendOrderMail = async (deps: Deps, me: string, id: string) => {
	await deps.db.transaction(async (tx) => {
		const order = await requireOrder(tx, id)
		const invoice = await findNewestInvoice(tx, id)
		if (!invoice) throw new Problem(409, 'not-invoiced')
		if (order.schoolOrderId) await mailSchoolInvoice(tx, deps, order.schoolOrderId, invoice)
		else await mailInvoice(tx, deps, invoice)
		const act = { operation: 'resendOrderMail', subject: subjectOf(id) }
		const after = { invoice: invoice.number }
		await recordAct(tx, { actorId: me, ...act, before: {}, after }, deps.clock())
	})
	await deps.mails.nudge()
	return readDeskOrder(deps.db, id)
}

/**
 * DSK-11: corrects the buyer's details on an invoice by a credit note and a new invoice, and mails
 * both.
 * @param given.invoice the number of the invoice that the person saw
 * @throws Problem 404 not-found; 409 billing-invalid, not-invoiced, nothing-to-correct for an order
 * that was returned, order-changed if the order has another invoice now
 */
export const correctBilling = async (
	deps: Deps,
	me: string,
	id: string,
	given: { invoice: string; billing: CorrectedBilling },
) => {
	const billing = { ...tidyBilling(given.billing), name: given.billing.name.trim() }
	if (Object.keys(billingFaults(billing)).length > 0) throw new Problem(409, 'billing-invalid')
	await deps.db.transaction(async (tx) => {
		const { accountId } = await requireOrder(tx, id)
		await lockAccount(tx, accountId)
		const { returnedAt, schoolOrderId } = await requireOrder(tx, id)
		const before = await findNewestInvoice(tx, id)
		if (!before) throw new Problem(409, 'not-invoiced')
		if (returnedAt) throw new Problem(409, 'nothing-to-correct')
		if (before.number !== given.invoice) throw new Problem(409, 'order-changed')
		const now = deps.clock()
		const corrected = (await reissueInvoice(tx, id, billing, now))!
		await mailCorrection(tx, deps, corrected, schoolOrderId !== null)
		const act = { operation: 'correctBilling', subject: subjectOf(id) }
		const change = {
			before: { invoice: before.number },
			after: { invoice: corrected.invoice.number },
		}
		await recordAct(tx, { actorId: me, ...act, ...change }, now)
	})
	await deps.mails.nudge()
	return readDeskOrder(deps.db, id)
}
