import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '#features/session/login-page.tsx'
import { m } from '#i18n/messages'
import { PageTitle } from '#ui/page-title.tsx'

const kept = ['invite_id', 'type', 'group_id', 'referred_by'] as const

type LoginSearch = Partial<Record<(typeof kept)[number], string>>

/** NAV-02: an invitation stays in the address while one signs in. */
const readSearch = (raw: Record<string, unknown>): LoginSearch =>
  Object.fromEntries(
    kept.flatMap((name) => {
      const value = raw[name]
      return typeof value === 'string' && value ? [[name, value.slice(0, 100)]] : []
    }),
  )

const Login = () => (
  <>
    <PageTitle>{m.session_login_title()}</PageTitle>
    <LoginPage />
  </>
)

export const Route = createFileRoute('/login/')({ validateSearch: readSearch, component: Login })
