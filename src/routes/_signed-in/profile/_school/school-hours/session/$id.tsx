import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import {
	schoolTeachersQuery,
	sessionQuery,
} from '#features/school/school-hours/school-hours.queries.ts'
import {
	readSessionSearch,
	type SessionSearch,
} from '#features/school/school-hours/session.search.ts'
import { SessionPage } from '#features/school/school-hours/session-page.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const Change = () => {
	const recorded = Route.useLoaderData()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			{recorded && <SessionPage recorded={recorded} />}
		</Suspense>
	)
}

export const Route = createFileRoute('/_signed-in/profile/_school/school-hours/session/$id')({
	validateSearch: (raw): SessionSearch => readSessionSearch(raw),
	loader: async ({ context: { queryClient, forSchool }, params: { id } }) => {
		if (!(await forSchool)) return null
		void queryClient.prefetchQuery(schoolTeachersQuery)
		return orNotFound(queryClient.fetchQuery({ ...sessionQuery(id), staleTime: 0 }))
	},
	head: ({ match, loaderData }) =>
		pageHead(match.context.origin, {
			of: loaderData?.session.title,
			title: m.hours_form_change(),
			noindex: true,
		}),
	component: Change,
})
