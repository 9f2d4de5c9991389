import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { putLine, removeLine } from './change-cart.service.ts'
import { listSchoolCart } from './school-cart.service.ts'

/** CRT-03, HDR-10: the cart that a school's points of contact share. */
export const schoolCartHandlers = ({ db, clock }: Deps): Handlers => ({
	listSchoolCart: (call) => listSchoolCart(db, requireAccount(call), call.query),
	putSchoolCartLine: (call) =>
		putLine(db, requireAccount(call), {
			resourceId: call.params.product_id,
			quantity: call.body.quantity,
			now: clock(),
		}),
	deleteSchoolCartLine: async (call) => {
		const { product_id: resourceId } = call.params
		await removeLine(db, requireAccount(call), { resourceId, quantity: call.query.seen })
		return undefined
	},
})
