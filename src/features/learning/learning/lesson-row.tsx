import { Link } from '@tanstack/react-router'
import { duration } from '#i18n/duration.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { LessonTick } from './lesson-tick.tsx'
import type { NumberedLesson } from './lessons-of.ts'

type RowProps = { enrolmentId: string; lesson: NumberedLesson; isOpen: boolean }

const root = css({
	px: '4',
	py: '2',
	minH: '12',
	borderBottomWidth: '1px',
	borderColor: 'line',
	_last: { borderBottomWidth: '0' },
})
const line = css({ display: 'flex', alignItems: 'center', gap: '3', minH: '8' })
const name = css({ flexGrow: '1', minW: '0' })
const note = css({ textStyle: 'small', color: 'ink.muted', whiteSpace: 'nowrap' })

/**
 * A lesson in the table of contents: done or not, its page, its duration. Unconfirmed lessons have
 * no tick.
 */
export const LessonRow = ({ enrolmentId, lesson, isOpen }: RowProps) => {
	const way = (
		<>
			<span className={name}>
				<Link
					className={link()}
					to="/profile/my-learning/$id/lesson/$lessonId"
					params={{ id: enrolmentId, lessonId: lesson.id }}
				>
					{lesson.title}
				</Link>
			</span>
			<span className={note}>{duration(lesson.minutes)}</span>
		</>
	)
	return (
		<li className={root}>
			{isOpen ? (
				<LessonTick enrolmentId={enrolmentId} lesson={lesson} beside={way}>
					<VisuallyHidden>{`${m.learning_lesson_done()}: ${lesson.title}`}</VisuallyHidden>
				</LessonTick>
			) : (
				<div className={line}>{way}</div>
			)}
		</li>
	)
}
