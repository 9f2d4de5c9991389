import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { acceptInvitation, type GroupInvitation } from '#processes/session/accept-invitation.ts'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { SessionCard } from './session-card.tsx'

/**
 * An invitation to a group for who is signed in already (SES-03): one press, then the way to the
 * group.
 */
export const GroupInvitationCard = ({ invitation }: { invitation: GroupInvitation }) => {
	const ref = useFormSubmission({
		name: 'group-invitation',
		fresh: true,
		checks: {},
		given: {},
		keepsReceipt: false,
		submit: () => acceptInvitation(invitation),
	})
	const failed = useSelector(ref, (snapshot) => snapshot.hasTag('failed'))
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const joined = useSelector(ref, (snapshot) => snapshot.matches('submitted'))
	if (joined)
		return (
			<SessionCard title={m.session_group_joined()}>
				<Link
					className={button({ wide: true })}
					to="/community/group/$id"
					params={{ id: invitation.group_id }}
				>
					{m.session_group_open()}
				</Link>
			</SessionCard>
		)
	return (
		<SessionCard title={m.session_group_invited()}>
			{failed && <Notice kind="warning">{m.session_group_failed()}</Notice>}
			<Button wide busy={busy} onClick={() => ref.send({ type: 'form.submitted' })}>
				{m.session_group_join()}
			</Button>
		</SessionCard>
	)
}
