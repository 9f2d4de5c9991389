import { addToCart, tryAddToCart } from '#server/cart/add-to-cart.ts'
import * as store from '#server/cart/cart.store.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'

/** CRT-02, CRD-06, CRD-07: the cart of the signed-in. */
export const cartHandlers = (deps: Deps): Handlers => {
  const { db } = deps
  const say = (message: string) => ({ response: { message } })
  return {
    listCart: (call) => store.listCart(db, requireAccount(call).id, call.query),

    listSchoolCart: (call) => store.listSchoolCart(db, requireAccount(call), call.query),

    countCart: (call) => store.countCart(db, requireAccount(call).id),

    isInCart: async (call) => ({
      is_added: await store.isInCart(db, requireAccount(call).id, call.query.product_id),
    }),

    changeCart: async (call) => {
      const { id: accountId } = requireAccount(call)
      const { product_id: productId, type } = call.body
      if (type === 'remove')
        return say(
          (await store.removeFromCart(db, accountId, productId))
            ? 'Removed from cart'
            : 'This was not in your cart',
        )
      await addToCart(db, { accountId, productId, now: deps.clock() })
      return say('Added to cart')
    },

    mergeCart: async (call) => {
      const { id: accountId } = requireAccount(call)
      return db.transaction(async (tx) => {
        const answer: { added: string[]; skipped: { course_id: string; reason: never }[] } = {
          added: [],
          skipped: [],
        }
        for (const productId of [...new Set(call.body.course_ids)]) {
          const verdict = await tryAddToCart(tx, { accountId, productId, now: deps.clock() })
          if (verdict === 'added') answer.added.push(productId)
          else answer.skipped.push({ course_id: productId, reason: verdict as never })
        }
        return answer
      })
    },
  }
}
