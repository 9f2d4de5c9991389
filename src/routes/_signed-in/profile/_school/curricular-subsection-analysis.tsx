import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readSearchBy, words } from '#api/search-fields.ts'
import { curriculumQuery } from '#features/school/school-usage/school-usage.queries.ts'
import { SubjectParts } from '#features/school/school-usage/subject-parts.tsx'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { schoolYear, schoolYearOf } from '#routes/-read/school-year.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const fields = readSearchBy({ subject: words(120), year: schoolYear })

const Page = () => {
	const search = Route.useSearch()
	const navigate = Route.useNavigate()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Heading>{m.curriculum_parts()}</Heading>
			<SubjectParts
				subject={search.subject}
				year={search.year}
				onChoose={(subject) =>
					void navigate({ search: { ...search, subject }, resetScroll: false })
				}
			/>
		</Suspense>
	)
}

export const Route = createFileRoute('/_signed-in/profile/_school/curricular-subsection-analysis')({
	validateSearch: (raw): { subject?: string | undefined; year?: number | undefined } => fields(raw),
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, forSchool }, deps }) => {
		if (await forSchool) void queryClient.prefetchQuery(curriculumQuery(deps.year))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.curriculum_parts(),
			asked: [
				match.search.subject && nameOf(match.search.subject),
				schoolYearOf(match.search.year),
			],
			noindex: true,
		}),
	component: Page,
})
