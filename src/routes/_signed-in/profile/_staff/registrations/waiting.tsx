import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readSearchBy, words } from '#api/search-fields.ts'
import { waitingQuery } from '#features/learning/registration/waiting.queries.ts'
import { WaitingList } from '#features/learning/registration/waiting-list.tsx'
import { m } from '#i18n/messages'
import { PagedSelect } from '#processes/reference/paged-select.tsx'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { css } from '#styled/css'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const fields = readSearchBy({ track: words(200) })
const choice = css({ maxW: '[26rem]', pb: '4' })
const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Waiting = () => {
  const { track } = Route.useSearch()
  const navigate = useNavigate({ from: '/profile/registrations/waiting' })
  return (
    <>
      <Breadcrumb here={m.registration_queue()}>
        <Link to="/profile/live-sessions">{m.session_title()}</Link>
      </Breadcrumb>
      <Heading>{m.registration_queue()}</Heading>
      <p className={lead}>{m.registration_queue_lead()}</p>
      <div className={choice}>
        <PagedSelect
          source="track"
          label={m.registration_queue_track()}
          hint={m.registration_queue_track_hint()}
          name="track"
          chosen={track === undefined ? null : { id: track, label: track }}
          onChoice={(option) => void navigate({ search: option ? { track: option.id } : {} })}
        />
      </div>
      <Suspense fallback={<Skeleton height="20rem" />}>
        <WaitingList track={track} />
      </Suspense>
    </>
  )
}

/** LIV-01: registrations that customer success confirms; the server refuses everybody else. */
export const Route = createFileRoute('/_signed-in/profile/_staff/registrations/waiting')({
  validateSearch: (raw): { track?: string | undefined } => fields(raw),
  loaderDeps: ({ search: { track } }) => ({ track }),
  loader: async ({ context: { queryClient, staff }, deps: { track } }) => {
    if (await staff) await orNotFound(queryClient.ensureQueryData(waitingQuery(track)))
  },
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.registration_queue(), noindex: true }),
  component: Waiting,
})
