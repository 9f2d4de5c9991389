import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { liveSessionQuery } from '#features/learning/live-session/live-session.queries.ts'
import { SessionPage } from '#features/learning/live-session/session-page.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const LiveSession = () => {
  const { id } = Route.useParams()
  const title = Route.useLoaderData()
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      {title !== null && <SessionPage key={id} id={id} />}
    </Suspense>
  )
}

/**
 * LIV-01: the time and links of one live session; the server refuses everybody but customer
 * success.
 */
export const Route = createFileRoute('/_signed-in/profile/_staff/live-sessions/$id')({
  loader: async ({ context: { queryClient, staff }, params: { id } }) => {
    if (!(await staff)) return null
    return (await orNotFound(queryClient.fetchQuery(liveSessionQuery(id)))).title
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context.origin, { of: loaderData, title: m.session_form(), noindex: true }),
  component: LiveSession,
})
