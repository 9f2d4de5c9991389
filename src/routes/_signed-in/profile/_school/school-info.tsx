import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import {
  schoolDashboardQuery,
  schoolDocumentsQuery,
} from '#features/people/school/school.queries.ts'
import { SchoolDetails } from '#features/people/school/school-details.tsx'
import { SchoolGate } from '#features/people/school/school-gate.tsx'
import { m } from '#i18n/messages'
import { actsForSchool } from '#machines/school/school-mode/school-mode.rules.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { waitForSession } from '#processes/session/wait-for-session.ts'
import { css } from '#styled/css'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const place = css({ minH: '11' })

const PictureUpload = lazy(async () => ({
  default: (await import('#features/people/picture/picture-upload.tsx')).PictureUpload,
}))

const Details = () => (
  <Suspense fallback={<Skeleton height="20rem" />}>
    <SchoolGate>
      {(school) => (
        <SchoolDetails
          school={school}
          picture={
            <Suspense fallback={<div className={place} />}>
              <PictureUpload owner="school" />
            </Suspense>
          }
        />
      )}
    </SchoolGate>
  </Suspense>
)

export const Route = createFileRoute('/_signed-in/profile/_school/school-info')({
  loader: async ({ context: { queryClient, processes } }) => {
    if (!(await waitForSession(processes))) return
    const { roles, school } = await queryClient.ensureQueryData(accountQuery)
    if (!school || !actsForSchool(roles)) return
    void queryClient.prefetchQuery(schoolDashboardQuery)
    void queryClient.prefetchQuery(schoolDocumentsQuery)
  },
  head: ({ match }) => pageHead(match.context.origin, { title: m.school_info(), noindex: true }),
  component: Details,
})
