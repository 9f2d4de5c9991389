import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { schoolDashboardQuery } from '#features/people/school/school.queries.ts'
import { SchoolDashboard } from '#features/people/school/school-dashboard.tsx'
import { HoursSummary } from '#features/school/school-hours/hours-summary.tsx'
import { hoursQuery } from '#features/school/school-hours/school-hours.queries.ts'
import { MonthChart } from '#features/school/school-usage/month-chart.tsx'
import { overviewQuery } from '#features/school/school-usage/school-usage.queries.ts'
import { m } from '#i18n/messages'
import { useAccess } from '#routes/-access/use-access.ts'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const Dashboard = () => {
	const { school } = useAccess()
	return (
		<Suspense fallback={<Skeleton height="20rem" />}>
			{school && (
				<SchoolDashboard
					school={school}
					hours={
						<>
							<HoursSummary />
							<MonthChart />
						</>
					}
				/>
			)}
		</Suspense>
	)
}

export const Route = createFileRoute('/_signed-in/profile/_school/dashboard')({
	loader: async ({ context: { queryClient, forSchool } }) => {
		if (!(await forSchool)) return
		void queryClient.prefetchQuery(schoolDashboardQuery)
		void queryClient.prefetchQuery(hoursQuery())
		void queryClient.prefetchQuery(overviewQuery())
	},
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.school_dashboard(), noindex: true }),
	component: Dashboard,
})
