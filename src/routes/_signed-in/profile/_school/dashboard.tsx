import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { schoolDashboardQuery } from '#features/people/school/school.queries.ts'
import { SchoolDashboard } from '#features/people/school/school-dashboard.tsx'
import { SchoolGate } from '#features/people/school/school-gate.tsx'
import { HoursSummary } from '#features/school/school-hours/hours-summary.tsx'
import { hoursQuery } from '#features/school/school-hours/school-hours.queries.ts'
import { m } from '#i18n/messages'
import { readForSchool } from '#routes/-access/for-school.ts'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const Dashboard = () => (
  <Suspense fallback={<Skeleton height="20rem" />}>
    <SchoolGate>
      {(school) => <SchoolDashboard school={school} hours={<HoursSummary />} />}
    </SchoolGate>
  </Suspense>
)

export const Route = createFileRoute('/_signed-in/profile/_school/dashboard')({
  loader: async ({ context }) =>
    void (await readForSchool(context, [schoolDashboardQuery, hoursQuery()])),
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.school_dashboard(), noindex: true }),
  component: Dashboard,
})
