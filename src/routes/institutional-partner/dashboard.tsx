import { createFileRoute } from '@tanstack/react-router'
import {
	broughtSchoolsQuery,
	earningsQuery,
	partnerFiguresQuery,
} from '#features/shop/partner/partner.queries.ts'
import { m } from '#i18n/messages'
import { dashboardSearch } from '#routes/-partner/dashboard-search.ts'
import { PartnerDashboardAt } from '#routes/-partner/partner-dashboard.tsx'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { pageHead } from '#ui/layout/page-head.ts'

const Dashboard = () => (
	<PartnerDashboardAt
		to="/institutional-partner/dashboard"
		title={m.partner_dashboard()}
		search={Route.useSearch()}
	/>
)

/**
 * PRF-03, ROL-02: of sales partners and institutional value partners; the server refuses everybody
 * else.
 */
export const Route = createFileRoute('/institutional-partner/dashboard')({
	validateSearch: dashboardSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { queryClient }, deps: { schools, earnings } }) => {
		await orNotFound(
			Promise.all([
				queryClient.ensureQueryData(partnerFiguresQuery),
				queryClient.ensureQueryData(broughtSchoolsQuery()),
				queryClient.ensureQueryData(broughtSchoolsQuery(schools)),
				queryClient.ensureQueryData(earningsQuery(earnings)),
			]),
		)
	},
	head: ({ match }) =>
		pageHead(match.context.origin, { title: m.partner_dashboard(), noindex: true }),
	component: Dashboard,
})
