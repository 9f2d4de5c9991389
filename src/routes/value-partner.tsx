import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { AllPartners } from '#features/shop/partner/all-partners.tsx'
import { PartnerFigures } from '#features/shop/partner/partner-figures.tsx'
import { readText } from '#features/web/text-page/read-text.ts'
import { textHead } from '#features/web/text-page/text-head.ts'
import { TextPage } from '#features/web/text-page/text-page.tsx'
import { m } from '#i18n/messages'
import { isPartnerStaff } from '#machines/shop/partner/partner-roles.rules.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { button } from '#styled/recipes'
import { Page } from '#ui/layout/page.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { rolesHere } from './-access/roles-here.ts'
import { dashboardSearch } from './-partner/dashboard-search.ts'
import { PartnerDashboardAt } from './-partner/partner-dashboard.tsx'
import { readValuePartner } from './-partner/read-value-partner.ts'

/**
 * What a channel partner, those who look after partners, and everybody else find here (NAV-10,
 * ROL-02).
 */
const ValuePartner = () => {
  const { signedIn } = useViewer()
  const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
  const text = Route.useLoaderData()
  const search = Route.useSearch()
  const roles = account?.roles ?? []
  if (isPartnerStaff(roles))
    return (
      <Page>
        <AllPartners
          settles={roles.includes('vidya_customer_success')}
          page={search.schools ?? 1}
          linkTo={(schools, props) => (
            <Link to="/value-partner" search={{ schools }} resetScroll={false} {...props} />
          )}
        />
      </Page>
    )
  if (roles.includes('channel_partner'))
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
      {roles.includes('institutional_value_partner') && (
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
      readText('value-partner'),
      rolesHere(context).then((roles) => readValuePartner(context.queryClient, roles, deps)),
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
