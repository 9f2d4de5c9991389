import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { nameOfSchoolYear, trainingStandards } from '#domain/learning/training-year.rules.ts'
import { courseTypeLabel } from '#i18n/course-type-label.ts'
import { m } from '#i18n/messages'
import { standardWords, trainingHours } from '#i18n/training-words.ts'
import { wholeNumber } from '#i18n/whole-number.ts'
import { Figures } from '#ui/display/figures.tsx'
import { Section } from '#ui/layout/section.tsx'
import { BarChart } from '#ui/list/bar-chart.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { YearLinks } from '#ui/list/year-links.tsx'
import { MonthChart } from './month-chart.tsx'
import { overviewQuery } from './school-usage.queries.ts'

/**
 * The school year of a school in figures and bars: hours per month and by standard, enrolments by
 * type (SCH-08).
 */
export const Overview = ({ year: asked }: { year: number | undefined }) => {
	const { data } = useSuspenseQuery(overviewQuery(asked))
	const { year, years, figures, sums, enrolments } = data
	return (
		<>
			<YearLinks
				years={years}
				year={year}
				say={nameOfSchoolYear}
				linkTo={(one, { key, ...props }) => (
					<Link key={key} to="/profile/overview" search={{ year: one }} {...props} />
				)}
			/>
			<Section title={m.training_year_of({ year: nameOfSchoolYear(year) })}>
				<Figures
					facts={[
						{
							label: m.overview_learning(),
							value: m.usage_active_of({ count: figures.learning, total: figures.teachers }),
						},
						{ label: m.hours_all(), value: trainingHours(sums.all) },
						{ label: m.usage_enrolments(), value: wholeNumber(figures.enrolments) },
						{ label: m.overview_completed(), value: wholeNumber(figures.completed) },
						{ label: m.overview_sessions(), value: wholeNumber(figures.sessions) },
						{ label: m.overview_certificates(), value: wholeNumber(figures.certificates) },
					]}
				/>
			</Section>
			<MonthChart year={asked} />
			<Section title={m.overview_standards()}>
				<BarChart
					label={m.overview_standards()}
					head={m.overview_standard()}
					series={[m.usage_hours()]}
					rows={trainingStandards.map((standard) => ({
						key: standard,
						name: standardWords[standard](),
						values: [sums[standard]],
					}))}
					say={trainingHours}
				/>
			</Section>
			<Section title={m.overview_types()}>
				{enrolments.length === 0 ? (
					<EmptyState title={m.overview_none()} text={m.curriculum_none_hint()} />
				) : (
					<BarChart
						label={m.overview_types()}
						head={m.overview_type()}
						series={[m.usage_enrolments()]}
						rows={enrolments.map(({ course_type, count }) => ({
							key: course_type,
							name: courseTypeLabel(course_type),
							values: [count],
						}))}
					/>
				)}
			</Section>
		</>
	)
}
