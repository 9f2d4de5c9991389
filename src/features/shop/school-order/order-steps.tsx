import { useSelector } from '@xstate/react'
import { orderLimits } from '#domain/shop/school-checkout.rules.ts'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3, stack4 } from '#ui/look.ts'
import type { SchoolOrderData } from './school-order.queries.ts'
import type { SchoolCheckoutRef } from './use-school-checkout.ts'

type StepProps = { ref: SchoolCheckoutRef; order: SchoolOrderData }

const useBusy = (ref: SchoolCheckoutRef) => useSelector(ref, (snapshot) => snapshot.hasTag('busy'))

/** Decision of the main point of contact; for others, that it is pending (PRC-01). */
export const DecideStep = ({ ref, order, decides }: StepProps & { decides: boolean }) => {
	const busy = useBusy(ref)
	const words = useSelector(ref, ({ context }) => context.draft.words)
	const lacks = useSelector(ref, ({ context }) => context.failure === 'lacksWords')
	if (!decides) return <Notice>{m.checkout_waits()}</Notice>
	return (
		<div className={stack4}>
			<Notice>{m.checkout_decide({ name: order.buyer, total: rupees(order.total) })}</Notice>
			<TextArea
				label={m.checkout_reason()}
				hint={m.checkout_reason_hint()}
				error={lacks ? m.checkout_failed_words() : undefined}
				maxLength={orderLimits.words}
				value={words}
				onChange={({ target: { value } }) =>
					ref.send({ type: 'draft.changed', change: { words: value } })
				}
			/>
			<div className={row3}>
				<Button busy={busy} onClick={() => ref.send({ type: 'order.approved' })}>
					{m.checkout_approve()}
				</Button>
				<Button tone="outline" busy={busy} onClick={() => ref.send({ type: 'order.rejected' })}>
					{m.checkout_reject()}
				</Button>
			</div>
		</div>
	)
}

/** The way out of an order, which asks once more. */
export const CancelStep = ({ ref }: { ref: SchoolCheckoutRef }) => {
	const asking = useSelector(ref, (snapshot) => snapshot.hasTag('asking'))
	const busy = useBusy(ref)
	if (!asking)
		return (
			<div>
				<Button
					tone="quiet"
					busy={busy}
					onClick={() => ref.send({ type: 'cancellation.requested' })}
				>
					{m.checkout_cancel()}
				</Button>
			</div>
		)
	return (
		<div className={stack4}>
			<Notice kind="warning">{m.checkout_cancel_ask()}</Notice>
			<div className={row3}>
				<Button
					tone="outline"
					busy={busy}
					onClick={() => ref.send({ type: 'cancellation.confirmed' })}
				>
					{m.checkout_cancel_yes()}
				</Button>
				<Button
					tone="quiet"
					busy={busy}
					autoFocus
					onClick={() => ref.send({ type: 'cancellation.dismissed' })}
				>
					{m.checkout_cancel_no()}
				</Button>
			</div>
		</div>
	)
}

/** The way to the same licences at prices of today. */
export const RenewStep = ({ ref }: { ref: SchoolCheckoutRef }) => (
	<div>
		<Button
			tone="outline"
			busy={useBusy(ref)}
			onClick={() => ref.send({ type: 'renewal.requested' })}
		>
			{m.checkout_renew()}
		</Button>
	</div>
)
