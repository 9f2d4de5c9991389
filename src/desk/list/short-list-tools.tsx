import { useNavigate, useSearch } from '@tanstack/react-router'
import { m } from '#i18n/messages'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { SearchTools } from '#ui/list/search-tools.tsx'
import type { ShortSearch } from './short-list.search.ts'
import { type ShortList, shortRows } from './short-list.ts'

/** The rows of a list that the address narrows and orders. */
export const useShortRows = <Row,>(rows: readonly Row[], list: ShortList<Row>): readonly Row[] =>
	shortRows(rows, list, useSearch({ strict: false }) as ShortSearch)

type ToolsProps<Row> = { list: ShortList<Row>; shown: readonly Row[] }

/** Words, kind and order of a list that fits one page (28.3); says so where nothing is found. */
export const ShortListTools = <Row,>({ list, shown }: ToolsProps<Row>) => {
	const place = useSearch({ strict: false }) as ShortSearch
	const navigate = useNavigate()
	const go = (change: ShortSearch | { [Key in keyof ShortSearch]: undefined }) =>
		void navigate({ to: list.to, search: { ...place, ...change } } as never)
	const { shows, sorts } = list
	return (
		<>
			<SearchTools
				label={list.label}
				words={place.search}
				onSearch={(search) => go({ search })}
				choices={[
					{
						...{ label: shows.label, value: place.show ?? '' },
						options: [{ value: '', label: shows.all }, ...shows.options],
						onChange: (show) => go({ show: show || undefined }),
					},
					{
						...{ label: m.desk_job_sort(), value: place.sort ?? '' },
						options: [{ value: '', label: sorts.first }, ...sorts.options],
						onChange: (sort) => go({ sort: sort || undefined }),
					},
				]}
			/>
			{shown.length === 0 && (
				<EmptyState title={m.draft_none_found_title()} text={m.desk_short_none()} />
			)}
		</>
	)
}
