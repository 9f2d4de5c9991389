import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '#features/session/login-page.tsx'
import { m } from '#i18n/messages'
import { readInvitation } from '#processes/session/invitation.ts'
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
