import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readSearchBy } from '#api/search-fields.ts'
import { Overview } from '#features/school/school-usage/overview.tsx'
import { overviewQuery } from '#features/school/school-usage/school-usage.queries.ts'
import { m } from '#i18n/messages'
import { schoolYear, schoolYearOf } from '#routes/-read/school-year.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const fields = readSearchBy({ year: schoolYear })

const Page = () => {
	const search = Route.useSearch()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Heading>{m.overview_title()}</Heading>
			<p className={lead4}>{m.overview_lead()}</p>
			<Overview year={search.year} />
		</Suspense>
	)
}

export const Route = createFileRoute('/_signed-in/profile/_school/overview')({
	validateSearch: (raw): { year?: number | undefined } => fields(raw),
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, forSchool }, deps }) => {
		if (await forSchool) void queryClient.prefetchQuery(overviewQuery(deps.year))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.overview_title(),
			asked: [schoolYearOf(match.search.year)],
			noindex: true,
		}),
	component: Page,
})
