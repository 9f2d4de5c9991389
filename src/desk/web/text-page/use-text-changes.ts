import { useQueryClient } from '@tanstack/react-query'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { type ListedText, resetText, textQuery, textsKey } from './text-page.queries.ts'

/** Uses the shipped text of several pages again (28.3). */
export const useTextChanges = () => {
	const queryClient = useQueryClient()
	return useBulkChange<ListedText>(async ({ language, name }, _, signal) => {
		const place = { language, name }
		const { version } = await queryClient.fetchQuery(textQuery(place))
		return resetText(place, version, signal)
	}, textsKey)
}
