import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { couponsQuery } from '#features/shop/discount/coupon.queries.ts'
import { bestOf } from '#features/shop/discount/coupon.rules.ts'
import { pendingPaymentStorage } from '#features/shop/purchase/pending-payment-storage.ts'
import { PurchaseSkeleton } from '#features/shop/purchase/purchase-skeleton.tsx'
import { usePurchaseOpening } from '#features/shop/purchase/use-purchase-opening.ts'
import { m } from '#i18n/messages'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { phoneBookQuery } from '#ui/form/phone-book.query.ts'
import { ErrorState } from '#ui/list/error-state.tsx'
import { type PurchaseModalProps, PurchaseProcess } from './purchase-process.tsx'

/**
 * The purchase of one or several products; opened for a signed-in person. Its opening first, then
 * its process (PUR-01).
 */
export const PurchaseModal = (props: PurchaseModalProps) => {
	const { resourceIds, returningOrderId, free = false, onClose } = props
	const queryClient = useQueryClient()
	const [leaving] = useState(pendingPaymentStorage.read)
	const left = leaving?.resourceIds.join() === resourceIds.join() ? leaving : null
	const opening = usePurchaseOpening(
		{ resourceIds, wantsCoupon: !free && !returningOrderId },
		fromPromise(async ({ input }) => {
			const coupons = await queryClient.fetchQuery(couponsQuery(input.resourceIds))
			return bestOf(coupons)?.code ?? null
		}),
	)
	const isOpen = useSelector(opening, (snapshot) => snapshot.matches('open'))
	const hasFailed = useSelector(opening, (snapshot) => snapshot.hasTag('failed'))
	const buyer = useSelector(opening, ({ context }) => context.buyer)
	const offered = useSelector(opening, ({ context }) => context.offered)
	const { data: book } = useQuery(phoneBookQuery)
	const orderId = returningOrderId ?? (left?.accountId === buyer?.id ? left?.orderId : undefined)
	if (isOpen && buyer && book)
		return (
			<PurchaseProcess
				key={[buyer.id, ...resourceIds].join()}
				resourceIds={resourceIds}
				account={buyer}
				book={book}
				free={free}
				offered={orderId ? null : offered}
				{...(orderId && { returningOrderId: orderId })}
				onClose={onClose}
			/>
		)
	return (
		<Dialog title={free ? m.purchase_enroll_title() : m.purchase_title()} onClose={onClose}>
			{hasFailed ? (
				<ErrorState onRetry={() => opening.send({ type: 'retry.pressed' })} />
			) : (
				<PurchaseSkeleton />
			)}
		</Dialog>
	)
}
