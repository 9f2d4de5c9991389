import { enrolFreely } from '#server/learning/learning/enrolment.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { removeBought } from '#server/shop/cart/bought.service.ts'
import { receiptNumber } from '#server/shop/order/order.rules.ts'
import { markReceived } from '#server/shop/order/order.service.ts'
import { requireAssignment } from '#server/shop/subscription/subscription.service.ts'
import type { OrderInput } from './order-input.rules.ts'
import { placeOrder } from './place-order.service.ts'

type Enrolled = { id: string; status: string }

type FreeInput = Omit<OrderInput, 'provider'> & {
	/** The assignment of the buyer's plan, where the buyer names one. */
	assignmentId?: string | undefined
}

/**
 * PUR-03, PUR-04: enrols without a payment what costs nothing after plan, coupon and coins.
 * @param keep what else belongs to the transaction
 * @returns the enrolments of the products in their order; one that waits for confirmation is
 * `pending`
 * @throws Problem 400 invalid-request for a date of birth to come; 404 not-found for an assignment
 * that is not the buyer's; as placeOrder
 */
export const enrolFree = async (
	deps: PaymentDeps,
	input: FreeInput,
	keep: (tx: Db, enrolled: Enrolled[]) => Promise<void>,
): Promise<Enrolled[]> => {
	if (input.assignmentId) await requireAssignment(deps, input.accountId, input.assignmentId)
	const { bornOn } = input.buyer
	if (bornOn && bornOn > deps.clock().toISOString().slice(0, 10))
		throw new Problem(400, 'invalid-request', 'The date of birth is to come.')
	let enrolled: Enrolled[] = []
	await placeOrder(deps, { ...input, provider: 'none' }, async (tx, order, priced) => {
		const { accountId, id: orderId } = order
		const now = deps.clock()
		await markReceived(tx, orderId, receiptNumber(orderId, now), now)
		const items = [...priced.products.map(({ id }) => id), ...priced.contentIds].map((id) => ({
			resourceId: id,
			source: priced.includedIds.includes(id) ? ('plan' as const) : ('free' as const),
		}))
		const all = await enrolFreely(tx, { accountId, orderId, items, now })
		await removeBought(
			tx,
			accountId,
			items.map(({ resourceId }) => resourceId),
		)
		enrolled = all.slice(0, priced.products.length).map(({ id, status }) => ({ id, status }))
		await keep(tx, enrolled)
	})
	return enrolled
}
