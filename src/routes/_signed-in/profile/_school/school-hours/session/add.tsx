import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { schoolTeachersQuery } from '#features/school/school-hours/school-hours.queries.ts'
import {
	readSessionSearch,
	type SessionSearch,
} from '#features/school/school-hours/session.search.ts'
import { SessionPage } from '#features/school/school-hours/session-page.tsx'
import { m } from '#i18n/messages'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const Add = () => (
	<Suspense fallback={<Skeleton height="20rem" />}>
		<SessionPage recorded={null} />
	</Suspense>
)

export const Route = createFileRoute('/_signed-in/profile/_school/school-hours/session/add')({
	validateSearch: (raw): SessionSearch => readSessionSearch(raw),
	loader: async ({ context: { queryClient, forSchool } }) => {
		if (await forSchool) void queryClient.prefetchQuery(schoolTeachersQuery)
	},
	head: ({ match }) => pageHead(match.context.origin, { title: m.hours_add(), noindex: true }),
	component: Add,
})
