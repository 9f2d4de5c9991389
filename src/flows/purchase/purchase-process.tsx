import { useQueryClient } from '@tanstack/react-query'
import { CouponCards } from '#features/shop/discount/coupon-cards.tsx'
import { PromoField } from '#features/shop/discount/promo-field.tsx'
import { usePromoCheck } from '#features/shop/discount/use-promo-check.ts'
import { cardPayment } from '#features/shop/payment/card-payment.ts'
import { redirectPayment } from '#features/shop/payment/redirect-payment.ts'
import { freeEnrolment } from '#features/shop/purchase/free-enrolment.ts'
import type { PaymentActors } from '#features/shop/purchase/purchase.actors.ts'
import { quoteOnce } from '#features/shop/purchase/purchase.queries.ts'
import { PurchaseDialog } from '#features/shop/purchase/purchase-dialog.tsx'
import { usePurchase } from '#features/shop/purchase/use-purchase.ts'
import type { Buyer } from '#machines/shop/purchase/purchase-opening.types.ts'
import { childOf } from '#processes/child-of.ts'
import type { DialogReason } from '#ui/dialog/dialog.tsx'
import type { PhoneBook } from '#ui/form/phone-book.ts'
import { stack3 } from '#ui/look.ts'

export type PurchaseModalProps = {
	/** One or several: a cart becomes one order. */
	resourceIds: readonly string[]
	/** Back from the provider's page: the order to ask about. */
	returningOrderId?: string
	/** True if the purchase is free: one press enrols (PUR-04). */
	free?: boolean
	onClose: (reason: DialogReason | 'finished') => void
}

type PurchaseProcessProps = PurchaseModalProps & {
	account: Buyer
	book: PhoneBook
	/** The code of the coupon that is chosen for the buyer as the form opens (PRM-03). */
	offered: string | null
}

/**
 * Connects the processes of a purchase: the promo code reports its state to the purchase (PRM-01).
 */
export const PurchaseProcess = (props: PurchaseProcessProps) => {
	const { resourceIds, returningOrderId, free = false, account, book, offered, onClose } = props
	const queryClient = useQueryClient()
	const prefill = {
		// A name that was made from the address goes onto no receipt unasked; one press has no form to
		// ask in.
		name: account.is_name_made_up && !free ? '' : account.displayName,
		email: account.email,
		...book.split(account.phone, account.country),
	}
	const purchase = usePurchase(
		{
			accountId: account.id,
			resourceIds,
			prefill,
			free,
			...(returningOrderId && { returningOrderId }),
		},
		{
			enrolFree: childOf<PaymentActors['enrolFree']>()(freeEnrolment(queryClient)),
			payByCard: childOf<PaymentActors['payByCard']>()(cardPayment(queryClient)),
			payByRedirect: childOf<PaymentActors['payByRedirect']>()(redirectPayment(queryClient)),
		},
		({ kind }) => {
			// The form closes with its dialog; one press has none.
			const { onePress } = purchase.getSnapshot().context
			if (kind !== 'dismissed' || onePress) onClose('finished')
		},
	)
	const promo = usePromoCheck(
		(code, signal) => {
			const { coins } = purchase.getSnapshot().context
			return quoteOnce(queryClient, { resourceIds, promoCode: code, coins }, signal)
		},
		offered,
		(stands) => purchase.send({ type: 'promo.observed', ...stands }),
	)
	const offers = (busy: boolean) => (
		<div className={stack3}>
			<PromoField promo={promo} busy={busy} />
			<CouponCards promo={promo} resourceIds={resourceIds} busy={busy} />
		</div>
	)
	return <PurchaseDialog purchase={purchase} book={book} offers={offers} onClose={onClose} />
}
