import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readSearchBy } from '#api/search-fields.ts'
import { Curriculum } from '#features/school/school-usage/curriculum.tsx'
import { curriculumQuery } from '#features/school/school-usage/school-usage.queries.ts'
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
			<Heading>{m.curriculum_title()}</Heading>
			<p className={lead4}>{m.curriculum_lead()}</p>
			<Curriculum year={search.year} />
		</Suspense>
	)
}

export const Route = createFileRoute('/_signed-in/profile/_school/curricular-overview')({
	validateSearch: (raw): { year?: number | undefined } => fields(raw),
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, forSchool }, deps }) => {
		if (await forSchool) void queryClient.prefetchQuery(curriculumQuery(deps.year))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.curriculum_title(),
			asked: [schoolYearOf(match.search.year)],
			noindex: true,
		}),
	component: Page,
})
