import { useQuery } from '@tanstack/react-query'
import { isStaff } from '#domain/people/staff-roles.rules.ts'
import { m } from '#i18n/messages'
import { askLogin } from '#processes/ask-login.ts'
import { useKeptForm } from '#processes/form-submission/use-form-submission.ts'
import { useProcesses } from '#processes/processes.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { authorApplicationQuery } from './author-application.queries.ts'
import { AuthorFields } from './author-fields.tsx'
import { AUTHOR } from './use-author-form.ts'
import { WaitingApplication } from './waiting-application.tsx'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '5', alignItems: 'start' })

/** Applying to teach, and how far it is. */
const Apply = () => {
	const { data: account } = useQuery(accountQuery)
	const { data: application, isError } = useQuery(authorApplicationQuery)
	const isKept = useKeptForm(AUTHOR)
	if (isError) return <QueryError />
	if (!account || application === undefined) return <Skeleton height="20rem" />
	if (isStaff(account.roles))
		return (
			<div className={stack}>
				<Notice>{m.author_in_team()}</Notice>
				<a className={button()} href="/desk/resources">
					{m.author_write()}
				</a>
			</div>
		)
	if (application?.status === 'waiting') return <WaitingApplication application={application} />
	return (
		<div className={stack}>
			{application?.status === 'declined' && (
				<Notice kind="warning">
					<strong>{m.author_declined()}</strong>
					<p>{application.reason}</p>
				</Notice>
			)}
			<AuthorFields key={String(isKept)} fresh={!isKept} />
		</div>
	)
}

/** Applying to teach, for which one signs in first (DSK-21). */
export const ApplySection = () => {
	const processes = useProcesses()
	const { signedIn } = useViewer()
	if (signedIn) return <Apply />
	return (
		<>
			<p>{m.author_sign_in()}</p>
			<div>
				<Button onClick={() => askLogin(processes, { returnTo: '/teach', action: 'visit' })}>
					{m.session_sign_in()}
				</Button>
			</div>
		</>
	)
}
