import { createFileRoute, Link } from '@tanstack/react-router'
import { isPartnerStaff } from '#domain/shop/partner-roles.rules.ts'
import { AllPartners } from '#features/shop/partner/all-partners.tsx'
import { PartnerFigures } from '#features/shop/partner/partner-figures.tsx'
import { CopyLink } from '#features/web/share/copy-link.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Page } from '#ui/layout/page.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { readAccess } from './-access/read-access.ts'
import { useAccess } from './-access/use-access.ts'
import { dashboardSearch } from './-partner/dashboard-search.ts'
import { PartnerDashboardAt } from './-partner/partner-dashboard.tsx'
import { readValuePartner } from './-partner/read-value-partner.ts'

/**
 * What a channel partner, those who look after partners, and everybody else find here (NAV-10,
 * ROL-02).
 */
const ValuePartner = () => {
	const { roles, has } = useAccess()
	const text = Route.useLoaderData()
	const search = Route.useSearch()
	if (isPartnerStaff(roles))
		return (
			<Page>
				<AllPartners
					settles={has('vidya_customer_success')}
					page={search.schools ?? 1}
					showLink={(url) => <CopyLink url={url} title={m.partner_invite_title()} />}
					linkTo={(schools, props) => (
						<Link to="/value-partner" search={{ schools }} resetScroll={false} {...props} />
					)}
				/>
			</Page>
		)
	if (has('channel_partner'))
		return (
			<Page>
				<PartnerDashboardAt
					to="/value-partner"
					title={m.partner_value_dashboard()}
					search={search}
				/>
			</Page>
		)
	return (
		<TextPage text={text}>
			{has('institutional_value_partner') && (
				<>
					<PartnerFigures />
					<Link className={button()} to="/institutional-partner/dashboard">
						{m.partner_to_dashboard()}
					</Link>
				</>
			)}
		</TextPage>
	)
}

export const Route = createFileRoute('/value-partner')({
	validateSearch: dashboardSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context, deps }) => {
		const [text, isDashboard] = await Promise.all([
			readText('value-partner', context.queryClient),
			readAccess(context).then(({ roles }) => readValuePartner(context.queryClient, roles, deps)),
		])
		return { ...text, isDashboard }
	},
	head: (route) =>
		route.loaderData?.isDashboard
			? pageHead(route.match.context.origin, {
					title: m.partner_value_dashboard(),
					noindex: true,
				})
			: textHead(route),
	component: ValuePartner,
})
