import { createFileRoute } from '@tanstack/react-router'
import { readInvitation } from '#features/session/invitation.ts'
import { LoginPage } from '#features/session/login-page.tsx'
import { m } from '#i18n/messages'
import { PageTitle } from '#ui/page-title.tsx'

const Login = () => (
  <>
    <PageTitle>{m.session_login_title()}</PageTitle>
    <LoginPage />
  </>
)

export const Route = createFileRoute('/login/')({
  validateSearch: readInvitation,
  component: Login,
})
