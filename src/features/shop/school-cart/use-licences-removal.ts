import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormSubmission } from '#processes/form-submission/use-form-submission.ts'
import { cartsKey, type SchoolCartLineData } from './school-cart.queries.ts'

/** Removes a line from the school's cart (PRC-01). */
export const useLicencesRemoval = ({
	course_id: product_id,
	quantity: seen,
}: SchoolCartLineData) => {
	const queryClient = useQueryClient()
	return useFormSubmission({
		name: `licences-removal.${product_id}`,
		fresh: true,
		submit: async (_, signal) => {
			const params = { path: { product_id }, query: { seen } }
			try {
				await api.DELETE('/cart/school-list/{product_id}', { params, signal })
			} finally {
				await queryClient.invalidateQueries({ queryKey: cartsKey })
			}
		},
		checks: {},
		given: {},
		keepsReceipt: false,
	})
}
