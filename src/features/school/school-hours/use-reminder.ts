import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { schoolKey } from './school-hours.queries.ts'

/** Sends the reminders of a school year (HRS-03). */
export const useReminder = () => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: 'hours-reminder',
		fresh: true,
		submit: async (_, signal) => {
			await api.POST('/school/hours/reminders', { signal })
			await queryClient.invalidateQueries({ queryKey: schoolKey })
		},
		checks: {},
		given: {},
		keepsReceipt: false,
	})
}
