import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages'
import type { LessonMarkFailure } from '#machines/learning/lesson/lesson-mark.types.ts'
import { css } from '#styled/css'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { smallRed } from '#ui/look.ts'
import { useLessonMark } from './use-lesson-mark.ts'

type TickProps = {
	enrolmentId: string
	lesson: { id: string; title: string; done: boolean }
	/** The words of the box. */
	children: ReactNode
	/** Content in the same line. */
	beside?: ReactNode
}

const line = css({ display: 'flex', alignItems: 'center', gap: '3' })

/** Why a lesson is not marked, in words. */
export const markFailures: Record<LessonMarkFailure, () => string> = {
	signedOut: m.learning_mark_failed_signed_out,
	gone: m.learning_mark_failed_gone,
	unavailable: m.learning_mark_failed_unavailable,
}

/** The tick that a lesson is done, and why it went back where it did. */
export const LessonTick = ({ enrolmentId, lesson, children, beside }: TickProps) => {
	const ref = useLessonMark({ enrolmentId, lessonId: lesson.id, done: lesson.done }, lesson.title)
	const done = useSelector(ref, (snapshot) => snapshot.hasTag('done'))
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const failure = useSelector(ref, ({ context }) => context.failure)
	return (
		<>
			<div className={line}>
				<Checkbox
					checked={done}
					aria-busy={busy}
					onChange={() => ref.send({ type: 'lesson.toggled' })}
				>
					{children}
				</Checkbox>
				{beside}
			</div>
			{failure && (
				<p className={smallRed} role="alert">
					{markFailures[failure]()}
				</p>
			)}
		</>
	)
}
