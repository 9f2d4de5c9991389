import { useQuery } from '@tanstack/react-query'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { BulkBar } from '#desk/bulk-change/bulk-bar.tsx'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { liveSessionsQuery, PAGE_SIZE } from './live-session.queries.ts'
import { type SessionsSearch, type Which, whichSessions } from './live-session.search.ts'
import { itemOf, SessionRow } from './session-row.tsx'
import { sessionChanges, useSessionChanges } from './use-session-changes.ts'

const tabs = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pb: '4' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '4', pb: '4' })

const tabWords: Record<Which, { tab: () => string; none: () => string }> = {
	upcoming: { tab: m.session_upcoming, none: m.session_none_upcoming },
	past: { tab: m.session_past, none: m.session_none_past },
	unscheduled: { tab: m.session_unscheduled, none: m.session_none_unscheduled },
}

const Listed = (place: SessionsSearch) => {
	const { which = 'upcoming', search, page = 1 } = place
	const { data, isError } = useQuery(liveSessionsQuery(place))
	const process = useSessionChanges()
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="12rem" />
	if (data.data.length === 0 && search)
		return <EmptyState title={m.session_none_found()} text={m.desk_price_none_found_text()} />
	if (data.data.length === 0) {
		const hint = which === 'upcoming' ? m.session_none_hint() : undefined
		return <EmptyState icon={<CalendarCheck />} title={tabWords[which].none()} text={hint} />
	}
	return (
		<>
			<BulkBar process={process} items={data.data.map(itemOf)} changes={sessionChanges()} />
			<ul className={list}>
				{data.data.map((of) => (
					<SessionRow key={of.webinar_id} of={of} process={process} />
				))}
			</ul>
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(to, props) => (
					<DeskLink to="/live-sessions" search={{ ...place, page: to }} {...props} />
				)}
			/>
		</>
	)
}

/** Live sessions: upcoming, past, or without a time, each at its own address (LIV-01). */
export const LiveSessionList = ({ search }: { search: SessionsSearch }) => {
	const here = search.which ?? 'upcoming'
	return (
		<>
			<nav className={tabs} aria-label={m.session_which()}>
				{whichSessions.map((which) => (
					<DeskLink
						key={which}
						className={button({ tone: which === here ? 'solid' : 'outline', size: 'sm' })}
						aria-current={which === here ? 'page' : undefined}
						to="/live-sessions"
						search={which === 'upcoming' ? {} : { which }}
					>
						{tabWords[which].tab()}
					</DeskLink>
				))}
			</nav>
			<Listed {...search} />
		</>
	)
}
