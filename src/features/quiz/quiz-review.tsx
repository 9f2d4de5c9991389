import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Badge } from '#ui/badge.tsx'
import type { QuizData, QuizResult } from './quiz.types.ts'

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

type ReviewProps = { quiz: QuizData; results: readonly QuizResult[] }

/** Each question of an attempt: what was chosen where it was wrong, beside what is right, and why (FTR-01). */
export const QuizReview = ({ quiz, results }: ReviewProps) => (
  <ol>
    {quiz.questions.map(({ id, prompt, options }) => {
      const result = results.find(({ question_id }) => question_id === id)
      if (!result) return null
      const { correct, chosen, answer, explanation } = result
      return (
        <li key={id} className={item}>
          <strong>{prompt}</strong>
          <Badge tone={correct ? 'leaf' : 'red'}>{correct ? m.quiz_right() : m.quiz_wrong()}</Badge>
          <p>
            {chosen === null
              ? m.quiz_chosen_none()
              : m.quiz_chosen({ answer: options[chosen] ?? '' })}
          </p>
          {!correct && answer !== null && <p>{m.quiz_answer({ answer: options[answer] ?? '' })}</p>}
          {explanation && <p className={note}>{explanation}</p>}
        </li>
      )
    })}
  </ol>
)
