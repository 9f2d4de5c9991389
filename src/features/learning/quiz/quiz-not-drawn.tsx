import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { m } from '#i18n/messages'
import type { quizAttemptMachine } from '#machines/learning/quiz/quiz-attempt.machine.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'

const root = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '4' })

/** Shown while an attempt has no questions yet: they load, or a notice says why they did not. */
export const QuizNotDrawn = ({ attempt }: { attempt: ActorRefFrom<typeof quizAttemptMachine> }) => {
	const failure = useSelector(attempt, ({ context }) => context.failure)
	const busy = useSelector(attempt, (snapshot) => snapshot.hasTag('busy'))
	return (
		<div className={root}>
			{failure && (
				<Notice kind="warning">
					{failure === 'redrawn' ? m.quiz_redrawn() : m.quiz_not_drawn()}
				</Notice>
			)}
			<Button busy={busy} onClick={() => attempt.send({ type: 'attempt.restarted' })}>
				{failure === 'redrawn' ? m.quiz_start_over() : m.quiz_again()}
			</Button>
		</div>
	)
}
