import type { SnapshotFrom } from 'xstate'
import type { purchaseMachine } from '#machines/shop/purchase/purchase.machine.ts'
import type { QuoteInput } from '#machines/shop/purchase/purchase.types.ts'

/** Returns the current input of a purchase's quote; a code counts once it is valid. */
export const quoteInputOf = ({ context }: SnapshotFrom<typeof purchaseMachine>): QuoteInput => ({
	resourceIds: context.resourceIds,
	promoCode: context.promo.kind === 'valid' ? context.promo.code : null,
	coins: context.coins,
})

/** Returns true if two inputs lead to the same quote. */
export const sameQuoteInput = (a: QuoteInput, b: QuoteInput): boolean =>
	a.promoCode === b.promoCode && a.coins === b.coins && a.resourceIds === b.resourceIds
