import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { link } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { NEWEST, sessionsQuery } from './school-hours.queries.ts'
import { AddSession, SessionList } from './session-list.tsx'

/** The newest sessions of a school year, and the way to all of them. */
export const NewestSessions = ({ year }: { year: number }) => {
	const { data, isError } = useQuery(sessionsQuery({ year }))
	const isSome = data !== undefined && data.total > 0
	return (
		<Section title={m.hours_sessions()} more={isSome && <AddSession />}>
			{isError && !data && <QueryError />}
			{!data && !isError && <Skeleton height="12rem" />}
			{data && <SessionList sessions={data.data.slice(0, NEWEST)} />}
			{data && data.total > NEWEST && (
				<Link className={link()} to="/profile/school-hours/sessions" search={{ year }}>
					{m.hours_sessions_all({ count: data.total })}
				</Link>
			)}
		</Section>
	)
}
