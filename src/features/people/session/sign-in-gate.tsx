import { type ReactNode, Suspense } from 'react'
import { m } from '#i18n/messages'
import { askLogin } from '#processes/ask-login.ts'
import { useProcesses } from '#processes/processes.ts'
import { usePresence } from '#processes/session/use-presence.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ErrorState } from '#ui/list/error-state.tsx'

type GateProps = {
	/** Where to come back to after signing in. */
	returnTo: string
	pending: ReactNode
	children: ReactNode
}

/** Shows what belongs to an account, or the way to sign in (ROL-01). */
export const SignInGate = ({ returnTo, pending, children }: GateProps) => {
	const processes = useProcesses()
	const presence = usePresence()
	if (presence === 'unreachable')
		return <ErrorState onRetry={() => processes.session.send({ type: 'restore.retried' })} />
	if (presence === 'signedIn') return <Suspense fallback={pending}>{children}</Suspense>
	return (
		<EmptyState heading="h1" title={m.session_gate_title()} text={m.session_gate_text()}>
			<Button onClick={() => askLogin(processes, { returnTo, action: 'visit' })}>
				{m.session_sign_in()}
			</Button>
		</EmptyState>
	)
}
