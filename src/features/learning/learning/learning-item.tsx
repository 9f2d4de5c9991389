import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { productPath } from '#domain/web/navigation.rules.ts'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button, link, panel } from '#styled/recipes'
import { Progress } from '#ui/display/progress.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { pageText, small } from '#ui/look.ts'
import { CourseEnd } from './course-end.tsx'
import { DueLine } from './due-line.tsx'
import { myItemQuery } from './learning.queries.ts'
import { LessonRow } from './lesson-row.tsx'
import { lessonsOf } from './lessons-of.ts'

const head = css({ display: 'flex', flexDirection: 'column', gap: '3', pb: '6' })
const heading = css({ textStyle: 'title', pt: '4', pb: '3' })

/** One enrolled item: how far, and its lessons (CAT-08). */
export const LearningItem = ({ id }: { id: string }) => {
	const { data: item } = useSuspenseQuery(myItemQuery(id))
	const { webinar, sections, progress, done_lessons, total_lessons } = item
	const lessons = lessonsOf(sections)
	const next = lessons.find(({ done }) => !done)
	const isOpen = item.status === 'confirmed'
	return (
		<>
			<header className={head}>
				<Breadcrumb here={webinar.title}>
					<Link to="/profile/my-learning">{m.header_my_learning()}</Link>
				</Breadcrumb>
				<h1 className={pageText}>{webinar.title}</h1>
				<p className={small}>
					{m.resource_by({ name: webinar.temp_instructor_name })} ·{' '}
					<Link className={link()} to={productPath(webinar)}>
						{m.learning_to_detail()}
					</Link>
				</p>
				{item.status === 'pending' && <Notice kind="warning">{m.learning_pending_text()}</Notice>}
				{webinar.start_date && (
					<Notice>
						{m.learning_starts({ when: dateAndTime(webinar.start_date) })}{' '}
						<Link className={link()} to="/profile/registrations/$id" params={{ id }}>
							{m.live_room()}
						</Link>
					</Notice>
				)}
				<DueLine {...item} />
				{total_lessons > 0 && (
					<>
						<Progress value={progress} label={m.learning_progress({ percent: progress })} />
						<p className={small}>{m.learning_done({ done: done_lessons, total: total_lessons })}</p>
						{isOpen && next && (
							<div>
								<Link
									className={button()}
									to="/profile/my-learning/$id/lesson/$lessonId"
									params={{ id, lessonId: next.id }}
									preload="render"
								>
									{done_lessons === 0
										? m.learning_begin_with({ number: next.number })
										: m.learning_continue_with({ number: next.number })}
								</Link>
							</div>
						)}
						{item.counts_at && (
							<Notice>{m.learning_counts_at({ when: dateAndTime(item.counts_at) })}</Notice>
						)}
						{progress === 100 && !item.counts_at && <CourseEnd item={webinar} />}
					</>
				)}
			</header>
			{sections.map((section) => (
				<section key={section.title}>
					<h2 className={heading}>{section.title}</h2>
					<ol className={panel()}>
						{lessons
							.filter((lesson) => lesson.section === section.title)
							.map((lesson) => (
								<LessonRow key={lesson.id} enrolmentId={id} lesson={lesson} isOpen={isOpen} />
							))}
					</ol>
				</section>
			))}
			{total_lessons === 0 && <p className={small}>{m.learning_no_lessons()}</p>}
		</>
	)
}
