/** How a code stands, as promo-check tells it; `pending` until it is settled. */
export type CouponPromoKind = 'none' | 'pending' | 'valid' | 'invalid' | 'refused' | 'failed'

export type CouponPickerContext = {
  /** The code of the coupon chosen last; null when none is. */
  code: string | null
}

export type CouponPickerEvent =
  /** A card was clicked; the view derives `applicable` from price, minimum and category (purchase.rules.ts). */
  | { type: 'coupon.chosen'; code: string; applicable: boolean }
  | { type: 'coupon.cleared' }
  /** The promo code of the purchase changed or was settled. */
  | { type: 'promo.observed'; code: string; kind: CouponPromoKind }

/** `busy` while the server checks the chosen coupon. */
export type CouponPickerTag = 'busy'

export type CouponPickerEffects = {
  /** Puts the code into the promo field and has it checked at once. */
  applyCode: (_: unknown, params: { code: string }) => void
  /** Empties the promo field. */
  clearCode: () => void
}
