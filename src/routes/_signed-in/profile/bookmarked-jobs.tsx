import { createFileRoute } from '@tanstack/react-router'
import { CardSkeletons } from '#features/catalogue/card/card-skeletons.tsx'
import { BookmarkedJobs } from '#features/jobs/job/bookmarked-jobs.tsx'
import { bookmarkedJobsQuery } from '#features/jobs/job/job.queries.ts'
import { m } from '#i18n/messages'
import { readPageOnly } from '#routes/-read/read-page.ts'
import { jobCards } from '#routes/jobs/-job-cards.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const Bookmarked = () => (
	<>
		<Heading>{m.header_bookmarked_jobs()}</Heading>
		<BookmarkedJobs
			page={Route.useSearch().page ?? 1}
			pending={<CardSkeletons count={3} />}
			renderCards={jobCards}
		/>
	</>
)

export const Route = createFileRoute('/_signed-in/profile/bookmarked-jobs')({
	validateSearch: readPageOnly,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps: { page = 1 } }) => {
		if (await signedIn) void queryClient.prefetchQuery(bookmarkedJobsQuery(page))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.header_bookmarked_jobs(),
			page: match.search.page,
			noindex: true,
		}),
	component: Bookmarked,
})
