import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Spinner } from '#ui/display/spinner.tsx'
import { mutedProse } from '#ui/look.ts'
import type { PurchaseRef } from './use-purchase.ts'

const look = css({
	display: 'flex',
	flexDirection: 'column',
	alignItems: 'center',
	gap: '3',
	py: '8',
	textAlign: 'center',
})
const title = css({ textStyle: 'title', display: 'flex', alignItems: 'center', gap: '3' })

/**
 * The payment is not confirmed: its status is asked for a few times, then on request; the dialog
 * may be closed (PAY-01).
 */
export const PendingPanel = ({ purchase }: { purchase: PurchaseRef }) => {
	const stopped = useSelector(purchase, (snapshot) => snapshot.matches({ pending: 'stopped' }))
	return (
		<div className={look} role="status">
			<p className={title}>
				{!stopped && <Spinner />}
				{stopped ? m.payment_unconfirmed() : m.payment_pending()}
			</p>
			<p className={mutedProse}>
				{stopped ? m.payment_unconfirmed_text() : m.payment_pending_text()}
			</p>
			{stopped && (
				<Button tone="outline" onClick={() => purchase.send({ type: 'check.requested' })}>
					{m.payment_check_again()}
				</Button>
			)}
		</div>
	)
}
