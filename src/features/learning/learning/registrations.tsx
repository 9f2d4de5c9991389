import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import {
	PAGE_SIZE,
	type RegistrationStatus,
	type RegistrationsPage,
	type RegistrationType,
	registrationsQuery,
} from './learning.queries.ts'
import { LearningRow } from './learning-row.tsx'

const tabs = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pb: '4' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })

const typeWords: Record<RegistrationType, () => string> = {
	webinars: m.registration_webinars,
	certifications: m.registration_certifications,
	live_trainings: m.registration_live_trainings,
}
const statusWords: Record<RegistrationStatus, () => string> = {
	pending: m.registration_pending,
	confirmed: m.registration_confirmed,
}

type Shown = { type: RegistrationType; status: RegistrationStatus }

type TabsProps = { label: string; here: Shown; tabs: readonly (Shown & { word: string })[] }

const Tabs = ({ label, here, tabs: all }: TabsProps) => (
	<nav className={tabs} aria-label={label}>
		{all.map(({ type, status, word }) => {
			const isHere = type === here.type && status === here.status
			return (
				<Link
					key={word}
					className={button({ tone: isHere ? 'solid' : 'outline', size: 'sm' })}
					aria-current={isHere ? 'page' : undefined}
					to="/profile/registrations"
					search={{ type, status }}
				>
					{word}
				</Link>
			)
		})}
	</nav>
)

const Listed = (asked: RegistrationsPage) => {
	const { data, isError } = useQuery(registrationsQuery(asked))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="12rem" />
	if (data.data.length === 0)
		return (
			<EmptyState
				icon={<CalendarCheck />}
				title={m.registration_none()}
				text={m.registration_none_text()}
			>
				<Link className={button()} to="/learning">
					{m.registration_find()}
				</Link>
			</EmptyState>
		)
	return (
		<>
			<ul className={list}>
				{data.data.map((enrolment) => (
					<LearningRow key={enrolment.id} enrolment={enrolment}>
						{enrolment.webinar.start_date && (
							<Link
								className={button({ size: 'sm' })}
								to="/profile/registrations/$id"
								params={{ id: enrolment.id }}
								aria-label={m.live_room_of({ title: enrolment.webinar.title })}
							>
								{m.live_room()}
							</Link>
						)}
					</LearningRow>
				))}
			</ul>
			<Pagination
				page={asked.page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(page, props) => (
					<Link to="/profile/registrations" search={{ ...asked, page }} {...props} />
				)}
			/>
		</>
	)
}

/**
 * The account's registrations, by kind and by whether they are confirmed, each at its own address
 * (PRF-01, HDR-07).
 */
export const Registrations = (asked: RegistrationsPage) => {
	const types = Object.keys(typeWords) as RegistrationType[]
	const statuses = Object.keys(statusWords) as RegistrationStatus[]
	return (
		<>
			<Tabs
				label={m.registration_types()}
				here={asked}
				tabs={types.map((type) => ({ type, status: asked.status, word: typeWords[type]() }))}
			/>
			<Tabs
				label={m.registration_statuses()}
				here={asked}
				tabs={statuses.map((status) => ({ type: asked.type, status, word: statusWords[status]() }))}
			/>
			<Listed {...asked} />
		</>
	)
}
