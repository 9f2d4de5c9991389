import { createFileRoute } from '@tanstack/react-router'
import { oneOf, page, readSearchBy } from '#api/search-fields.ts'
import { myJobsQuery } from '#features/jobs/job/job.queries.ts'
import { statusWords } from '#features/jobs/job/job-words.ts'
import { MyJobs } from '#features/jobs/job/my-jobs.tsx'
import { m } from '#i18n/messages'
import {
	type ApplicationStatus,
	applicationStatuses,
} from '#machines/jobs/job/job-application-status.rules.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const fields = readSearchBy({ status: oneOf(applicationStatuses), page })

type Search = { status?: ApplicationStatus; page?: number }

const readSearch = (raw: unknown): Search => fields(raw) as Search

const Jobs = () => {
	const { status = 'applied', page: number = 1 } = Route.useSearch()
	return (
		<>
			<Heading>{m.header_my_jobs()}</Heading>
			<MyJobs status={status} page={number} />
		</>
	)
}

export const Route = createFileRoute('/_signed-in/profile/jobs')({
	validateSearch: readSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps }) => {
		const { status = 'applied', page: number = 1 } = deps
		if (await signedIn) void queryClient.prefetchQuery(myJobsQuery(status, number))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.header_my_jobs(),
			asked: [match.search.status && statusWords[match.search.status]()],
			page: match.search.page,
			noindex: true,
		}),
	component: Jobs,
})
