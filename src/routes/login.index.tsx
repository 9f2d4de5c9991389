import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '#features/session/login-page.tsx'
import { m } from '#i18n/messages'
import { readInvitation } from '#processes/session/invitation.ts'
import { pageHead } from '#ui/page-head.ts'

const Login = () => <LoginPage invitation={Route.useSearch()} />

export const Route = createFileRoute('/login/')({
  validateSearch: readInvitation,
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.session_login_title(), noindex: true }),
  component: Login,
})
