import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { cardPaymentMachine } from '#machines/shop/payment/card-payment.machine.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import type { PhoneBook } from '#ui/form/phone-book.ts'
import { EnrollingDialog } from './enrolling-dialog.tsx'
import { PayButton } from './pay-button.tsx'
import { PendingPanel } from './pending-panel.tsx'
import { PurchaseAlert } from './purchase-alert.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import { PurchaseProblem } from './purchase-problem.tsx'
import type { PurchaseRef } from './use-purchase.ts'

type PurchaseDialogProps = {
	purchase: PurchaseRef
	book: PhoneBook
	offers: (busy: boolean) => ReactNode
	onClose: (reason: DialogReason) => void
}

type CardPayment = ActorRefFrom<typeof cardPaymentMachine>

/** Where only the alert is left to read: the form has done its work. */
const settled = ['paid', 'coinsEarned', 'learning', 'enrolled', 'started'] as const

/** While the provider's widget is on top, nothing else may hold the focus. */
const useWidgetOpen = (purchase: PurchaseRef): boolean => {
	const payment = useSelector(
		purchase,
		({ children }) => children.payByCard as unknown as CardPayment | undefined,
	)
	return useSelector(payment, (snapshot) => snapshot?.matches('widgetOpen') ?? false)
}

/** The purchase modal: the form, the wait for a payment, or the result (PUR-01 to PUR-05). */
export const PurchaseDialog = ({ purchase, book, offers, onClose }: PurchaseDialogProps) => {
	const form = useId()
	const pending = useSelector(purchase, (snapshot) => snapshot.matches('pending'))
	const closable = useSelector(purchase, (snapshot) => snapshot.hasTag('dismissible'))
	const isSettled = useSelector(purchase, (snapshot) =>
		settled.some((state) => snapshot.matches(state)),
	)
	const onePress = useSelector(purchase, ({ context }) => context.onePress)
	const busy = useSelector(purchase, (snapshot) => snapshot.hasTag('busy'))
	const widgetOpen = useWidgetOpen(purchase)
	const leave = (reason: DialogReason) => {
		purchase.send({ type: 'purchase.dismissed' })
		onClose(reason)
	}
	if (onePress)
		return (
			<>
				{busy && <EnrollingDialog />}
				<PurchaseAlert purchase={purchase} />
			</>
		)
	return (
		<>
			<Dialog
				title={pending ? m.payment_pending_title() : m.purchase_title()}
				open={!widgetOpen && !isSettled}
				closable={closable}
				onClose={leave}
				foot={
					pending ? (
						<Button tone="outline" wide onClick={() => leave('button')}>
							{m.app_close()}
						</Button>
					) : (
						<>
							<PurchaseProblem purchase={purchase} />
							<PayButton purchase={purchase} form={form} />
						</>
					)
				}
			>
				{pending ? (
					<PendingPanel purchase={purchase} />
				) : (
					<PurchaseForm id={form} purchase={purchase} book={book} offers={offers} />
				)}
			</Dialog>
			<PurchaseAlert purchase={purchase} />
		</>
	)
}
