import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { referenceQuery } from '#features/filter/reference.queries.ts'
import { selfAssessmentsQuery } from '#features/self-assessment/self-assessment.queries.ts'
import { SelfAssessmentForm } from '#features/self-assessment/self-assessment-form.tsx'
import { m } from '#i18n/messages'
import { accountQuery } from '#processes/session/session.queries.ts'
import { waitForSession } from '#processes/session/wait-for-session.ts'
import { css } from '#styled/css'
import { Heading } from '#ui/heading.tsx'
import { pageHead } from '#ui/page-head.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const lead = css({ color: 'ink.muted', maxW: 'prose', pb: '4' })

const Form = () => {
  const { data: account } = useSuspenseQuery(accountQuery)
  const { data: reference } = useSuspenseQuery(referenceQuery)
  const { data: earlier } = useSuspenseQuery(selfAssessmentsQuery)
  return (
    <SelfAssessmentForm
      accountId={account.id}
      competencies={reference.competency}
      earlier={earlier}
    />
  )
}

const Assessment = () => (
  <>
    <Heading>{m.assessment_title()}</Heading>
    <p className={lead}>{m.assessment_lead()}</p>
    <Suspense fallback={<Skeleton height="20rem" />}>
      <Form />
    </Suspense>
  </>
)

export const Route = createFileRoute('/profile/self-assessment')({
  loader: async ({ context: { queryClient, processes } }) => {
    if (!(await waitForSession(processes))) return
    void queryClient.prefetchQuery(referenceQuery)
    void queryClient.prefetchQuery(selfAssessmentsQuery)
  },
  head: ({ match }) =>
    pageHead(match.context.origin, { title: m.assessment_title(), noindex: true }),
  component: Assessment,
})
