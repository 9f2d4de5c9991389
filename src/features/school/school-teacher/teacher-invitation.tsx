import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { sayInvitationProblem } from './invitation-words.ts'
import { invitationQuery } from './school-teacher.queries.ts'
import { teacherLook as look } from './teacher-look.ts'
import { failureWords } from './teacher-words.ts'
import { useSchoolChange } from './use-school-change.ts'

/** Greets the invited before signing in (SCH-06). */
export const InvitationGreeting = ({ inviteId }: { inviteId: string }) => {
	const { data, error } = useQuery(invitationQuery(inviteId))
	if (error) return <Notice kind="warning">{sayInvitationProblem(error)}</Notice>
	if (!data) return <Skeleton height="4rem" />
	const { school_name: school, email_hint: email } = data
	return <Notice>{m.teachers_invited_sign_in({ school, email })}</Notice>
}

/** The invitation of a school to who is signed in: one press accepts it (SCH-06). */
export const TeacherInvitation = ({ inviteId }: { inviteId: string }) => {
	const process = useSchoolChange()
	const state = useSelector(process, (snapshot) => snapshot)
	const { data, error } = useQuery(invitationQuery(inviteId))
	if (state.hasTag('settled') && data)
		return (
			<div className={look.list}>
				<Notice>{m.teachers_accepted({ school: data.school_name })}</Notice>
				<Link className={button({ wide: true })} to="/profile/school-benefits">
					{m.teachers_to_benefits()}
				</Link>
			</div>
		)
	if (error && !data) return <Notice kind="warning">{sayInvitationProblem(error)}</Notice>
	if (!data) return <Skeleton height="8rem" />
	const { school_name: school, email_hint: email, expires_at } = data
	const { failure } = state.context
	return (
		<div className={look.list}>
			{failure && <Notice kind="warning">{failureWords[failure]()}</Notice>}
			<p>{m.teachers_invited({ school })}</p>
			<p>{m.teachers_invited_text({ email, date: shortDate(expires_at) })}</p>
			<Button
				wide
				busy={state.hasTag('busy')}
				onClick={() =>
					process.send({
						type: 'change.requested',
						change: { kind: 'accept', id: inviteId, name: school },
					})
				}
			>
				{m.teachers_accept()}
			</Button>
		</div>
	)
}
