import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '#features/people/session/login-page.tsx'
import {
	InvitationGreeting,
	TeacherInvitation,
} from '#features/school/school-teacher/teacher-invitation.tsx'
import { m } from '#i18n/messages'
import { readInvitation } from '#processes/session/invitation.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const Login = () => {
	// useSearch also has unknown params of the address, which the contract refuses.
	const invitation = readInvitation(Route.useSearch())
	const { invite_id: id } = invitation
	return (
		<LoginPage
			invitation={invitation}
			greeting={id && <InvitationGreeting inviteId={id} />}
			invited={id && <TeacherInvitation key={id} inviteId={id} />}
		/>
	)
}

export const Route = createFileRoute('/login/')({
	validateSearch: readInvitation,
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.session_login_title(), noindex: true }),
	component: Login,
})
