import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { m } from '#i18n/messages'
import { useProcesses } from '#processes/processes.ts'
import { loginLinkQuery } from '#processes/session/session.queries.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { LinkRejected } from './link-rejected.tsx'
import { LinkSent } from './link-sent.tsx'
import { LoginForm } from './login-form.tsx'
import { SessionCard } from './session-card.tsx'

const text = css({ pb: '4' })

/** The page of a mailed login link: shows the address it is for; Continue consumes it (SES-01). */
export const LinkPage = ({ token, onArrive }: { token: string; onArrive: () => void }) => {
	const { session } = useProcesses()
	const state = useSelector(session, (snapshot) => snapshot)
	useEffect(() => {
		session.send({ type: 'link.opened', link: token })
		const following = session.subscribe((now) => now.hasTag('signedIn') && onArrive())
		return () => following.unsubscribe()
	}, [session, token, onArrive])
	const ready = state.matches('confirmingLink') || state.matches('consumingLink')
	const { data: link } = useQuery({ ...loginLinkQuery(token), enabled: ready })
	if (state.matches('signedOut') || state.matches('requestingLink'))
		return (
			<SessionCard title={m.session_login_title()}>
				<LoginForm />
			</SessionCard>
		)
	if (state.matches('linkRejected')) return <LinkRejected failure={state.context.failure} />
	if (state.matches('linkSent'))
		return (
			<SessionCard title={m.session_link_sent_title()}>
				<LinkSent />
			</SessionCard>
		)
	return (
		<SessionCard title={m.session_continue_title()}>
			{ready ? (
				<>
					<p className={text}>{m.session_continue_text({ email: link?.email_hint ?? '…' })}</p>
					<Button
						wide
						busy={state.hasTag('busy')}
						onClick={() => session.send({ type: 'link.confirmed' })}
					>
						{m.session_continue()}
					</Button>
				</>
			) : (
				<Skeleton height="6rem" />
			)}
		</SessionCard>
	)
}
