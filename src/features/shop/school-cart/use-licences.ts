import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { licencesOf } from '#domain/shop/school-checkout.rules.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { cartsKey } from './school-cart.queries.ts'

/**
 * The form that sets how many licences of a resource the school wants; `held` are those in the
 * cart.
 */
export const useLicences = (product_id: string, held: number | null) => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `licences.${product_id}`,
		fresh: false,
		submit: async ({ quantity = '' }, signal) => {
			const body = { quantity: licencesOf(quantity) ?? 0 }
			const params = { path: { product_id } }
			try {
				await api.PUT('/cart/school-list/{product_id}', { params, body, signal })
			} finally {
				await queryClient.invalidateQueries({ queryKey: cartsKey })
			}
		},
		checks: { quantity: 'required' },
		given: { quantity: String(held ?? 1) },
		keepsReceipt: false,
	})
}
