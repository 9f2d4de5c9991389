import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3 } from '#ui/look.ts'
import type { RefundRequestRef } from './use-refund-request.ts'

/** The way to withdraw a request, which asks once more. */
export const WithdrawRefund = ({ ref }: { ref: RefundRequestRef }) => {
	const asking = useSelector(ref, (snapshot) => snapshot.hasTag('asking'))
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	if (!asking)
		return (
			<Button tone="outline" onClick={() => ref.send({ type: 'withdrawal.requested' })}>
				{m.refund_withdraw()}
			</Button>
		)
	return (
		<>
			<Notice kind="warning">{m.refund_withdraw_ask()}</Notice>
			<div className={row3}>
				<Button
					tone="outline"
					busy={busy}
					onClick={() => ref.send({ type: 'withdrawal.confirmed' })}
				>
					{m.refund_withdraw_yes()}
				</Button>
				<Button
					tone="quiet"
					busy={busy}
					autoFocus
					onClick={() => ref.send({ type: 'withdrawal.dismissed' })}
				>
					{m.refund_withdraw_no()}
				</Button>
			</div>
		</>
	)
}
