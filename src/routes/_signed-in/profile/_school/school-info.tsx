import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import {
	schoolDashboardQuery,
	schoolDocumentsQuery,
} from '#features/people/school/school.queries.ts'
import { SchoolDetails } from '#features/people/school/school-details.tsx'
import { m } from '#i18n/messages'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { useAccess } from '#routes/-access/use-access.ts'
import { css } from '#styled/css'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const place = css({ minH: '11' })

const PictureUpload = lazy(async () => ({
	default: (await import('#features/people/picture/picture-upload.tsx')).PictureUpload,
}))

const Details = () => {
	const { school } = useAccess()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			{school && (
				<SchoolDetails
					school={school}
					picture={
						<Suspense fallback={<div className={place} />}>
							<PictureUpload owner="school" />
						</Suspense>
					}
				/>
			)}
		</Suspense>
	)
}

export const Route = createFileRoute('/_signed-in/profile/_school/school-info')({
	loader: async ({ context: { queryClient, forSchool } }) => {
		if (!(await forSchool)) return
		void queryClient.prefetchQuery(schoolDashboardQuery)
		void queryClient.prefetchQuery(schoolDocumentsQuery)
		void queryClient.prefetchQuery(referenceQuery)
	},
	head: ({ match }) => pageHead(match.context.origin, { title: m.school_info(), noindex: true }),
	component: Details,
})
