import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import type { purchaseMachine } from '#machines/shop/purchase/purchase.machine.ts'
import type { PaymentFailure } from '#machines/shop/purchase/purchase.types.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import type { PurchaseRef } from './use-purchase.ts'

type Words = { title: string; text?: ReactNode; ok?: string; busy?: boolean }

const failures: Record<PaymentFailure, () => string> = {
	declined: m.payment_failed,
	orderFailed: m.payment_failed,
	scriptFailed: m.payment_script_failed,
	redirectFailed: m.payment_redirect_failed,
}

const block = css({ display: 'block', mt: '2' })

/** Says that the payment was made, and leads to the page of its order too (decision 0025). */
const PaidText = ({ orderId }: { orderId: string }) => (
	<>
		{m.payment_success()}
		<span className={block}>
			<Link className={link()} to="/profile/purchase-history/$id/paid" params={{ id: orderId }}>
				{m.payment_see_order()}
			</Link>
		</span>
	</>
)

/** Says why it failed, and that nothing was charged. */
const FailedText = ({ failure }: { failure: PaymentFailure }) => (
	<>
		{failures[failure]()}
		<span className={block}>{m.payment_failed_text()}</span>
	</>
)

/** Returns the message of a settled purchase; null if there is none. */
const wordsOf = (snapshot: SnapshotFrom<typeof purchaseMachine>): Words | null => {
	const { orderId, earned, failure } = snapshot.context
	if (snapshot.matches('enrolled'))
		return { title: m.purchase_enrolled(), ok: m.purchase_start_learning() }
	if (snapshot.matches('paid'))
		return {
			title: m.payment_success_title(),
			text: <PaidText orderId={orderId!} />,
			busy: snapshot.hasTag('busy'),
		}
	if (snapshot.matches('coinsEarned'))
		return {
			title: m.payment_coins_title({ product: brand() }),
			text: m.payment_coins({ n: earned }),
			ok: m.header_my_learning(),
		}
	if (snapshot.matches('enrolmentFailed')) return { title: m.purchase_enrolment_failed() }
	if (snapshot.matches('paymentFailed'))
		return {
			title: m.payment_failed_title(),
			text: <FailedText failure={failure ?? 'declined'} />,
		}
	return null
}

/** The alerts of a purchase (PUR-04, PUR-05). */
export const PurchaseAlert = ({ purchase }: { purchase: PurchaseRef }) => {
	const words = wordsOf(useSelector(purchase, (snapshot) => snapshot))
	if (!words) return null
	const onOk = () => purchase.send({ type: 'alert.acknowledged' })
	return <AlertDialog key={words.title} {...words} onOk={onOk} />
}
