import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { page, readSearchBy, words } from '#api/search-fields.ts'
import { RegisteredTeachers } from '#features/school/school-teacher/registered-teachers.tsx'
import { teachersQuery } from '#features/school/school-teacher/school-teacher.queries.ts'
import { TeacherSearch } from '#features/school/school-teacher/teacher-search.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const fields = readSearchBy({ search: words(100), page })

type Search = { search?: string; page?: number }

const Teachers = () => {
	const { search = '', page: number = 1 } = Route.useSearch()
	const navigate = useNavigate({ from: '/profile/registered-teachers' })
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Heading>{m.teachers_registered()}</Heading>
			<p className={lead4}>{m.teachers_registered_lead()}</p>
			<TeacherSearch
				value={search}
				onSearch={(asked) => void navigate({ search: asked ? { search: asked } : {} })}
			/>
			<RegisteredTeachers search={search} page={number} />
		</Suspense>
	)
}

/** SCH-08: the teachers of a school. */
export const Route = createFileRoute('/_signed-in/profile/_school/registered-teachers')({
	validateSearch: (raw): Search => fields(raw) as Search,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, forSchool }, deps }) => {
		if (await forSchool) void queryClient.prefetchQuery(teachersQuery(deps))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.teachers_registered(),
			asked: [match.search.search],
			page: match.search.page,
			noindex: true,
		}),
	component: Teachers,
})
