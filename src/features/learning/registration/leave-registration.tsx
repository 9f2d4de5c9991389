import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { row3 } from '#ui/look.ts'
import type { RegistrationRef } from './use-registration.ts'

/** The way to take a registration back, which asks once more; nothing where it cannot be. */
export const LeaveRegistration = ({ ref }: { ref: RegistrationRef }) => {
	const can = useSelector(ref, (snapshot) => snapshot.can({ type: 'leaving.requested' }))
	const asking = useSelector(ref, (snapshot) => snapshot.hasTag('asking'))
	const busy = useSelector(ref, (snapshot) => snapshot.matches({ registered: 'withdrawing' }))
	if (can)
		return (
			<div className={row3}>
				<Button tone="quiet" onClick={() => ref.send({ type: 'leaving.requested' })}>
					{m.live_leave()}
				</Button>
			</div>
		)
	if (!asking && !busy) return null
	return (
		<>
			<Notice kind="warning">{m.live_leave_ask()}</Notice>
			<div className={row3}>
				<Button tone="outline" busy={busy} onClick={() => ref.send({ type: 'leaving.confirmed' })}>
					{busy ? m.live_leaving() : m.live_leave_yes()}
				</Button>
				<Button
					tone="quiet"
					busy={busy}
					autoFocus
					onClick={() => ref.send({ type: 'leaving.dismissed' })}
				>
					{m.live_leave_no()}
				</Button>
			</div>
		</>
	)
}
