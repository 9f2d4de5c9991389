import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignInGate } from '#features/people/session/sign-in-gate.tsx'
import { siteQuery } from '#features/web/form-submission/site.queries.ts'
import { siderLinks } from '#features/web/page/sider-links.ts'
import { m } from '#i18n/messages'
import { accountQuery } from '#processes/session/session.queries.ts'
import { useViewer } from '#processes/viewer-context.ts'
import { menu } from '#styled/recipes'
import { Page } from '#ui/layout/page.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { SiderFrame } from '#ui/layout/sider-frame.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'

const look = menu()
const SchoolSider = lazy(async () => ({
  default: (await import('#features/people/school/school-sider.tsx')).SchoolSider,
}))

const Links = () => {
  const { signedIn, schoolMode } = useViewer()
  const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
  const { data: site } = useQuery({ ...siteQuery, enabled: schoolMode })
  if (schoolMode)
    return (
      <Suspense>
        <SchoolSider copilotUrl={site?.copilot_url ?? null} />
      </Suspense>
    )
  return siderLinks(account?.roles ?? []).map(({ to, label, ...asked }) => (
    <Link
      key={to}
      to={to}
      {...asked}
      activeOptions={{
        exact: to === '/profile' || to === '/profile/vidya-bundles',
        includeSearch: false,
      }}
      className={look.item}
    >
      {label()}
    </Link>
  ))
}

/** The area of an account (PRF-01, PRF-02). */
const Profile = () => {
  const { href, pathname } = useRouterState({ select: ({ location }) => location })
  return (
    <Page>
      <SignInGate returnTo={href} pending={<Skeleton height="20rem" />}>
        <SiderFrame
          label={m.header_profile()}
          fold={m.profile_all_pages()}
          place={pathname}
          links={<Links />}
        >
          <Outlet />
        </SiderFrame>
      </SignInGate>
    </Page>
  )
}

/** What belongs to an account is read and shown in the browser. */
export const Route = createFileRoute('/_signed-in/profile')({
  ssr: false,
  head: ({ match }) => pageHead(match.context.origin, { title: m.header_profile(), noindex: true }),
  component: Profile,
})
