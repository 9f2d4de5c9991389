import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { PaymentFailure } from '#machines/shop/purchase/purchase.types.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import type { PurchaseRef } from './use-purchase.ts'

type Words = { title: string; text?: string; ok?: string }

const failures: Record<PaymentFailure, () => string> = {
  declined: m.payment_failed,
  orderFailed: m.payment_failed,
  scriptFailed: m.payment_script_failed,
  redirectFailed: m.payment_redirect_failed,
}

/** Returns the message of a settled purchase; null if there is none. */
const wordsOf = (state: string, failure: PaymentFailure | null): Words | null => {
  if (state === 'enrolled') return { title: m.purchase_enrolled(), ok: m.purchase_start_learning() }
  if (state === 'enrolmentFailed') return { title: m.purchase_enrolment_failed() }
  if (state === 'paymentFailed')
    return { title: m.payment_failed_title(), text: failures[failure ?? 'declined']() }
  return null
}

/** The alerts of a purchase, (PUR-04, PUR-05). */
export const PurchaseAlert = ({ purchase }: { purchase: PurchaseRef }) => {
  const state = useSelector(purchase, ({ value }) => (typeof value === 'string' ? value : ''))
  const failure = useSelector(purchase, ({ context }) => context.failure)
  const words = wordsOf(state, failure)
  if (!words) return null
  const onOk = () => purchase.send({ type: 'alert.acknowledged' })
  return <AlertDialog key={words.title} {...words} onOk={onOk} />
}
