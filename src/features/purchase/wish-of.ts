import type { SnapshotFrom } from 'xstate'
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts'
import type { QuoteWish } from './purchase.queries.ts'

/** What the figures of a purchase depend on now; a code counts once it is valid. */
export const wishOf = ({ context }: SnapshotFrom<typeof purchaseMachine>): QuoteWish => ({
  productIds: context.productIds,
  promoCode: context.promo.kind === 'valid' ? context.promo.code : null,
  coins: context.coins,
})

/** Whether two wishes lead to the same quote. */
export const sameWish = (a: QuoteWish, b: QuoteWish): boolean =>
  a.promoCode === b.promoCode && a.coins === b.coins && a.productIds === b.productIds
