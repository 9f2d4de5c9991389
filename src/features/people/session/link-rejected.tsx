import { m } from '#i18n/messages'
import type { SessionFailure } from '#machines/people/session/session.types.ts'
import { useProcesses } from '#processes/processes.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { ErrorState } from '#ui/list/error-state.tsx'
import { LoginForm } from './login-form.tsx'
import { SessionCard } from './session-card.tsx'

const gap = css({ pb: '4', color: 'ink.muted' })

const reasons: Partial<Record<SessionFailure, () => string>> = {
	used: m.session_link_used,
	expired: m.session_link_expired,
	foreign: m.session_link_foreign,
}

/** Says which: used, expired, not ours, or no answer; and offers a new link (SES-01). */
export const LinkRejected = ({ failure }: { failure: SessionFailure | null }) => {
	const { session } = useProcesses()
	const reason = failure && reasons[failure]
	if (!reason)
		return (
			<SessionCard title={m.session_continue_title()}>
				<ErrorState text={m.session_unavailable()}>
					<Button onClick={() => session.send({ type: 'link.retried' })}>{m.app_retry()}</Button>
				</ErrorState>
			</SessionCard>
		)
	return (
		<SessionCard title={m.session_link_rejected_title()}>
			<p className={gap} role="alert">
				{reason()}
			</p>
			<LoginForm />
		</SessionCard>
	)
}
