import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '#desk/list/more-button.tsx'
import type { Days } from '#desk/period/period.ts'
import { shortDate } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { DataTable } from '#ui/list/data-table.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { missedSearchesQuery } from './missed-searches.query.ts'

/** Words that visitors searched for in vain, the most frequent first (DSK-17). */
export const MissedSearches = ({ days }: { days: Days }) => {
	const list = useSuspenseInfiniteQuery(missedSearchesQuery(days))
	const rows = list.data.pages.flatMap((page) => page.data)
	if (rows.length === 0)
		return (
			<EmptyState
				title={m.desk_figures_searches_none_title()}
				text={m.desk_figures_searches_none_text()}
			/>
		)
	return (
		<>
			<DataTable
				label={m.desk_figures_searches()}
				heads={[m.desk_figures_words(), m.desk_figures_times(), m.desk_figures_last()]}
				rows={rows.map(({ words, count, last_on }) => ({
					key: words,
					cells: [words, String(count), shortDate(last_on)],
				}))}
			/>
			<MoreButton list={list}>{m.desk_figures_more()}</MoreButton>
		</>
	)
}
