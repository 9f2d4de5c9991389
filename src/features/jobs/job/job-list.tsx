import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { ListPage } from '#ui/list/list-page.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { srOnly } from '#ui/look.ts'
import { jobsQuery, PAGE_SIZE } from './job.queries.ts'
import type { JobSearch } from './job.search.ts'
import type { JobCardData } from './job.types.ts'

type JobListProps = {
	search: JobSearch
	filters: ReactNode
	/** Search, order, and the filters on small screens. */
	tools: ReactNode
	pending: ReactNode
	renderCards: (jobs: readonly JobCardData[]) => ReactNode
}

const columns = css({
	display: 'grid',
	gap: '8',
	lg: { gridTemplateColumns: '[15rem minmax(0, 1fr)]' },
})
const aside = css({ hideBelow: 'lg' })
const fading = css({ transition: '[opacity 160ms]', '&[aria-busy=true]': { opacity: '0.55' } })
const small = css({ pb: '4' })

/** Says that filters find nothing, or that there is nothing to filter (27.17). */
const emptyWords = (search: object): string =>
	Object.values(search).some(Boolean) ? m.job_empty() : m.job_none()

/** The open jobs, by subject, type, level and state (NAV-07). */
export const JobList = ({ search, filters, tools, pending, renderCards }: JobListProps) => {
	const list = useQuery(jobsQuery(search))
	return (
		<ListPage
			title={m.job_title()}
			text={m.job_text()}
			home={<Link to="/">{m.home_title()}</Link>}
			page={search.page ?? 1}
			pages={Math.ceil((list.data?.total ?? 0) / PAGE_SIZE)}
			linkTo={(page, props) => <Link to="/jobs" search={{ ...search, page }} {...props} />}
		>
			<div className={columns}>
				<aside className={aside} data-without-script="shown" aria-label={m.filter_title()}>
					{filters}
				</aside>
				<div>
					<h2 className={srOnly}>{m.job_title()}</h2>
					<div className={small}>{tools}</div>
					{list.isPending && pending}
					{list.isError && !list.data && <QueryError />}
					{list.data && (
						<p className={small} role="status">
							{list.data.total === 0 ? emptyWords(search) : m.job_count({ count: list.data.total })}
						</p>
					)}
					{list.data && (
						<div className={fading} aria-busy={list.isPlaceholderData}>
							{renderCards(list.data.data)}
						</div>
					)}
				</div>
			</div>
		</ListPage>
	)
}
