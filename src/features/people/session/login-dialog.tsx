import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { LoginPanel } from './login-panel.tsx'

/**
 * The login modal, which becomes Magic Link Sent (MOD-01); in event mode it says what signing in is
 * for (NAV-11).
 */
export const LoginDialog = ({ onClose }: { onClose: (reason: DialogReason) => void }) => {
	const { session } = useProcesses()
	const sent = useSelector(session, (snapshot) => snapshot.matches('linkSent'))
	const joins = useSelector(session, ({ context }) => context.intent?.action === 'join')
	const title = joins ? m.session_programme_title() : m.session_login_title()
	const close = (reason: DialogReason) => {
		session.send({ type: 'login.dismissed' })
		onClose(reason)
	}
	return (
		<Dialog size="sm" title={sent ? m.session_link_sent_title() : title} onClose={close}>
			<LoginPanel />
		</Dialog>
	)
}
