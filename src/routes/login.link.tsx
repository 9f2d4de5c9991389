import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { LinkPage } from '#features/session/link-page.tsx'
import { m } from '#i18n/messages'
import { loginLinkQuery } from '#processes/session/session.queries.ts'
import { PageTitle } from '#ui/page-title.tsx'

const Link = () => {
  const { token } = Route.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  const arrive = useCallback(() => {
    if (router.history.location.pathname !== '/login/link') return
    const link = queryClient.getQueryData(loginLinkQuery(token).queryKey)
    router.history.replace(link?.return_to ?? '/')
  }, [router, queryClient, token])
  return (
    <>
      <PageTitle>{m.session_login_title()}</PageTitle>
      <LinkPage key={token} token={token} onArrive={arrive} />
    </>
  )
}

export const Route = createFileRoute('/login/link')({
  validateSearch: ({ token }): { token: string } => ({
    token: typeof token === 'string' && token ? token.slice(0, 200) : 'none-given',
  }),
  component: Link,
})
