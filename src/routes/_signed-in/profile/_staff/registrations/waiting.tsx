import { createFileRoute, Link } from '@tanstack/react-router'
import { waitingQuery } from '#features/learning/registration/waiting.queries.ts'
import { WaitingList } from '#features/learning/registration/waiting-list.tsx'
import { m } from '#i18n/messages'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { css } from '#styled/css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Waiting = () => (
  <>
    <Breadcrumb here={m.registration_queue()}>
      <Link to="/profile/live-sessions">{m.session_title()}</Link>
    </Breadcrumb>
    <Heading>{m.registration_queue()}</Heading>
    <p className={lead}>{m.registration_queue_lead()}</p>
    <WaitingList />
  </>
)

/** LIV-01: registrations that customer success confirms; the server refuses everybody else. */
export const Route = createFileRoute('/_signed-in/profile/_staff/registrations/waiting')({
  loader: async ({ context: { queryClient, staff } }) => {
    if (await staff) await orNotFound(queryClient.ensureQueryData(waitingQuery))
  },
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.registration_queue(), noindex: true }),
  component: Waiting,
})
