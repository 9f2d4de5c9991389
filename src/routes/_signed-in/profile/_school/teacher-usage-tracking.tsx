import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { oneOf, page, readSearchBy, words } from '#api/search-fields.ts'
import { usageQuery } from '#features/school/school-usage/school-usage.queries.ts'
import {
	periods,
	type UsageSearch,
	usageSorts,
} from '#features/school/school-usage/school-usage.search.ts'
import { TeacherUsage } from '#features/school/school-usage/teacher-usage.tsx'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const fields = readSearchBy({
	period: oneOf(periods),
	search: words(120),
	sort: oneOf(usageSorts),
	page,
})

const Page = () => {
	const search = Route.useSearch()
	const navigate = Route.useNavigate()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			<Heading>{m.usage_title()}</Heading>
			<p className={lead4}>{m.usage_lead()}</p>
			<TeacherUsage
				search={search}
				onSearch={(asked) => void navigate({ search: asked, resetScroll: false })}
			/>
		</Suspense>
	)
}

export const Route = createFileRoute('/_signed-in/profile/_school/teacher-usage-tracking')({
	validateSearch: (raw): UsageSearch => fields(raw) as UsageSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, forSchool }, deps }) => {
		if (await forSchool) void queryClient.prefetchQuery(usageQuery(deps))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.usage_title(),
			asked: [match.search.search],
			page: match.search.page,
			noindex: true,
		}),
	component: Page,
})
