import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { BillingDetails } from '#domain/shop/billing-details.rules.ts'
import type { Billing as BillingAnswer } from '#openapi/v1.gen.ts'

/** Details as the machine speaks of them. */
export const detailsOf = (answer: BillingAnswer): BillingDetails => ({
	stateCode: answer.state_code,
	address: answer.address,
	businessName: answer.business_name,
	gstin: answer.gstin,
})

/** The buyer's details on the caller's invoices (INV-01). */
export const billingQuery = queryOptions({
	queryKey: ['mine', 'billing'],
	queryFn: async ({ signal }) => detailsOf((await api.GET('/user/billing', { signal })).data!),
})
