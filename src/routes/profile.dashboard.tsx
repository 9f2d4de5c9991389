import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { schoolDashboardQuery } from '#features/school/school.queries.ts'
import { SchoolDashboard } from '#features/school/school-dashboard.tsx'
import { SchoolGate } from '#features/school/school-gate.tsx'
import { m } from '#i18n/messages'
import { actsForSchool } from '#machines/school-mode/school-mode.rules.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { waitForSession } from '#processes/session/wait-for-session.ts'
import { pageHead } from '#ui/page-head.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const Dashboard = () => (
  <Suspense fallback={<Skeleton height="20rem" />}>
    <SchoolGate>{(school) => <SchoolDashboard school={school} />}</SchoolGate>
  </Suspense>
)

export const Route = createFileRoute('/profile/dashboard')({
  loader: async ({ context: { queryClient, processes } }) => {
    if (!(await waitForSession(processes))) return
    const { roles, school } = await queryClient.ensureQueryData(accountQuery)
    if (!school || !actsForSchool(roles)) return
    void queryClient.prefetchQuery(schoolDashboardQuery)
  },
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.school_dashboard(), noindex: true }),
  component: Dashboard,
})
