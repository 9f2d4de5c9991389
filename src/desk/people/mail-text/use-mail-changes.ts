import { useQueryClient } from '@tanstack/react-query'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { type ListedMail, mailQuery, mailsKey, resetMail } from './mail-text.queries.ts'

/** Uses the shipped words of several mails again (28.3). */
export const useMailChanges = () => {
	const queryClient = useQueryClient()
	return useBulkChange<ListedMail>(async ({ language, name }, _, signal) => {
		const place = { language, name }
		const { version } = await queryClient.fetchQuery(mailQuery(place))
		return resetMail(place, version, signal)
	}, mailsKey)
}
