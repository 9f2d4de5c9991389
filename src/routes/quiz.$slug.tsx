import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import { quizQuery } from '#features/quiz/quiz.queries.ts'
import { quizFacts } from '#features/quiz/quiz-head.ts'
import { QuizPage } from '#features/quiz/quiz-page.tsx'
import { hasKeptAnswers } from '#features/quiz/use-quiz-attempt.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import { pageHead } from '#ui/page-head.ts'
import { missingHead } from './-missing-head.ts'
import { orNotFound } from './-or-not-found.ts'

const Quiz = () => {
  const { data } = useSuspenseQuery(quizQuery(Route.useParams().slug))
  const isHydrated = useHydrated()
  // Begun anew only for answers that are kept, or a press meanwhile would meet a button that is gone.
  const kept = useMemo(() => isHydrated && hasKeptAnswers(data.id), [isHydrated, data.id])
  return (
    <QuizPage
      key={`${data.id} ${kept}`}
      quiz={data}
      fresh={!kept}
      share={
        <ShareButton kind="quiz" id={data.id} title={data.title} path={`/quiz/${data.slug}`} />
      }
    />
  )
}

export const Route = createFileRoute('/quiz/$slug')({
  loader: ({ context: { queryClient }, params }) =>
    orNotFound(queryClient.ensureQueryData(quizQuery(params.slug))),
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead(context.origin, quizFacts(context.origin, loaderData))
      : missingHead(context.origin),
  component: Quiz,
})
