import { createFileRoute } from '@tanstack/react-router'
import { oneOf, page, readSearchBy } from '#api/search-fields.ts'
import { liveSessionsQuery } from '#features/learning/live-session/live-session.queries.ts'
import {
  type SessionsSearch,
  whichSessions,
} from '#features/learning/live-session/live-session.search.ts'
import { LiveSessionList } from '#features/learning/live-session/session-list.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })
const fields = readSearchBy({ which: oneOf(whichSessions), page })

const LiveSessions = () => (
  <>
    <Heading>{m.session_title()}</Heading>
    <p className={lead}>{m.session_lead()}</p>
    <LiveSessionList search={Route.useSearch()} />
  </>
)

/** LIV-01: what customer success says of live sessions; the server refuses everybody else. */
export const Route = createFileRoute('/_signed-in/profile/_staff/live-sessions/')({
  validateSearch: (raw): SessionsSearch => fields(raw),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, staff }, deps }) => {
    if (await staff) await orNotFound(queryClient.ensureQueryData(liveSessionsQuery(deps)))
  },
  head: ({ match }) =>
    pageHead(match.context.origin, {
      title: m.session_title(),
      page: match.search.page,
      noindex: true,
    }),
  component: LiveSessions,
})
