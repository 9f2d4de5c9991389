import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { page, readSearchBy } from '#api/search-fields.ts'
import { AllSessions } from '#features/school/school-hours/all-sessions.tsx'
import { sessionsQuery } from '#features/school/school-hours/school-hours.queries.ts'
import { m } from '#i18n/messages'
import { schoolYear, schoolYearOf } from '#routes/-read/school-year.ts'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

type Search = { year?: number | undefined; page?: number | undefined }

const fields = readSearchBy({ year: schoolYear, page })

const Sessions = () => {
	const search = Route.useSearch()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Breadcrumb here={m.hours_sessions()}>
				<Link to="/profile/school-hours" search={{ year: search.year }}>
					{m.hours_title()}
				</Link>
			</Breadcrumb>
			<Heading>{m.hours_sessions()}</Heading>
			<AllSessions search={search} />
		</Suspense>
	)
}

export const Route = createFileRoute('/_signed-in/profile/_school/school-hours/sessions')({
	validateSearch: (raw): Search => fields(raw),
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, forSchool }, deps }) => {
		if (await forSchool) void queryClient.prefetchQuery(sessionsQuery(deps))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.hours_sessions(),
			asked: [schoolYearOf(match.search.year)],
			page: match.search.page,
			noindex: true,
		}),
	component: Sessions,
})
