import { createFileRoute } from '@tanstack/react-router'
import { list, oneOf, page, readSearchBy, uuid, words } from '#api/search-fields.ts'
import { CardSkeletons } from '#features/catalogue/card/card-skeletons.tsx'
import { FilterDrawer } from '#features/catalogue/catalogue/filter-drawer.tsx'
import { JobFilters } from '#features/catalogue/catalogue/job-filters.tsx'
import { jobsQuery } from '#features/jobs/job/job.queries.ts'
import { type JobSearch, jobSorts } from '#features/jobs/job/job.search.ts'
import { JobList } from '#features/jobs/job/job-list.tsx'
import { JobTools } from '#features/jobs/job/job-tools.tsx'
import { m } from '#i18n/messages'
import { namesOf } from '#i18n/name-of.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { readFacts } from '#routes/-read/read-facts.ts'
import { useAskedSearch } from '#routes/-read/use-asked-search.ts'
import { listHead } from '#ui/list/list-head.ts'
import { jobCards } from './-job-cards.tsx'

const fields = readSearchBy({
	search: words(120),
	subjects: list,
	job_types: list,
	job_levels: list,
	states: list,
	school: uuid,
	sort: oneOf(jobSorts),
	page,
})

const readSearch = (raw: unknown): JobSearch => fields(raw) as JobSearch

const Jobs = () => {
	const search = useAskedSearch('/jobs', readSearch, Route.useSearch())
	const navigate = Route.useNavigate()
	const { subjects = [], job_types = [], job_levels = [], states = [] } = search
	const panel = (
		<JobFilters
			value={search}
			words={search.search}
			onChange={(value) =>
				navigate({ search: { ...search, ...value, page: undefined } as JobSearch })
			}
			onClear={() => navigate({ search: {} })}
		/>
	)
	const count = [subjects, job_types, job_levels, states].flat().length
	return (
		<JobList
			search={search}
			filters={panel}
			tools={
				<JobTools
					search={search}
					filterButton={<FilterDrawer count={count}>{panel}</FilterDrawer>}
					onSearch={(text) =>
						navigate({ search: { ...search, search: text, page: undefined } as JobSearch })
					}
					onSort={(sort) => navigate({ search: { ...search, sort, page: undefined } as JobSearch })}
				/>
			}
			pending={<CardSkeletons count={9} />}
			renderCards={jobCards}
		/>
	)
}

export const Route = createFileRoute('/jobs/')({
	validateSearch: readSearch,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { queryClient }, deps }) =>
		readFacts(queryClient, [jobsQuery(deps), referenceQuery]),
	head: ({ match: { context, search } }) => {
		const found = context.queryClient.getQueryData(jobsQuery(search).queryKey)
		return listHead(context.origin, {
			title: m.job_title(),
			asked: [search.search, ...namesOf(search.subjects, search.job_types, search.job_levels)],
			description: m.job_page_description(),
			path: '/jobs',
			search,
			items: found?.data.map(({ slug }) => `/jobs/${slug}`) ?? [],
		})
	},
	component: Jobs,
})
