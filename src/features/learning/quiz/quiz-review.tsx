import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Badge } from '#ui/display/badge.tsx'
import type { QuizResult } from './quiz.types.ts'

const item = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '1',
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
})
const note = css({ textStyle: 'small', color: 'ink.muted' })

/**
 * Each question of an attempt: what was chosen where it was wrong, beside what is right, and why
 * (FTR-01).
 */
export const QuizReview = ({ results }: { results: readonly QuizResult[] }) => (
  <ol>
    {results.map((result) => {
      const { question_id: id, prompt, options, correct, chosen, answer, explanation } = result
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
