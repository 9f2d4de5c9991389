import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SchoolBenefits } from '#features/school/school-teacher/school-benefits.tsx'
import { schoolBenefitsQuery } from '#features/school/school-teacher/school-teacher.queries.ts'
import { m } from '#i18n/messages'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const Benefits = () => (
	<>
		<Heading>{m.teachers_benefits()}</Heading>
		<Suspense fallback={<Skeleton height="20rem" />}>
			<SchoolBenefits />
		</Suspense>
	</>
)

/** SCH-06: what a teacher has from the school. */
export const Route = createFileRoute('/_signed-in/profile/school-benefits')({
	loader: async ({ context: { queryClient, signedIn } }) => {
		if (await signedIn) void queryClient.prefetchQuery(schoolBenefitsQuery)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.teachers_benefits(), noindex: true }),
	component: Benefits,
})
