import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Section } from '#ui/layout/section.tsx'
import { HoursFigures } from './hours-figures.tsx'
import { hoursQuery } from './school-hours.queries.ts'

/** The hours of a school in this year at a glance, and the way to them (HRS-03). */
export const HoursSummary = () => {
	const { data } = useSuspenseQuery(hoursQuery())
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
		</Section>
	)
}
