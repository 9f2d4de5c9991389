import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { menu } from '#styled/recipes'
import { Progress } from '#ui/display/progress.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { small } from '#ui/look.ts'
import { myItemQuery } from '../learning.queries.ts'
import { lessonsOf } from '../lessons-of.ts'

const look = menu()
const head = css({ display: 'flex', flexDirection: 'column', gap: '3', p: '3' })
const name = css({ flexGrow: '1', minW: '0' })

/** The lessons of a course beside the one that is open: what is done, and what comes (CAT-08). */
export const LessonOutline = ({ id }: { id: string }) => {
	const { data: item } = useQuery(myItemQuery(id))
	if (!item) return null
	const lessons = lessonsOf(item.sections)
	return (
		<>
			<div className={head}>
				<Progress value={item.progress} label={m.learning_progress({ percent: item.progress })} />
				<p className={small}>
					{m.learning_done({ done: item.done_lessons, total: item.total_lessons })}
				</p>
			</div>
			{item.sections.map(({ title }) => (
				<section key={title}>
					<p className={look.heading}>{title}</p>
					<ol>
						{lessons
							.filter(({ section }) => section === title)
							.map((lesson) => (
								<li key={lesson.id}>
									<Link
										className={look.item}
										to="/profile/my-learning/$id/lesson/$lessonId"
										params={{ id, lessonId: lesson.id }}
									>
										<span className={name}>
											{lesson.number}. {lesson.title}
										</span>
										{lesson.done && (
											<>
												<VisuallyHidden>{m.lesson_is_done()}</VisuallyHidden>
												<Check aria-hidden="true" />
											</>
										)}
									</Link>
								</li>
							))}
					</ol>
				</section>
			))}
		</>
	)
}
