import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { trainingHours } from '#i18n/training-words.ts'
import { wholeNumber } from '#i18n/whole-number.ts'
import { css } from '#styled/css'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { Figures } from '#ui/display/figures.tsx'
import { Section } from '#ui/layout/section.tsx'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { QueryError } from '#ui/list/query-error.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { PAGE_SIZE, type SchoolUsage, usageQuery } from './school-usage.queries.ts'
import type { UsageSearch } from './school-usage.search.ts'
import { UsageTools } from './usage-tools.tsx'

const count = css({ pb: '4' })
const fading = css({ transition: '[opacity 160ms]', '&[aria-busy=true]': { opacity: '0.55' } })

const factsOf = ({ totals }: SchoolUsage) => [
	{
		label: m.usage_active(),
		value: m.usage_active_of({ count: totals.active, total: totals.teachers }),
	},
	{ label: m.usage_enrolments(), value: wholeNumber(totals.enrolments) },
	{ label: m.usage_lessons(), value: wholeNumber(totals.lessons) },
	{ label: m.usage_hours(), value: trainingHours(totals.minutes) },
]

const Teachers = ({ teachers }: SchoolUsage) => (
	<DataTable
		label={m.usage_title()}
		heads={[
			m.hours_teacher(),
			m.usage_enrolments(),
			m.usage_lessons(),
			m.usage_hours(),
			m.usage_last(),
		]}
		rows={teachers.data.map((one) => ({
			key: one.id,
			cells: [
				...[one.name, one.enrolments, one.lessons, trainingHours(one.minutes)],
				one.last_at ? shortDate(one.last_at) : m.usage_never(),
			],
		}))}
	/>
)

type UsageProps = { search: UsageSearch; onSearch: (search: UsageSearch) => void }

/** Started, completed and counted learning of each teacher of a school in a period (SCH-08). */
export const TeacherUsage = ({ search, onSearch }: UsageProps) => {
	const { data, isError, isPlaceholderData } = useQuery(usageQuery(search))
	if (isError && !data) return <QueryError />
	if (!data) return <Skeleton height="20rem" />
	const { totals, teachers } = data
	if (totals.teachers === 0)
		return <EmptyState title={m.hours_no_teachers()} text={m.hours_no_teachers_hint()} />
	const file = `usage.csv?period=${search.period ?? 'year'}&language=${getLocale()}`
	return (
		<>
			<Figures facts={factsOf(data)} />
			<Section title={m.usage_teachers()}>
				<UsageTools
					search={search}
					onChange={(change) => onSearch({ ...search, page: undefined, ...change })}
				/>
				<p className={count} role="status">
					{teachers.total === 0 ? m.hours_none_found() : m.hours_found({ count: teachers.total })}
				</p>
				<div className={fading} aria-busy={isPlaceholderData}>
					{teachers.total > 0 && <Teachers {...data} />}
				</div>
				<Pagination
					page={search.page ?? 1}
					pages={Math.ceil(teachers.total / PAGE_SIZE)}
					linkTo={(page, props) => (
						<Link to="/profile/teacher-usage-tracking" search={{ ...search, page }} {...props} />
					)}
				/>
			</Section>
			<DownloadLink href={`/profile/teacher-usage-tracking/${file}`}>{m.usage_csv()}</DownloadLink>
		</>
	)
}
