import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { row3, smallRed } from '#ui/look.ts'
import { markFailures } from '../lesson-tick.tsx'
import type { NumberedLesson } from '../lessons-of.ts'
import { useLessonFinish } from './use-lesson-finish.ts'

type BarProps = {
	enrolmentId: string
	lesson: NumberedLesson
	before: NumberedLesson | undefined
	after: NumberedLesson | undefined
	/** False while the enrolment waits for an approval. */
	isOpen: boolean
}

const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' })

/**
 * The way to the lesson before and to the one after, and the button that marks this one done and
 * goes on; after the last one, back to the course (CAT-08).
 */
export const LessonBar = ({ enrolmentId: id, lesson, before, after, isOpen }: BarProps) => {
	const ref = useLessonFinish(id, lesson, after)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const failure = useSelector(ref, ({ context }) => context.failure)
	const canFinish = isOpen && (busy || !lesson.done)
	const tone = canFinish ? 'outline' : 'solid'
	return (
		<nav className={row} aria-label={m.lesson_ways()}>
			{before && (
				<Link
					className={button({ tone: 'outline' })}
					to="/profile/my-learning/$id/lesson/$lessonId"
					params={{ id, lessonId: before.id }}
					aria-label={`${m.lesson_before()}: ${before.title}`}
				>
					<ArrowLeft aria-hidden="true" />
					{m.lesson_before()}
				</Link>
			)}
			<div className={row3}>
				{after ? (
					<Link
						className={button({ tone })}
						to="/profile/my-learning/$id/lesson/$lessonId"
						params={{ id, lessonId: after.id }}
						aria-label={`${m.lesson_after()}: ${after.title}`}
					>
						{m.lesson_after()}
						<ArrowRight aria-hidden="true" />
					</Link>
				) : (
					<Link className={button({ tone })} to="/profile/my-learning/$id" params={{ id }}>
						{m.lesson_all()}
					</Link>
				)}
				{canFinish && (
					<button
						type="button"
						className={button()}
						aria-busy={busy}
						onClick={() => ref.send({ type: 'lesson.finished' })}
					>
						<Check aria-hidden="true" />
						{after ? m.lesson_finish_next() : m.lesson_finish_last()}
					</button>
				)}
			</div>
			{failure && (
				<p className={smallRed} role="alert">
					{markFailures[failure]()}
				</p>
			)}
		</nav>
	)
}
