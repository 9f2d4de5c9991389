import { useQueryClient } from '@tanstack/react-query'
import { cardPayment } from '#features/card-payment/card-payment.ts'
import { CouponCards } from '#features/coupon-picker/coupon-cards.tsx'
import { useCouponPicker } from '#features/coupon-picker/use-coupon-picker.ts'
import { freeEnrolment } from '#features/free-enrolment/free-enrolment.ts'
import { PromoField } from '#features/promo-check/promo-field.tsx'
import { usePromoCheck } from '#features/promo-check/use-promo-check.ts'
import type { PhoneBook } from '#features/purchase/phone-book.ts'
import type { PaymentActors } from '#features/purchase/purchase.actors.ts'
import { PurchaseDialog } from '#features/purchase/purchase-dialog.tsx'
import { usePurchase } from '#features/purchase/use-purchase.ts'
import { redirectPayment } from '#features/redirect-payment/redirect-payment.ts'
import type { components } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import type { DialogReason } from '#ui/dialog.tsx'
import { childOf } from './child-of.ts'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' })

export type PurchaseModalProps = {
  /** One or several: a cart becomes one order. */
  productIds: readonly string[]
  /** Back from the provider's page: the order to ask about. */
  returningOrderId?: string
  onClose: (reason: DialogReason | 'finished') => void
}

type PurchaseProcessProps = PurchaseModalProps & {
  account: { displayName: string; email: string; phone: string | null; country: string }
  book: PhoneBook
}

/** Joins the processes of a purchase: the promo code tells the purchase and the coupon cards how it stands (PRM-01, PRM-03). */
export const PurchaseProcess = (props: PurchaseProcessProps) => {
  const { productIds, returningOrderId, account, book, onClose } = props
  const queryClient = useQueryClient()
  const prefill = {
    name: account.displayName,
    email: account.email,
    ...book.split(account.phone, account.country),
  }
  const purchase = usePurchase(
    { productIds, prefill, ...(returningOrderId && { returningOrderId }) },
    {
      enrolFree: childOf<PaymentActors['enrolFree']>()(freeEnrolment(queryClient)),
      payByCard: childOf<PaymentActors['payByCard']>()(cardPayment(queryClient)),
      payByRedirect: childOf<PaymentActors['payByRedirect']>()(redirectPayment(queryClient)),
    },
    ({ kind }) => kind !== 'dismissed' && onClose('finished'),
  )
  const promo = usePromoCheck(productIds, (stands) => {
    purchase.send({ type: 'promo.observed', ...stands })
    coupons.send({ type: 'promo.observed', ...stands })
  })
  const coupons = useCouponPicker({
    applyCode: (code) => promo.send({ type: 'promo.applied', code }),
    clearCode: () => promo.send({ type: 'promo.cleared' }),
  })
  const offers = (lines: components['schemas']['QuoteLine'][], busy: boolean) => (
    <div className={stack}>
      <PromoField promo={promo} busy={busy} />
      <CouponCards picker={coupons} productIds={productIds} lines={lines} busy={busy} />
    </div>
  )
  return <PurchaseDialog purchase={purchase} book={book} offers={offers} onClose={onClose} />
}
