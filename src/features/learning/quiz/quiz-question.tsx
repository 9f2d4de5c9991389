import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { quizAttemptMachine } from '#machines/learning/quiz/quiz-attempt.machine.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Progress } from '#ui/display/progress.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { small, stack4 } from '#ui/look.ts'
import type { QuizData } from './quiz.types.ts'
import { QuizAnswer } from './quiz-answer.tsx'
import { QuizTime } from './quiz-time.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' })

type QuestionProps = { quiz: QuizData; attempt: ActorRefFrom<typeof quizAttemptMachine> }

/** The question in front, with the way back, on, and to the marking. */
export const QuizQuestion = ({ quiz, attempt }: QuestionProps) => {
	const {
		position,
		answers,
		missing,
		failure,
		isOver: timeIsOver,
	} = useSelector(attempt, ({ context }) => context)
	const isOver = useSelector(attempt, (snapshot) => snapshot.matches('over'))
	const isQueued = useSelector(attempt, (snapshot) => snapshot.matches('queued'))
	const busy = useSelector(attempt, (snapshot) => snapshot.hasTag('busy'))
	const question = quiz.questions[position]
	if (!question) return <p>{m.quiz_empty()}</p>
	const last = position === quiz.questions.length - 1
	const visit = (to: number) => attempt.send({ type: 'question.visited', position: to })
	const done = Object.keys(answers).length
	return (
		<div className={stack4}>
			<QuizTime quiz={quiz} attempt={attempt} hasBegun={done > 0} />
			{isOver && <Notice kind="warning">{m.quiz_time_over()}</Notice>}
			{isQueued && <Notice>{m.quiz_queued()}</Notice>}
			<p className={small}>
				{m.quiz_question({ number: position + 1, total: quiz.questions.length })}
			</p>
			<Progress
				value={(done / quiz.questions.length) * 100}
				label={m.quiz_answered({ count: done })}
			/>
			{missing[0] === question.id && (
				<Notice kind="warning">{m.quiz_missing({ count: missing.length })}</Notice>
			)}
			{failure && (
				<Notice kind="warning">
					{failure === 'gone'
						? m.quiz_gone()
						: failure === 'signedOut'
							? m.quiz_signed_out()
							: m.quiz_failed()}
				</Notice>
			)}
			<QuizAnswer
				key={question.id}
				question={question}
				answer={answers[question.id] ?? ''}
				disabled={busy || isOver || isQueued}
				onAnswer={(answer) =>
					attempt.send({ type: 'answer.chosen', questionId: question.id, answer })
				}
			/>
			{(question.points !== 1 || question.penalty > 0) && (
				<p className={small}>
					{question.penalty > 0
						? m.quiz_points_penalty({ points: question.points, penalty: question.penalty })
						: m.quiz_points({ points: question.points })}
				</p>
			)}
			<div className={row}>
				<Button
					tone="outline"
					disabled={busy || isOver || isQueued || position === 0}
					onClick={() => visit(position - 1)}
				>
					{m.quiz_before()}
				</Button>
				{isQueued && !timeIsOver && (
					<Button onClick={() => attempt.send({ type: 'attempt.resumed' })}>
						{m.quiz_resume()}
					</Button>
				)}
				{!isQueued &&
					(last || isOver ? (
						<Button busy={busy} onClick={() => attempt.send({ type: 'attempt.submitted' })}>
							{m.quiz_submit()}
						</Button>
					) : (
						<Button onClick={() => visit(position + 1)}>{m.quiz_after()}</Button>
					))}
			</div>
		</div>
	)
}
