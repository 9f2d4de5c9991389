import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readSearchBy } from '#api/search-fields.ts'
import { recordQuery } from '#features/training/training.queries.ts'
import { TrainingRecordView } from '#features/training/training-record.tsx'
import { m } from '#i18n/messages'
import { waitForSession } from '#processes/session/wait-for-session.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/heading.tsx'
import { pageHead } from '#ui/page-head.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { schoolYear, schoolYearOf } from './-school-year.ts'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })
const search = readSearchBy({ year: schoolYear })

const Hours = () => (
  <>
    <Heading>{m.training_title()}</Heading>
    <p className={lead}>{m.training_lead()}</p>
    <Suspense fallback={<Skeleton height="20rem" />}>
      <TrainingRecordView year={Route.useSearch().year} />
    </Suspense>
  </>
)

export const Route = createFileRoute('/profile/hours/')({
  validateSearch: (raw): { year?: number | undefined } => search(raw),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, processes }, deps: { year } }) => {
    if (await waitForSession(processes)) void queryClient.prefetchQuery(recordQuery(year))
  },
  head: ({ match }) =>
    pageHead(match.context.origin, {
      title: m.training_title(),
      asked: [schoolYearOf(match.search.year)],
      noindex: true,
    }),
  component: Hours,
})
