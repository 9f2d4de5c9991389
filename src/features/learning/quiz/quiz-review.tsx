import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Badge } from '#ui/display/badge.tsx'
import { small } from '#ui/look.ts'
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

/** An answer in one line; true and false in the reader's language. */
const lineOf = ({ kind }: QuizResult, rows: readonly string[]): string => {
	if (kind === 'truth')
		return rows.map((row) => (row === 'true' ? m.quiz_true() : m.quiz_false())).join()
	if (kind === 'text') return rows.join(' / ')
	return rows.join(kind === 'order' ? ' → ' : ' · ')
}

/**
 * Each question of an attempt: what was answered where it was wrong, beside what is right, and why
 * (FTR-01, DSK-06).
 */
export const QuizReview = ({ results }: { results: readonly QuizResult[] }) => (
	<ol>
		{results.map((result) => {
			const { question_id: id, prompt, correct, chosen, answer, feedback, explanation } = result
			const { points, most_points: most } = result
			return (
				<li key={id} className={item}>
					<strong>{prompt}</strong>
					<Badge tone={correct ? 'leaf' : 'red'}>{correct ? m.quiz_right() : m.quiz_wrong()}</Badge>
					{(most !== 1 || points < 0) && (
						<p className={small}>{m.quiz_score_points({ score: points, total: most })}</p>
					)}
					<p>
						{chosen.length === 0
							? m.quiz_chosen_none()
							: m.quiz_chosen({ answer: lineOf(result, chosen) })}
					</p>
					{!correct && answer !== null && (
						<p>{m.quiz_answer({ answer: lineOf(result, answer) })}</p>
					)}
					{feedback.map((text) => (
						<p key={text}>{text}</p>
					))}
					{explanation && <p className={small}>{explanation}</p>}
				</li>
			)
		})}
	</ol>
)
