import { inParallel } from '#server/platform/in-parallel.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { checkOrder } from './check-order.service.ts'
import { closeOrder } from './close-order.service.ts'
import { hasRunOut, nextCheckAt, nextPaidCheckAt } from './order.rules.ts'
import type { Order } from './order.store.ts'
import { claimDueOrders, setNextCheck } from './order-state.store.ts'

/** Orders asked about in one run, and at a time. */
const BATCH = 500
const AT_ONCE = 10

type Tally = { paid: number; closed: number }

const look = async (deps: PaymentDeps, due: Order, tally: Tally) => {
	const now = deps.clock()
	const { status } = await checkOrder(deps, due, 'reconciler')
	if (due.status === 'paid') {
		await setNextCheck(deps.db, due.id, due.paidAt && nextPaidCheckAt(due.paidAt, now))
		return
	}
	if (status === 'paid') {
		tally.paid += 1
		return
	}
	const isOpen = due.status === 'created'
	if (isOpen && hasRunOut(due, status === 'pending', now)) {
		if (await closeOrder(deps.db, due, 'cancelled', now)) tally.closed += 1
		return
	}
	await setNextCheck(deps.db, due.id, nextCheckAt({ ...due, isOpen }, now))
}

/**
 * Checks every order that is due, the longest waiting first: settles unreported money, also of
 * recently closed orders and a second time for paid ones, and closes expired orders. Returns the
 * numbers of paid and closed orders.
 */
export const reconcile = async (deps: PaymentDeps): Promise<Tally> => {
	const tally = { paid: 0, closed: 0 }
	const due = await claimDueOrders(deps.db, BATCH, deps.clock())
	await inParallel(due, AT_ONCE, async (order) => {
		try {
			await look(deps, order, tally)
		} catch (error) {
			deps.log.warn({ order: order.id, code: codeOf(error) }, 'reconcile')
		}
	})
	return tally
}
