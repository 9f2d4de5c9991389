import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { couponPickerMachine } from '#machines/coupon-picker/coupon-picker.machine.ts'
import { observe } from '#processes/observe/observe.ts'

export type CouponPickerRef = ActorRefFrom<typeof couponPickerMachine>

/** The coupon cards of one purchase (PRM-03); the promo field is told what was chosen. */
export const useCouponPicker = (promo: {
  applyCode: (code: string) => void
  clearCode: () => void
}): CouponPickerRef =>
  useActorRef(
    couponPickerMachine.provide({
      actions: {
        applyCode: (_, { code }) => promo.applyCode(code),
        clearCode: promo.clearCode,
      },
    }),
    { inspect: observe },
  )
