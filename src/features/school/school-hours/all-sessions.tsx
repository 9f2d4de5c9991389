import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { PAGE_SIZE, sessionsQuery } from './school-hours.queries.ts'
import { SessionList } from './session-list.tsx'

type SessionsProps = { search: { year?: number | undefined; page?: number | undefined } }

/** All sessions of a school year, page by page. */
export const AllSessions = ({ search }: SessionsProps) => {
	const { data, isError } = useQuery(sessionsQuery(search))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="20rem" />
	return (
		<>
			<SessionList sessions={data.data} heading="h2" />
			<Pagination
				page={search.page ?? 1}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(page, props) => (
					<Link to="/profile/school-hours/sessions" search={{ ...search, page }} {...props} />
				)}
			/>
		</>
	)
}
