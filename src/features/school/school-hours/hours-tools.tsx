import { m } from '#i18n/messages'
import { SearchTools } from '#ui/list/search-tools.tsx'
import { type HoursSearch, hoursFilters, hoursSorts } from './school-hours.search.ts'

const filterWords = { behind: m.hours_behind, reached: m.hours_reached }
const sortWords = {
	behind: m.hours_sort_behind,
	hours: m.hours_sort_hours,
	name: m.hours_sort_name,
}

type ToolsProps = { search: HoursSearch; onChange: (change: HoursSearch) => void }

/** Which teachers are shown, and in which order; the address keeps it. */
export const HoursTools = ({ search, onChange }: ToolsProps) => (
	<SearchTools
		label={m.hours_search()}
		words={search.search}
		onSearch={(words) => onChange({ search: words })}
		choices={[
			{
				label: m.hours_filter(),
				value: search.filter ?? '',
				options: [
					{ value: '', label: m.hours_filter_all() },
					...hoursFilters.map((value) => ({ value, label: filterWords[value]() })),
				],
				onChange: (value) => onChange({ filter: (value || undefined) as HoursSearch['filter'] }),
			},
			{
				label: m.hours_sort(),
				value: search.sort ?? 'behind',
				options: hoursSorts.map((value) => ({ value, label: sortWords[value]() })),
				onChange: (value) =>
					onChange({ sort: value === 'behind' ? undefined : (value as HoursSearch['sort']) }),
			},
		]}
	/>
)
