import { useQuery } from '@tanstack/react-query'
import { m } from '#i18n/messages'
import { useKeptForm } from '#processes/form-submission/use-form-submission.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { SchoolFields } from './school-fields.tsx'
import { schoolRegistrationQuery } from './school-registration.queries.ts'
import { SCHOOL } from './use-school-form.ts'
import { WaitingSchool } from './waiting-school.tsx'

const stack = css({ display: 'flex', flexDirection: 'column', gap: '5', alignItems: 'start' })

/** Registering a school, and how far it is (DSK-14). */
export const RegisterSchool = () => {
	const { data: account } = useQuery(accountQuery)
	const { data: registration, isError } = useQuery(schoolRegistrationQuery)
	const isKept = useKeptForm(SCHOOL)
	if (isError) return <QueryError />
	if (!account || registration === undefined) return <Skeleton height="20rem" />
	if (registration?.status === 'waiting') return <WaitingSchool registration={registration} />
	if (registration?.status === 'approved')
		return (
			<div className={stack}>
				<Notice>{m.school_registration_approved({ name: registration.name })}</Notice>
				<a className={button()} href="/profile/dashboard">
					{m.school_registration_open()}
				</a>
			</div>
		)
	if (account.school) return <Notice>{m.school_registration_in_school()}</Notice>
	return (
		<div className={stack}>
			{registration?.status === 'declined' && (
				<Notice kind="warning">
					<strong>{m.school_registration_declined({ name: registration.name })}</strong>
					<p>{registration.reason}</p>
				</Notice>
			)}
			<SchoolFields key={String(isKept)} fresh={!isKept} />
		</div>
	)
}
