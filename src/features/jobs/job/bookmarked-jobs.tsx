import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Bookmark from 'lucide-react/icons/bookmark'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { srOnly } from '#ui/look.ts'
import { bookmarkedJobsQuery, PAGE_SIZE } from './job.queries.ts'
import type { JobCardData } from './job.types.ts'

type BookmarkedProps = {
	page: number
	pending: ReactNode
	renderCards: (jobs: readonly JobCardData[]) => ReactNode
}

/** The bookmarked jobs, closed ones too (HDR-07). */
export const BookmarkedJobs = ({ page, pending, renderCards }: BookmarkedProps) => {
	const { data, isError } = useQuery(bookmarkedJobsQuery(page))
	if (isError && !data) return <QueryError />
	if (!data) return pending
	if (data.data.length === 0)
		return (
			<EmptyState
				icon={<Bookmark />}
				title={m.job_none_bookmarked()}
				text={m.job_none_bookmarked_hint()}
			>
				<Link className={button()} to="/jobs">
					{m.job_find()}
				</Link>
			</EmptyState>
		)
	return (
		<>
			<h2 className={srOnly}>{m.catalogue_results()}</h2>
			{renderCards(data.data)}
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(to, props) => (
					<Link to="/profile/bookmarked-jobs" search={{ page: to }} {...props} />
				)}
			/>
		</>
	)
}
