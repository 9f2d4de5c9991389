import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SchoolGate } from '#features/people/school/school-gate.tsx'
import {
  schoolTeachersQuery,
  sessionQuery,
} from '#features/school/school-hours/school-hours.queries.ts'
import {
  readSessionSearch,
  type SessionSearch,
} from '#features/school/school-hours/session.search.ts'
import { SessionPage } from '#features/school/school-hours/session-page.tsx'
import { m } from '#i18n/messages'
import { readForSchool } from '#routes/-access/for-school.ts'
import { orNotFound } from '#routes/-read/or-not-found.ts'
import { pageHead } from '#ui/layout/page-head.ts'
import { Skeleton } from '#ui/list/skeleton.tsx'

const Change = () => {
  const recorded = Route.useLoaderData()
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <SchoolGate>{() => recorded && <SessionPage recorded={recorded} />}</SchoolGate>
    </Suspense>
  )
}

export const Route = createFileRoute('/_signed-in/profile/_school/school-hours/session/$id')({
  validateSearch: (raw): SessionSearch => readSessionSearch(raw),
  loader: async ({ context, params: { id } }) =>
    (await readForSchool(context, [schoolTeachersQuery]))
      ? orNotFound(context.queryClient.fetchQuery({ ...sessionQuery(id), staleTime: 0 }))
      : null,
  head: ({ match, loaderData }) =>
    pageHead(match.context.origin, {
      of: loaderData?.session.title,
      title: m.hours_form_change(),
      noindex: true,
    }),
  component: Change,
})
