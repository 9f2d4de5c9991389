import { useSuspenseQuery } from '@tanstack/react-query'
import { monthName } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { trainingHours } from '#i18n/training-words.ts'
import { Section } from '#ui/layout/section.tsx'
import { BarChart } from '#ui/list/bar-chart.tsx'
import { overviewQuery } from './school-usage.queries.ts'

/** The hours of a school per month of a school year, the present one without `year` (SCH-08). */
export const MonthChart = ({ year }: { year?: number | undefined }) => {
	const { data } = useSuspenseQuery(overviewQuery(year))
	return (
		<Section title={m.overview_months()}>
			<BarChart
				label={m.overview_months()}
				head={m.overview_month()}
				series={[m.overview_board(), m.overview_school()]}
				rows={data.months.map(({ month, board, school }) => ({
					key: month,
					name: monthName(month),
					values: [board, school],
				}))}
				say={trainingHours}
			/>
		</Section>
	)
}
