import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import { m } from '#i18n/messages'
import {
	type ApplicationStatus,
	applicationStatuses,
} from '#machines/jobs/job/job-application-status.rules.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { myJobsQuery, PAGE_SIZE } from './job.queries.ts'
import { statusWords } from './job-words.ts'
import { MyJob } from './my-job.tsx'

const tabs = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pb: '4' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })

const noneWords: Record<ApplicationStatus, () => string> = {
	applied: m.job_none_applied,
	shortlisted: m.job_none_shortlisted,
	rejected: m.job_none_rejected,
	withdrawn: m.job_none_withdrawn,
}

type MyJobsProps = { status: ApplicationStatus; page: number }

/** The account's applications by status; each status has its own address (PRF-01, HDR-07). */
export const MyJobs = ({ status, page }: MyJobsProps) => (
	<>
		<nav className={tabs} aria-label={m.job_statuses()}>
			{applicationStatuses.map((one) => (
				<Link
					key={one}
					className={button({ tone: one === status ? 'solid' : 'outline', size: 'sm' })}
					aria-current={one === status ? 'page' : undefined}
					to="/profile/jobs"
					search={{ status: one }}
				>
					{statusWords[one]()}
				</Link>
			))}
		</nav>
		<Applications status={status} page={page} />
	</>
)

const Applications = ({ status, page }: MyJobsProps) => {
	const { data, isError } = useQuery(myJobsQuery(status, page))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="12rem" />
	if (data.data.length === 0)
		return (
			<EmptyState icon={<BriefcaseBusiness />} title={noneWords[status]()}>
				<Link className={button()} to="/jobs">
					{m.job_find()}
				</Link>
			</EmptyState>
		)
	return (
		<>
			<ul className={list}>
				{data.data.map((application) => (
					<MyJob key={`${application.id} ${application.status}`} application={application} />
				))}
			</ul>
			<Pagination
				page={page}
				pages={Math.ceil(data.total / PAGE_SIZE)}
				linkTo={(to, props) => <Link to="/profile/jobs" search={{ status, page: to }} {...props} />}
			/>
		</>
	)
}
