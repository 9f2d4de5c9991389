import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { duration } from '#i18n/duration.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { small } from '#ui/look.ts'
import { myItemQuery } from '../learning.queries.ts'
import { LessonMedia } from '../lesson-media.tsx'
import { LessonTick } from '../lesson-tick.tsx'
import { lessonsOf } from '../lessons-of.ts'
import { LessonText } from '../text/lesson-text.tsx'
import { LessonBar } from './lesson-bar.tsx'
import { LessonNotes } from './lesson-notes.tsx'

const root = css({ display: 'flex', flexDirection: 'column', gap: '5', maxW: 'prose' })
const title = css({ textStyle: 'page' })
const task = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	justifyContent: 'space-between',
	gap: '3',
	p: '4',
})
const taskTitle = css({ textStyle: 'title', pt: '1' })

/** The quiz of a lesson and the way to it. */
const LessonQuiz = ({ quiz: { slug, title } }: { quiz: { slug: string; title: string } }) => (
	<section className={cx(panel(), task)}>
		<div>
			<Badge tone="primary">{m.quiz_quiz()}</Badge>
			<h2 className={taskTitle}>{title}</h2>
		</div>
		<Link
			className={button({ tone: 'outline' })}
			to="/quiz/$slug"
			params={{ slug }}
			aria-label={m.quiz_take_named({ title })}
		>
			{m.quiz_take()}
		</Link>
	</section>
)

type LessonPageProps = { id: string; lessonId: string }

/**
 * One lesson: what there is to watch and to read, the tick, one's notes, and the way on (CAT-08).
 */
export const LessonPage = ({ id, lessonId }: LessonPageProps) => {
	const { data: item } = useSuspenseQuery(myItemQuery(id))
	const lessons = lessonsOf(item.sections)
	const lesson = lessons.find((one) => one.id === lessonId)
	if (!lesson) return null
	const { number, section, minutes, body, formatted, has_media: hasMedia, quiz } = lesson
	return (
		<article className={root}>
			<header>
				<Breadcrumb here={lesson.title}>
					<Link to="/profile/my-learning">{m.header_my_learning()}</Link>
					<Link to="/profile/my-learning/$id" params={{ id }}>
						{item.webinar.title}
					</Link>
				</Breadcrumb>
				<h1 className={title}>{lesson.title}</h1>
				<p className={small}>
					{[m.lesson_place({ number, total: lessons.length }), section, duration(minutes)]
						.filter(Boolean)
						.join(' · ')}
				</p>
			</header>
			{item.status === 'pending' ? (
				<Notice kind="warning">{m.learning_pending_text()}</Notice>
			) : (
				<>
					{hasMedia && <LessonMedia id={id} lessonId={lessonId} />}
					<LessonText lesson={{ id, lessonId }} words={body} isFormatted={formatted} />
					{quiz && <LessonQuiz quiz={quiz} />}
					<div>
						<DownloadLink href={`/profile/lesson-handouts/${id}/${lessonId}`}>
							{m.lesson_handout()}
						</DownloadLink>
					</div>
					<div>
						<LessonTick enrolmentId={id} lesson={lesson}>
							{m.learning_lesson_done()}
						</LessonTick>
					</div>
					<Suspense fallback={<Skeleton height="12rem" />}>
						<LessonNotes id={id} lessonId={lessonId} />
					</Suspense>
				</>
			)}
			<LessonBar
				enrolmentId={id}
				lesson={lesson}
				before={lessons[number - 2]}
				after={lessons[number]}
				isOpen={item.status === 'confirmed'}
			/>
		</article>
	)
}
