import { couponPickerMachine } from './coupon-picker.machine.ts'
import type { CouponPickerContext, CouponPickerEvent } from './coupon-picker.types.ts'

/** How the paths of coupon-picker are found. */
export const couponPickerModel = {
  machine: couponPickerMachine,
  inputs: { plain: undefined },
  events: {
    'coupon.chosen first': { type: 'coupon.chosen', code: 'DIWALI', applicable: true },
    'coupon.chosen second': { type: 'coupon.chosen', code: 'GURU20', applicable: true },
    'coupon.chosen unfit': { type: 'coupon.chosen', code: 'BUNDLE5', applicable: false },
    'coupon.cleared': { type: 'coupon.cleared' },
    'promo.observed pending': { type: 'promo.observed', code: 'DIWALI', kind: 'pending' },
    'promo.observed valid': { type: 'promo.observed', code: 'DIWALI', kind: 'valid' },
    'promo.observed invalid': { type: 'promo.observed', code: 'DIWALI', kind: 'invalid' },
    'promo.observed other': { type: 'promo.observed', code: 'GURU20', kind: 'valid' },
  } satisfies Record<string, CouponPickerEvent>,
  outcomes: {},
  delays: {},
  effects: ['applyCode', 'clearCode'],
  project: (context: CouponPickerContext) => context,
}
