import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { words } from '#api/search-fields.ts'
import { LinkPage } from '#features/session/link-page.tsx'
import { m } from '#i18n/messages'
import { loginLinkQuery } from '#processes/session/session.queries.ts'
import { pageHead } from '#ui/page-head.ts'

const fields = z.object({ token: words(200) })

const Link = () => {
  const { token } = Route.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  const arrive = useCallback(() => {
    if (router.history.location.pathname !== '/login/link') return
    const link = queryClient.getQueryData(loginLinkQuery(token).queryKey)
    router.history.replace(link?.return_to ?? '/')
  }, [router, queryClient, token])
  return <LinkPage key={token} token={token} onArrive={arrive} />
}

export const Route = createFileRoute('/login/link')({
  validateSearch: (raw): { token: string } => ({
    token: fields.parse(raw).token ?? 'none-given',
  }),
  ssr: false,
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.session_login_link(), noindex: true }),
  component: Link,
})
