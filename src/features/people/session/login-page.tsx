import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import type { Invitation } from '#machines/people/session/session.types.ts'
import { useProcesses } from '#processes/processes.ts'
import { usePresence } from '#processes/session/use-presence.ts'
import { button } from '#styled/recipes'
import { Page } from '#ui/layout/page.tsx'
import { ErrorState } from '#ui/list/error-state.tsx'
import { GroupInvitationCard } from './group-invitation.tsx'
import { LoginPanel } from './login-panel.tsx'
import { SessionCard } from './session-card.tsx'

type LoginProps = {
	invitation: Invitation
	/** Of a school's invitation, before signing in. */
	greeting?: ReactNode
	/** The school's invitation itself, afterwards. */
	invited?: ReactNode
}

/**
 * The page of signing in (NAV-02), and of an invitation to a group (SES-03) or a school (SCH-06).
 */
export const LoginPage = ({ invitation, greeting, invited }: LoginProps) => {
	const presence = usePresence()
	const { session } = useProcesses()
	const sent = useSelector(session, (snapshot) => snapshot.matches('linkSent'))
	const { type, group_id, referred_by } = invitation
	if (presence === 'signedIn' && type === 'group_invite' && group_id && referred_by)
		return <GroupInvitationCard invitation={{ group_id, referred_by }} />
	if (presence === 'signedIn' && invited)
		return <SessionCard title={m.teachers_invited_title()}>{invited}</SessionCard>
	if (presence === 'signedIn')
		return (
			<SessionCard title={m.session_signed_in_title()}>
				<Link className={button({ wide: true })} to="/learning">
					{m.session_to_catalogue()}
				</Link>
			</SessionCard>
		)
	if (presence === 'unreachable')
		return (
			<Page>
				<ErrorState onRetry={() => session.send({ type: 'restore.retried' })} />
			</Page>
		)
	return (
		<SessionCard title={sent ? m.session_link_sent_title() : m.session_login_title()}>
			{greeting}
			<LoginPanel invitation={invitation} />
		</SessionCard>
	)
}
