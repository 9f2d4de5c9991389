import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { wholeNumber } from '#i18n/whole-number.ts'
import { button, link } from '#styled/recipes'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { assessmentsQuery } from './school-area.queries.ts'

/** How the teachers of a school did in quizzes (SCH-08). */
export const QuizResults = ({ title }: { title: string }) => {
	const { data } = useSuspenseQuery(assessmentsQuery)
	const quizzes = (
		<Link to="/quiz" className={button()}>
			{m.area_quizzes()}
		</Link>
	)
	if (data.length === 0)
		return (
			<EmptyState title={m.area_quiz_none()} text={m.area_quiz_none_text()}>
				{quizzes}
			</EmptyState>
		)
	return (
		<>
			<DataTable
				label={title}
				heads={[
					m.area_quiz(),
					m.school_teachers(),
					m.area_attempts(),
					m.area_average(),
					m.area_best(),
				]}
				rows={data.map(({ id, slug, title: name, teachers, attempts, average, best }) => ({
					key: id,
					cells: [
						<Link key="title" to="/quiz/$slug" params={{ slug }} className={link()}>
							{name}
						</Link>,
						wholeNumber(teachers),
						wholeNumber(attempts),
						m.school_percent({ percent: average }),
						m.school_percent({ percent: best }),
					],
				}))}
			/>
			{quizzes}
		</>
	)
}
