import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nameOfSchoolYear } from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import { trainingHours } from '#i18n/training-words.ts'
import { link } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { Words } from '#ui/layout/words.tsx'
import { BarChart } from '#ui/list/bar-chart.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { YearLinks } from '#ui/list/year-links.tsx'
import { curriculumQuery, type LearnedOf } from './school-usage.queries.ts'

type LearnedProps = {
	title: string
	head: string
	rows: readonly LearnedOf[]
	show: (name: string) => ReactNode
}

const Learned = ({ title, head, rows, show }: LearnedProps) => (
	<Section title={title}>
		{rows.length === 0 ? (
			<EmptyState title={m.overview_none()} text={m.curriculum_none_hint()} />
		) : (
			<BarChart
				label={title}
				head={head}
				series={[m.curriculum_completed()]}
				more={[m.curriculum_under_way(), m.usage_teachers(), m.usage_hours()]}
				rows={rows.map(({ name, completed, enrolments, teachers, minutes }) => ({
					key: name,
					name: show(name),
					values: [completed],
					more: [enrolments, teachers, trainingHours(minutes)],
				}))}
			/>
		)}
	</Section>
)

/** Learning of a school's teachers in a school year, by subject and by competency (SCH-08). */
export const Curriculum = ({ year: asked }: { year: number | undefined }) => {
	const { data } = useSuspenseQuery(curriculumQuery(asked))
	const { year, years, subjects, competencies } = data
	return (
		<>
			<YearLinks
				years={years}
				year={year}
				say={nameOfSchoolYear}
				linkTo={(one, { key, ...props }) => (
					<Link key={key} to="/profile/curricular-overview" search={{ year: one }} {...props} />
				)}
			/>
			<Learned
				title={m.curriculum_subjects()}
				head={m.curriculum_subject()}
				rows={subjects}
				show={(subject) => (
					<Link
						className={link()}
						to="/profile/curricular-subsection-analysis"
						search={{ subject, year: asked }}
					>
						<Words text={nameOf(subject)} />
					</Link>
				)}
			/>
			<Learned
				title={m.curriculum_competencies()}
				head={m.curriculum_competency()}
				rows={competencies}
				show={(name) => <Words text={nameOf(name)} />}
			/>
		</>
	)
}
