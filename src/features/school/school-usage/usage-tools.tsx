import { m } from '#i18n/messages'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { periods, type UsageSearch, usageSorts } from './school-usage.search.ts'

const periodWords = {
	month: m.usage_month,
	quarter: m.usage_quarter,
	year: m.usage_year,
	all: m.usage_all,
}
const sortWords = {
	name: m.hours_sort_name,
	enrolments: () => m.usage_sort_most({ what: m.usage_enrolments() }),
	lessons: () => m.usage_sort_most({ what: m.usage_lessons() }),
	hours: () => m.usage_sort_most({ what: m.usage_hours() }),
	last: m.usage_sort_last,
}

type ToolsProps = { search: UsageSearch; onChange: (change: UsageSearch) => void }

/** Which teachers, in which period and order; the address keeps it. */
export const UsageTools = ({ search, onChange }: ToolsProps) => (
	<SearchTools
		label={m.hours_search()}
		words={search.search}
		onSearch={(words) => onChange({ search: words })}
		choices={[
			{
				label: m.usage_period(),
				value: search.period ?? 'year',
				options: periods.map((value) => ({ value, label: periodWords[value]() })),
				onChange: (value) =>
					onChange({ period: value === 'year' ? undefined : (value as UsageSearch['period']) }),
			},
			{
				label: m.hours_sort(),
				value: search.sort ?? 'name',
				options: usageSorts.map((value) => ({ value, label: sortWords[value]() })),
				onChange: (value) =>
					onChange({ sort: value === 'name' ? undefined : (value as UsageSearch['sort']) }),
			},
		]}
	/>
)
