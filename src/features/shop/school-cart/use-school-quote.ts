import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { cartsKey } from './school-cart.queries.ts'

/** Makes a quote of the school's cart; `expected_total` in paise (PRC-01). */
export const useSchoolQuote = (expected_total: number, onQuoted: (orderId: string) => void) => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: 'school-quote',
		fresh: true,
		submit: async (_, signal) => {
			try {
				const { data } = await api.POST('/school-orders', { body: { expected_total }, signal })
				onQuoted(data!.id)
			} finally {
				void queryClient.invalidateQueries({ queryKey: cartsKey })
				void queryClient.invalidateQueries({ queryKey: ['mine', 'school-orders'] })
			}
		},
		checks: {},
		given: {},
		keepsReceipt: false,
	})
}
