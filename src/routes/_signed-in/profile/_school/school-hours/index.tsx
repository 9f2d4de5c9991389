import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'
import { hoursQuery } from '#features/school/school-hours/school-hours.queries.ts'
import {
	type HoursSearch,
	hoursFilters,
	hoursSorts,
} from '#features/school/school-hours/school-hours.search.ts'
import { SchoolHoursView } from '#features/school/school-hours/school-hours.tsx'
import { m } from '#i18n/messages'
import { schoolYear, schoolYearOf } from '#routes/-read/school-year.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const fields = readSearchBy({
	year: schoolYear,
	search: words(120),
	filter: oneOf(hoursFilters),
	sort: oneOf(hoursSorts),
	page,
})

const Hours = () => {
	const search = Route.useSearch()
	const navigate = Route.useNavigate()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Heading>{m.hours_title()}</Heading>
			<p className={lead4}>{m.hours_lead()}</p>
			<SchoolHoursView
				search={search}
				onSearch={(asked) => void navigate({ search: asked, resetScroll: false })}
			/>
		</Suspense>
	)
}

export const Route = createFileRoute('/_signed-in/profile/_school/school-hours/')({
	validateSearch: (raw): HoursSearch => fields(raw) as HoursSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, forSchool }, deps }) => {
		if (await forSchool) void queryClient.prefetchQuery(hoursQuery(deps))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.hours_title(),
			asked: [match.search.search, schoolYearOf(match.search.year)],
			page: match.search.page,
			noindex: true,
		}),
	component: Hours,
})
