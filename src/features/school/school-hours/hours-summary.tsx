import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button, link } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { BarChart } from '#ui/list/bar-chart.tsx'
import { HoursFigures } from './hours-figures.tsx'
import { hoursQuery } from './school-hours.queries.ts'
import type { hoursFilters } from './school-hours.search.ts'

const chart = css({ pt: '4' })

const FilterLink = ({ filter, name }: { filter: (typeof hoursFilters)[number]; name: string }) => (
	<Link className={link()} to="/profile/school-hours" search={{ filter }}>
		{name}
	</Link>
)

/**
 * The hours of a school in this year at a glance, its teachers by standing with the way to their
 * names, and the way to all hours (HRS-03, 29.9).
 */
export const HoursSummary = () => {
	const { data } = useSuspenseQuery(hoursQuery())
	const { teachers, behind, reached } = data.totals
	return (
		<Section
			title={m.hours_title()}
			more={
				<Link className={button({ size: 'sm' })} to="/profile/school-hours">
					{m.hours_open()}
				</Link>
			}
		>
			<HoursFigures hours={data} />
			{teachers > 0 && (
				<div className={chart}>
					<BarChart
						label={m.hours_states()}
						head={m.hours_state()}
						series={[m.hours_teachers()]}
						rows={[
							{
								key: 'behind',
								name: <FilterLink filter="behind" name={m.hours_behind()} />,
								values: [behind],
							},
							{ key: 'onTime', name: m.hours_on_time(), values: [teachers - behind - reached] },
							{
								key: 'reached',
								name: <FilterLink filter="reached" name={m.hours_reached()} />,
								values: [reached],
							},
						]}
					/>
				</div>
			)}
		</Section>
	)
}
