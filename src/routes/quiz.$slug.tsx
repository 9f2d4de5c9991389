import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { quizQuery } from '#features/quiz/quiz.queries.ts'
import { QuizPage } from '#features/quiz/quiz-page.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { orNotFound } from './-or-not-found.ts'

const Quiz = () => {
  const { data } = useSuspenseQuery(quizQuery(Route.useParams().slug))
  return (
    <>
      <PageTitle>{data.title}</PageTitle>
      <QuizPage key={data.id} quiz={data} />
    </>
  )
}

export const Route = createFileRoute('/quiz/$slug')({
  loader: async ({ context: { queryClient }, params }) => {
    await orNotFound(queryClient.ensureQueryData(quizQuery(params.slug)))
  },
  component: Quiz,
})
