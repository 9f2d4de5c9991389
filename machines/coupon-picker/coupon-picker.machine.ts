import { assign, setup } from 'xstate'
import type {
  CouponPickerContext,
  CouponPickerEffects,
  CouponPickerEvent,
  CouponPickerTag,
  CouponPromoKind,
} from './coupon-picker.types.ts'

type Observed = { event: { code: string; kind: CouponPromoKind } }

const applicable = {
  type: 'isApplicable' as const,
  params: ({ event }: { event: { applicable: boolean } }) => ({ applicable: event.applicable }),
}
const chosen = ({ event }: { event: { code: string } }) => ({ code: event.code })
const choosing = [
  { type: 'rememberCode' as const, params: chosen },
  { type: 'applyCode' as const, params: chosen },
]
const observed = ({ event }: Observed) => ({ code: event.code, kind: event.kind })
const elsewhere = {
  guard: { type: 'isLost' as const, params: observed },
  target: 'none' as const,
  actions: 'forgetCode' as const,
  description: 'Another code was typed, or this one does not hold.',
  meta: { requirement: 'PRM-03' },
}

/** The coupon cards of a purchase: one click applies, the server decides (PRM-03). */
export const couponPickerMachine = setup({
  types: {
    context: {} as CouponPickerContext,
    events: {} as CouponPickerEvent,
    tags: {} as CouponPickerTag,
    meta: {} as { requirement: string },
  },
  actions: {
    ...({} as CouponPickerEffects),
    rememberCode: assign({ code: (_, params: { code: string }) => params.code }),
    forgetCode: assign({ code: null }),
  },
  guards: {
    isApplicable: (_, params: { applicable: boolean }) => params.applicable,
    isConfirmed: ({ context }, params: { code: string; kind: CouponPromoKind }) =>
      params.code === context.code && params.kind === 'valid',
    isLost: ({ context }, params: { code: string; kind: CouponPromoKind }) =>
      params.code !== context.code || !['pending', 'valid'].includes(params.kind),
  },
}).createMachine({
  id: 'coupon-picker',
  description: 'At most one coupon card is applied.',
  context: { code: null },
  initial: 'none',
  states: {
    none: {
      meta: { requirement: 'PRM-03' },
      on: {
        'coupon.chosen': {
          guard: applicable,
          target: 'applying',
          actions: choosing,
          description: 'A card marked Not Applicable does nothing.',
        },
      },
    },
    applying: {
      description: 'Waits for the verdict on the code.',
      tags: 'busy',
      meta: { requirement: 'PRM-03' },
      on: {
        'coupon.chosen': { guard: applicable, actions: choosing },
        'coupon.cleared': { target: 'none', actions: ['forgetCode', 'clearCode'] },
        'promo.observed': [
          { guard: { type: 'isConfirmed', params: observed }, target: 'applied' },
          elsewhere,
        ],
      },
    },
    applied: {
      description: 'Shown as `Applied`, with a clear button and `Coupon Applied Successfully`.',
      meta: { requirement: 'PRM-03' },
      on: {
        'coupon.chosen': { guard: applicable, target: 'applying', actions: choosing },
        'coupon.cleared': { target: 'none', actions: ['forgetCode', 'clearCode'] },
        'promo.observed': elsewhere,
      },
    },
  },
})
