import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import type { NumberedLesson } from './lessons-of.ts'

type WaysProps = {
	enrolmentId: string
	before: NumberedLesson | undefined
	after: NumberedLesson | undefined
}

const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' })

/** The way to the lesson before and to the one after; after the last one, back to all of them. */
export const LessonWays = ({ enrolmentId: id, before, after }: WaysProps) => (
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
		{after ? (
			<Link
				className={button()}
				to="/profile/my-learning/$id/lesson/$lessonId"
				params={{ id, lessonId: after.id }}
				aria-label={`${m.lesson_after()}: ${after.title}`}
			>
				{m.lesson_after()}
				<ArrowRight aria-hidden="true" />
			</Link>
		) : (
			<Link className={button()} to="/profile/my-learning/$id" params={{ id }}>
				{m.lesson_all()}
			</Link>
		)}
	</nav>
)
