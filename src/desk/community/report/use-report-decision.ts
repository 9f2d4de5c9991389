import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { refreshInbox } from '#desk/waiting/refresh-inbox.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { reportsKey } from './report.queries.ts'

/** The decision of a moderator about a report (NAV-06). */
export const useReportDecision = (id: string) => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `community-decision.${id}`,
		fresh: true,
		submit: async ({ decision }, signal) => {
			const body = { decision: decision === 'hide' ? ('hide' as const) : ('keep' as const) }
			const params = { path: { id } }
			await api.POST('/community/reports/{id}/decision', { params, body, signal })
			await refreshInbox(queryClient, reportsKey)
		},
		checks: { decision: 'required' },
		given: { decision: '' },
		keepsReceipt: false,
	})
}
