import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { quizAttemptMachine } from '#machines/learning/quiz/quiz-attempt.machine.ts'
import { limitMinutesOf } from '#machines/learning/quiz/quiz-clock.rules.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Timer } from '#ui/display/timer.tsx'
import { small } from '#ui/look.ts'
import type { QuizData } from './quiz.types.ts'
import { timeLeft } from './quiz-clock.ts'

const row = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: '3',
})

type TimeProps = {
	quiz: QuizData
	attempt: ActorRefFrom<typeof quizAttemptMachine>
	/** True if something is answered: the time runs from the first answer on. */
	hasBegun: boolean
}

/**
 * How long there is, then how much of it is left, and the way to go on without a limit (FLD-06).
 */
export const QuizTime = ({ quiz, attempt, hasBegun }: TimeProps) => {
	const { isWaived, isOver } = useSelector(attempt, ({ context }) => context)
	const left = useMemo(
		() => (hasBegun && !isWaived ? timeLeft(quiz) : null),
		[quiz, hasBegun, isWaived],
	)
	if (!hasBegun)
		return <p className={small}>{m.quiz_time_limit({ minutes: limitMinutesOf(quiz.minutes) })}</p>
	if (left === null || isOver) return null
	return (
		<div className={row}>
			<Timer label={m.quiz_time_left()} leftMs={left} />
			<Button tone="quiet" size="sm" onClick={() => attempt.send({ type: 'time.waived' })}>
				{m.quiz_time_waive()}
			</Button>
		</div>
	)
}
