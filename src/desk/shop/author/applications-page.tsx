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
import { ApplicationCard } from './application-card.tsx'
import { applicationsQuery, type DeskApplication } from './author.queries.ts'
import { type ApplicationsSearch, applicationStatuses } from './authors.search.ts'

const choice = css({ maxW: '[16rem]', pb: '5' })

const statusNames: Record<DeskApplication['status'], () => string> = {
	waiting: m.desk_application_waiting,
	approved: m.desk_application_approved,
	declined: m.desk_application_declined,
	withdrawn: m.desk_application_withdrawn,
}

const Applications = ({ status }: { status: DeskApplication['status'] }) => {
	const list = useSuspenseInfiniteQuery(applicationsQuery(status))
	const rows = list.data.pages.flatMap((page) => page.data)
	if (rows.length === 0)
		return (
			<EmptyState title={m.desk_application_none_title()} text={m.desk_application_none_text()} />
		)
	return (
		<>
			<ul className={stack4}>
				{rows.map((application) => (
					<li key={application.id}>
						<ApplicationCard application={application} />
					</li>
				))}
			</ul>
			<MoreButton list={list}>{m.desk_author_more()}</MoreButton>
		</>
	)
}

/** Applications to teach, and the decision about each (DSK-21). */
export const ApplicationsPage = () => {
	const { status = 'waiting' } = useSearch({ strict: false }) as ApplicationsSearch
	const navigate = useNavigate()
	return (
		<>
			<Heading>{m.desk_application_list_title()}</Heading>
			<p className={lead5}>{m.desk_application_list_text()}</p>
			<div className={choice}>
				<SelectField
					label={m.desk_author_state()}
					value={status}
					options={applicationStatuses.map((value) => ({ value, label: statusNames[value]() }))}
					onChange={({ target }) =>
						void navigate({
							to: '/author-applications',
							search: { status: target.value },
						} as never)
					}
				/>
			</div>
			<Suspense fallback={<p role="status">{m.desk_loading()}</p>}>
				<Applications status={status} />
			</Suspense>
		</>
	)
}
