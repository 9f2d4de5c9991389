import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { quizAttemptMachine } from '#machines/quiz-attempt/quiz-attempt.machine.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { quizResultsQuery } from './quiz.queries.ts'
import type { QuizData } from './quiz.types.ts'

const root = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const score = css({ textStyle: 'page' })
const item = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1',
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
})
const note = css({ textStyle: 'small', color: 'ink.muted' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

type ScoreProps = { quiz: QuizData; attempt: ActorRefFrom<typeof quizAttemptMachine> }

/** The server's marking: how many of how many, and for each question the right answer and why. */
export const QuizScore = ({ quiz, attempt }: ScoreProps) => {
  const marked = useSelector(attempt, ({ context }) => context.score)
  const { data: results = [] } = useQuery(quizResultsQuery(quiz.slug))
  const of = (id: string) => results.find(({ question_id }) => question_id === id)
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
      <ol>
        {quiz.questions.map(({ id, prompt, options }) => {
          const result = of(id)
          return (
            result && (
              <li key={id} className={item}>
                <strong>{prompt}</strong>
                <Badge tone={result.correct ? 'leaf' : 'red'}>
                  {result.correct ? m.quiz_right() : m.quiz_wrong()}
                </Badge>
                {!result.correct && (
                  <p>{m.quiz_answer({ answer: options[result.answer] ?? '' })}</p>
                )}
                <p className={note}>{result.explanation}</p>
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}
