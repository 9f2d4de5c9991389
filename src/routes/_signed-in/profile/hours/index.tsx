import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { page, readSearchBy } from '#api/search-fields.ts'
import { type RecordSearch, recordQuery } from '#features/learning/training/training.queries.ts'
import { TrainingRecordView } from '#features/learning/training/training-record.tsx'
import { m } from '#i18n/messages'
import { schoolYear, schoolYearOf } from '#routes/-read/school-year.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { lead4 } from '#ui/look.ts'

const search = readSearchBy({ page, year: schoolYear })

const Hours = () => (
	<>
		<Heading>{m.training_title()}</Heading>
		<p className={lead4}>{m.training_lead()}</p>
		<Suspense fallback={<Skeleton height="20rem" />}>
			<TrainingRecordView search={Route.useSearch()} />
		</Suspense>
	</>
)

export const Route = createFileRoute('/_signed-in/profile/hours/')({
	validateSearch: (raw): RecordSearch => search(raw),
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient, signedIn }, deps }) => {
		if (await signedIn) void queryClient.prefetchQuery(recordQuery(deps))
	},
	head: ({ match }) =>
		pageHead(match.context.origin, {
			title: m.training_title(),
			asked: [schoolYearOf(match.search.year)],
			page: match.search.page,
			noindex: true,
		}),
	component: Hours,
})
