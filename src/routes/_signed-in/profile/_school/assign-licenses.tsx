import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'
import { AssignPage, type AssignSearch } from '#features/school/school-teacher/assign-page.tsx'
import { poolOfLicence } from '#features/school/school-teacher/pools.ts'
import { licencesQuery } from '#features/school/school-teacher/school-teacher.queries.ts'
import { m } from '#i18n/messages'
import { pageHead } from '#ui/layout/page-head.ts'
import { SchoolPage } from './-school-page.tsx'

const fields = readSearchBy({
	...{ of: words(36), search: words(100), page },
	only: oneOf(['late']),
})

const Choice = () => {
	const asked = Route.useSearch()
	const navigate = useNavigate({ from: '/profile/assign-licenses' })
	const { data } = useSuspenseQuery(licencesQuery)
	return (
		<AssignPage
			kind="licence"
			to="/profile/assign-licenses"
			pools={data.map(poolOfLicence)}
			asked={asked}
			onPool={(of) => void navigate({ search: { of }, resetScroll: false })}
			onSearch={(search) =>
				void navigate({
					search: { ...(asked.of && { of: asked.of }), ...(search && { search }) },
					resetScroll: false,
				})
			}
		/>
	)
}

const Assign = () => (
	<SchoolPage title={m.teachers_assign_licences()} lead={m.teachers_assign_licences_lead()}>
		<Choice />
	</SchoolPage>
)

/** SCH-06: licences of a school for its teachers. */
export const Route = createFileRoute('/_signed-in/profile/_school/assign-licenses')({
	validateSearch: (raw): AssignSearch => fields(raw) as AssignSearch,
	loader: async ({ context: { queryClient, forSchool } }) => {
		if (await forSchool) void queryClient.prefetchQuery(licencesQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.teachers_assign_licences(),
			asked: [match.search.search],
			page: match.search.page,
			noindex: true,
		}),
	component: Assign,
})
