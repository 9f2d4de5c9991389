import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound, Outlet, useRouterState } from '@tanstack/react-router'
import { salesPartnerLinks } from '#features/web/page/partner-links.ts'
import { m } from '#i18n/messages'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { rolesHere } from '#routes/-access/roles-here.ts'
import { menu } from '#styled/recipes'
import { Page } from '#ui/layout/page.tsx'
import { SiderFrame } from '#ui/layout/sider-frame.tsx'

const look = menu()
const inside = ['institutional_sales_partner', 'institutional_value_partner']

const Links = () =>
  salesPartnerLinks.map(({ to, label }) => (
    <Link key={to} to={to} className={look.item}>
      {label()}
    </Link>
  ))

/** The pages of an institutional partner; a sales partner has three of them in a sider (PRF-03). */
const InstitutionalPartner = () => {
  const { signedIn } = useViewer()
  const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
  const place = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Page>
      {account?.roles.includes('institutional_sales_partner') ? (
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
    const roles = await rolesHere(context)
    if (!roles.some((role) => inside.includes(role))) throw notFound()
  },
  component: InstitutionalPartner,
})
