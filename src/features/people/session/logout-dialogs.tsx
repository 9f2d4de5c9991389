import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { logoutMachine } from '#machines/people/session/logout.machine.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'

/** Confirmation of a logout, its failure, and the message after the reload (SES-02). */
export const LogoutDialogs = ({ logout }: { logout: ActorRefFrom<typeof logoutMachine> }) => {
	const state = useSelector(logout, ({ value }) => value)
	const busy = useSelector(logout, (snapshot) => snapshot.hasTag('busy'))
	if (state === 'farewell')
		return (
			<AlertDialog
				title={m.logout_done_title()}
				text={m.logout_done_text()}
				onOk={() => logout.send({ type: 'farewell.acknowledged' })}
			/>
		)
	if (state === 'idle') return null
	return (
		<AlertDialog
			title={state === 'failed' ? m.logout_failed_title() : m.logout_confirm_title()}
			text={state === 'failed' ? m.logout_failed_text() : m.logout_confirm_text()}
			ok={state === 'failed' ? m.app_retry() : m.logout_confirm()}
			onOk={() => logout.send({ type: 'logout.confirmed' })}
			cancel={m.logout_cancel()}
			onCancel={() => logout.send({ type: 'logout.cancelled' })}
			busy={busy}
		/>
	)
}
