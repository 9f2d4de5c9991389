import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { PASS_PERCENT, passesQuiz } from '#domain/learning/quiz-pass.rules.ts'
import { m } from '#i18n/messages'
import type { quizAttemptMachine } from '#machines/learning/quiz/quiz-attempt.machine.ts'
import { button, link } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { pageText, row3, small, stack5 } from '#ui/look.ts'
import { quizMarksQuery } from './quiz.queries.ts'
import type { QuizData, QuizMarks } from './quiz.types.ts'
import { QuizReview } from './quiz-review.tsx'
import { scoreWords } from './score-words.ts'

/** Returns the result of the attempt, and when the right answers are shown, in words. */
const wordsOf = ({ tries_left: left, answers_shown: isShown }: QuizMarks): string | null => {
	if (left === null) return m.quiz_marks_visitor()
	if (!isShown) return m.quiz_marks_tries({ count: left })
	return left === 0 ? m.quiz_marks_limit() : null
}

type ScoreProps = { quiz: QuizData; attempt: ActorRefFrom<typeof quizAttemptMachine> }

/** The server's marking: how many of how many, and question by question for the signed-in. */
export const QuizScore = ({ quiz, attempt }: ScoreProps) => {
	const marked = useSelector(attempt, ({ context }) => context.score)
	const asked = useSelector(attempt, ({ context }) => context.questionIds.length)
	const { data: marks } = useQuery(quizMarksQuery(quiz.slug))
	const words = marks && wordsOf(marks)
	const left = marks?.tries_left ?? null
	const isPassed = passesQuiz(marked?.correct ?? 0, marked?.total ?? 0)
	return (
		<div className={stack5}>
			<div role="status">
				<h2 className={pageText}>{scoreWords(marked?.correct ?? 0, marked?.total ?? 0, asked)}</h2>
			</div>
			<div className={row3}>
				<Button onClick={() => attempt.send({ type: 'attempt.restarted' })}>
					{m.quiz_again()}
				</Button>
				<Link className={button({ tone: 'outline' })} to="/quiz">
					{m.quiz_more()}
				</Link>
			</div>
			{left !== null && (
				<p>
					{isPassed ? m.quiz_passed() : m.quiz_not_passed({ percent: PASS_PERCENT })}{' '}
					{isPassed && (
						<Link className={link()} to="/profile/my-badges">
							{m.certificate_mine()}
						</Link>
					)}
				</p>
			)}
			{words && <p className={small}>{words}</p>}
			{marks && <QuizReview results={marks.results} />}
		</div>
	)
}
