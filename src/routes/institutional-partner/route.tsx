import { createFileRoute, Link, notFound, Outlet, useRouterState } from '@tanstack/react-router'
import { salesPartnerLinks } from '#features/web/page/partner-links.ts'
import { m } from '#i18n/messages'
import { readAccess } from '#routes/-access/read-access.ts'
import { useAccess } from '#routes/-access/use-access.ts'
import { menu } from '#styled/recipes'
import { Page } from '#ui/layout/page.tsx'
import { SiderFrame } from '#ui/layout/sider-frame.tsx'

const look = menu()

const Links = () =>
	salesPartnerLinks.map(({ to, label }) => (
		<Link key={to} to={to} className={look.item}>
			{label()}
		</Link>
	))

/** The pages of an institutional partner; a sales partner has three of them in a sider (PRF-03). */
const InstitutionalPartner = () => {
	const { has } = useAccess()
	const place = useRouterState({ select: ({ location }) => location.pathname })
	return (
		<Page>
			{has('institutional_sales_partner') ? (
				<SiderFrame
					label={m.partner_area()}
					fold={m.partner_area()}
					place={place}
					links={<Links />}
				>
					<Outlet />
				</SiderFrame>
			) : (
				<Outlet />
			)}
		</Page>
	)
}

export const Route = createFileRoute('/institutional-partner')({
	beforeLoad: async ({ context }) => {
		const { has } = await readAccess(context)
		if (!has('institutional_sales_partner', 'institutional_value_partner')) throw notFound()
	},
	component: InstitutionalPartner,
})
