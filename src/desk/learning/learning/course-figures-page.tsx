import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { DeskLink } from '#desk/layout/desk-link.tsx'
import { daysOf } from '#desk/period/period.ts'
import { PeriodField } from '#desk/period/period-field.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { Heading } from '#ui/layout/heading.tsx'
import { BarChart } from '#ui/list/bar-chart.tsx'
import { lessonFiguresQuery } from './course-figures.queries.ts'
import type { FiguresSearch } from './figures.search.ts'

const way = css({ pb: '3' })
const text = css({ color: 'ink.muted', maxW: 'prose', py: '5' })

/** At which lesson those stopped who began a resource on some days (DSK-17). */
export const CourseFiguresPage = () => {
	const { id } = useParams({ strict: false }) as { id: string }
	const { period = '30' } = useSearch({ strict: false }) as FiguresSearch
	const navigate = useNavigate()
	const { data } = useSuspenseQuery(lessonFiguresQuery(id, daysOf(period, new Date())))
	return (
		<>
			<p className={way}>
				<DeskLink className={link()} to="/figures" search={{ period }}>
					{m.desk_figures_title()}
				</DeskLink>
			</p>
			<Heading>{data.title}</Heading>
			<PeriodField
				period={period}
				onChange={(chosen) =>
					void navigate({ to: `/figures/${id}`, search: { period: chosen } } as never)
				}
			/>
			<p className={text}>{m.desk_figures_course_text({ learners: data.learners })}</p>
			<BarChart
				label={data.title}
				head={m.desk_figures_lesson()}
				series={[m.desk_figures_done(), m.desk_figures_left()]}
				rows={data.lessons.map(({ lesson_id, title, done, left }) => ({
					key: lesson_id,
					name: title,
					values: [done, left],
				}))}
			/>
		</>
	)
}
