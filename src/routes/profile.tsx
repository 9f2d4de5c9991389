import { createFileRoute, Link, Outlet, useRouterState } from '@tanstack/react-router'
import { siderLinks } from '#features/header/header-links.ts'
import { SignInGate } from '#features/session/sign-in-gate.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { menu } from '#styled/recipes'
import { Page } from '#ui/page.tsx'
import { pageHead } from '#ui/page-head.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const look = menu()
const columns = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  lg: { gridTemplateColumns: '[var(--sizes-sider) minmax(0, 1fr)]' },
  _print: { display: 'block' },
})
const sider = css({ hideBelow: 'lg', position: 'sticky', top: '20', _print: { display: 'none' } })

/** The area of an account; the sider is 305 px wide and stands from 1026 px on (PRF-02). */
const Profile = () => {
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <Page>
      <SignInGate returnTo={href} pending={<Skeleton height="20rem" />}>
        <div className={columns}>
          <nav className={sider} aria-label={m.header_profile()}>
            {siderLinks.map(({ to, label, ...asked }) => (
              <Link
                key={to}
                to={to}
                {...asked}
                activeOptions={{ exact: to === '/profile', includeSearch: false }}
                className={look.item}
              >
                {label()}
              </Link>
            ))}
          </nav>
          <div>
            <Outlet />
          </div>
        </div>
      </SignInGate>
    </Page>
  )
}

/** What belongs to an account is read and shown in the browser. */
export const Route = createFileRoute('/profile')({
  ssr: false,
  head: ({ match }) => pageHead(match.context.origin, { title: m.header_profile(), noindex: true }),
  component: Profile,
})
