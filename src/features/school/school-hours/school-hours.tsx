import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
	indianDayOf,
	nameOfSchoolYear,
	schoolYearOf,
} from '#domain/learning/training-year.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Section } from '#ui/layout/section.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { YearLinks } from '#ui/list/year-links.tsx'
import { HoursFigures } from './hours-figures.tsx'
import { HoursTable } from './hours-table.tsx'
import { HoursTools } from './hours-tools.tsx'
import { NewestSessions } from './newest-sessions.tsx'
import { RecordLinks } from './record-links.tsx'
import { RemindTeachers } from './remind-teachers.tsx'
import { hoursQuery, PAGE_SIZE } from './school-hours.queries.ts'
import type { HoursSearch } from './school-hours.search.ts'

const count = css({ pb: '4' })
const fading = css({ transition: '[opacity 160ms]', '&[aria-busy=true]': { opacity: '0.55' } })

type HoursProps = { search: HoursSearch; onSearch: (search: HoursSearch) => void }

/**
 * Each teacher of a school against the hours of the year, who is behind, sessions, reminders and
 * the record (HRS-03).
 */
export const SchoolHoursView = ({ search, onSearch }: HoursProps) => {
	const { data, isError, isPlaceholderData } = useQuery(hoursQuery(search))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="20rem" />
	const { year, years, totals, teachers } = data
	return (
		<>
			<YearLinks
				years={years}
				year={year}
				say={nameOfSchoolYear}
				linkTo={(one, { key, ...props }) => (
					<Link key={key} to="/profile/school-hours" search={{ year: one }} {...props} />
				)}
			/>
			<Section title={m.training_year_of({ year: nameOfSchoolYear(year) })}>
				<HoursFigures hours={data} />
			</Section>
			<Section title={m.hours_teachers()}>
				{totals.teachers === 0 ? (
					<EmptyState title={m.hours_no_teachers()} text={m.hours_no_teachers_hint()} />
				) : (
					<>
						<HoursTools
							search={search}
							onChange={(change) => onSearch({ ...search, page: undefined, ...change })}
						/>
						<p className={count} role="status">
							{teachers.total === 0
								? m.hours_none_found()
								: m.hours_found({ count: teachers.total })}
						</p>
						<div className={fading} aria-busy={isPlaceholderData}>
							{teachers.total > 0 && <HoursTable hours={data} />}
						</div>
						<Pagination
							page={search.page ?? 1}
							pages={Math.ceil(teachers.total / PAGE_SIZE)}
							linkTo={(page, props) => (
								<Link to="/profile/school-hours" search={{ ...search, page }} {...props} />
							)}
						/>
					</>
				)}
			</Section>
			{totals.teachers > 0 && year === schoolYearOf(indianDayOf(new Date())) && (
				<RemindTeachers totals={totals} />
			)}
			<NewestSessions year={year} />
			<RecordLinks year={year} />
		</>
	)
}
