import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import { couponPickerMachine } from '#machines/coupon-picker/coupon-picker.machine.ts'
import { announce } from '#ui/toast.tsx'

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
        announceApplied: () => announce(m.coupon_applied_success()),
      },
    }),
  )
