import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { MoreButton } from '#desk/list/more-button.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { SelectField } from '#ui/form/select-field.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { lead5, stack4 } from '#ui/look.ts'
import { RegistrationCard } from './registration-card.tsx'
import { type DeskRegistration, registrationsQuery } from './school-registration.queries.ts'
import {
	registrationStatuses,
	type SchoolRegistrationsSearch,
} from './school-registrations.search.ts'

const choice = css({ maxW: '[16rem]', pb: '5' })

const statusNames: Record<DeskRegistration['status'], () => string> = {
	waiting: m.desk_school_waiting,
	approved: m.desk_school_approved,
	declined: m.desk_school_declined,
	withdrawn: m.desk_school_withdrawn,
}

const Registrations = ({ status }: { status: DeskRegistration['status'] }) => {
	const list = useSuspenseInfiniteQuery(registrationsQuery(status))
	const rows = list.data.pages.flatMap((page) => page.data)
	if (rows.length === 0)
		return <EmptyState title={m.desk_school_none_title()} text={m.desk_school_none_text()} />
	return (
		<>
			<ul className={stack4}>
				{rows.map((registration) => (
					<li key={registration.id}>
						<RegistrationCard registration={registration} />
					</li>
				))}
			</ul>
			<MoreButton list={list}>{m.desk_school_more()}</MoreButton>
		</>
	)
}

/** Schools that people registered, and the decision about each (DSK-14). */
export const SchoolRegistrationsPage = () => {
	const { status = 'waiting' } = useSearch({ strict: false }) as SchoolRegistrationsSearch
	const navigate = useNavigate()
	return (
		<>
			<Heading>{m.desk_school_list_title()}</Heading>
			<p className={lead5}>{m.desk_school_list_text()}</p>
			<div className={choice}>
				<SelectField
					label={m.desk_school_status()}
					value={status}
					options={registrationStatuses.map((value) => ({ value, label: statusNames[value]() }))}
					onChange={({ target }) =>
						void navigate({
							to: '/school-registrations',
							search: { status: target.value },
						} as never)
					}
				/>
			</div>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Registrations status={status} />
			</Suspense>
		</>
	)
}
