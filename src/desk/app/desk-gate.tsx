import { type ReactNode, Suspense, useEffect } from 'react'
import { GateCard } from '#desk/layout/gate-card.tsx'
import { useStaff } from '#desk/layout/use-staff.ts'
import { FactorGate } from '#desk/people/second-factor/factor-gate.tsx'
import { isStaff } from '#domain/people/staff-roles.rules.ts'
import { LoginPanel } from '#features/people/session/login-panel.tsx'
import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { usePresence } from '#processes/session/use-presence.ts'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ErrorState } from '#ui/list/error-state.tsx'

const SignIn = () => {
	const { session } = useProcesses()
	useEffect(() => {
		const returnTo = window.location.pathname + window.location.search
		session.send({ type: 'login.asked', intent: { returnTo, action: 'visit' } })
	}, [session])
	return (
		<GateCard title={m.desk_sign_in_title()}>
			<LoginPanel />
		</GateCard>
	)
}

const StaffOnly = ({ children }: { children: ReactNode }) => {
	const { roles } = useStaff()
	if (!isStaff(roles))
		return (
			<EmptyState heading="h1" title={m.desk_closed_title()} text={m.desk_closed_text()}>
				<a href="/">{m.desk_to_shop()}</a>
			</EmptyState>
		)
	return <FactorGate>{children}</FactorGate>
}

/** Opens the desk to staff whose session has passed the second factor (DSK-02). */
export const DeskGate = ({ children }: { children: ReactNode }) => {
	const { session } = useProcesses()
	const presence = usePresence()
	if (presence === 'unreachable')
		return <ErrorState onRetry={() => session.send({ type: 'restore.retried' })} />
	if (presence === 'signedOut') return <SignIn />
	return (
		<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
			<StaffOnly>{children}</StaffOnly>
		</Suspense>
	)
}
