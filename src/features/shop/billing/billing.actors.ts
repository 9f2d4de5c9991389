import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { BillingActors } from '#machines/shop/billing/billing-details.types.ts'
import { billingQuery, detailsOf } from './billing.queries.ts'

/** The call that keeps the details; what was read of them follows. */
export const billingActors = (queryClient: QueryClient) =>
	({
		saveDetails: fromPromise(async ({ input, signal }) => {
			try {
				const { stateCode: state_code, businessName: business_name, address, gstin } = input
				const body = { state_code, business_name, address, gstin }
				const kept = detailsOf((await api.PUT('/user/billing', { body, signal })).data!)
				queryClient.setQueryData(billingQuery.queryKey, kept)
				return { kind: 'saved', kept }
			} catch (error) {
				if (error instanceof ApiError && error.status === 401) return { kind: 'signedOut' }
				throw error
			}
		}),
	}) satisfies BillingActors
