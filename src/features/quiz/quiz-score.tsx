import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { quizAttemptMachine } from '#machines/quiz-attempt/quiz-attempt.machine.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#ui/button.tsx'
import { quizResultsQuery } from './quiz.queries.ts'
import type { QuizData } from './quiz.types.ts'
import { QuizReview } from './quiz-review.tsx'

const root = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const score = css({ textStyle: 'page' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

type ScoreProps = { quiz: QuizData; attempt: ActorRefFrom<typeof quizAttemptMachine> }

/** The server's marking: how many of how many, and for each question the right answer and why. */
export const QuizScore = ({ quiz, attempt }: ScoreProps) => {
  const marked = useSelector(attempt, ({ context }) => context.score)
  const { data: results = [] } = useQuery(quizResultsQuery(quiz.slug))
  return (
    <div className={root}>
      <p className={score} role="status">
        {m.quiz_score({ correct: marked?.correct ?? 0, total: marked?.total ?? 0 })}
      </p>
      <div className={row}>
        <Button onClick={() => attempt.send({ type: 'attempt.restarted' })}>
          {m.quiz_again()}
        </Button>
        <Link className={button({ tone: 'outline' })} to="/quiz">
          {m.quiz_more()}
        </Link>
      </div>
      <QuizReview quiz={quiz} results={results} />
    </div>
  )
}
