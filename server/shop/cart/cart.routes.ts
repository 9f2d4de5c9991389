import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import {
	addToCart,
	countCart,
	isInCart,
	listCart,
	mergeCart,
	removeFromCart,
} from './cart.service.ts'

const say = (message: string) => ({ response: { message } })

/** CRT-02, CRD-06, CRD-07: the cart of the signed-in. */
export const cartHandlers = (deps: Deps): Handlers => {
	const { db } = deps
	return {
		listCart: (call) => listCart(db, requireAccount(call).id, call.query),

		countCart: (call) => countCart(db, requireAccount(call).id),

		isInCart: async (call) => ({
			is_added: await isInCart(db, requireAccount(call).id, call.query.product_id),
		}),

		changeCart: async (call) => {
			const { id: accountId } = requireAccount(call)
			const { product_id: resourceId, type } = call.body
			if (type === 'remove')
				return say(
					(await removeFromCart(db, accountId, resourceId))
						? 'Removed from cart'
						: 'This was not in your cart',
				)
			await addToCart(db, { accountId, resourceId, now: deps.clock() })
			return say('Added to cart')
		},

		mergeCart: (call) =>
			mergeCart(db, {
				accountId: requireAccount(call).id,
				ids: call.body.course_ids,
				now: deps.clock(),
			}),
	}
}
