import { hashKey, type QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { tidyBilling } from '#domain/shop/billing-details.rules.ts'
import type {
	CheckoutActors,
	CheckoutFailure,
	CheckoutVerdict,
} from '#machines/shop/school-order/school-checkout.types.ts'
import { type SchoolOrderData, schoolOrderQuery, schoolOrdersKey } from './school-order.queries.ts'
import { statementFaults } from './statement-faults.ts'

type Refusal = { kind: Exclude<CheckoutFailure, 'unavailable'> }

const refusals: Record<string, Refusal['kind']> = {
	'order-moved': 'moved',
	'quote-expired': 'expired',
	'payment-pending': 'pending',
	'decision-words-missing': 'lacksWords',
	'provider-not-configured': 'noTransfer',
	'not-sold': 'notSold',
	'order-too-large': 'tooLarge',
	'not-found': 'gone',
	forbidden: 'gone',
}

/** The refusal that a failed call stands for; throws the error again when it is none. */
export const refusalOf = (error: unknown): Refusal => {
	if (!(error instanceof ApiError)) throw error
	if (error.status === 401) return { kind: 'signedOut' }
	const kind = refusals[error.code]
	if (!kind) throw error
	return { kind }
}

/** Facts as the machine speaks of them. */
export const factsOf = ({ status, is_expired }: SchoolOrderData) => ({
	status,
	isExpired: is_expired,
})

type Call = Promise<{ data?: SchoolOrderData | undefined }>

/** The calls of one order of a school; `payByCard` is provided by the flow that composes it. */
export const schoolCheckoutActors = (
	queryClient: QueryClient,
	payByCard: CheckoutActors['payByCard'],
) => {
	const reread = () => queryClient.invalidateQueries({ queryKey: schoolOrdersKey })
	/** Everything that was read of orders but this one, which its call has answered already. */
	const rereadOthers = (id: string) => {
		const known = hashKey(schoolOrderQuery(id).queryKey)
		return queryClient.invalidateQueries({
			queryKey: schoolOrdersKey,
			predicate: ({ queryHash }) => queryHash !== known,
		})
	}
	const verdictOf = async (call: Call): Promise<CheckoutVerdict> => {
		try {
			const { data } = await call
			queryClient.setQueryData(schoolOrderQuery(data!.id).queryKey, data!)
			void rereadOthers(data!.id)
			return { kind: 'stands', facts: factsOf(data!) }
		} catch (error) {
			void reread()
			return refusalOf(error)
		}
	}
	return {
		payByCard,
		submitOrder: fromPromise(async ({ input: { orderId: id, draft }, signal }) => {
			const faults = statementFaults(draft)
			if (Object.keys(faults).length > 0) return { kind: 'faulty', faults }
			const { stateCode: state_code, businessName, address, gstin } = tidyBilling(draft)
			const purchase_order = draft.purchaseOrder.trim()
			const body = { purchase_order, state_code, business_name: businessName, address, gstin }
			const params = { path: { id } }
			return verdictOf(api.PUT('/school-orders/{id}/submission', { params, body, signal }))
		}),
		decideOrder: fromPromise(({ input: { orderId: id, decision, words }, signal }) => {
			const body = { decision, words }
			const params = { path: { id } }
			return verdictOf(api.POST('/school-orders/{id}/decision', { params, body, signal }))
		}),
		announceTransfer: fromPromise(({ input: { orderId: id }, signal }) =>
			verdictOf(api.POST('/school-orders/{id}/transfer', { params: { path: { id } }, signal })),
		),
		cancelOrder: fromPromise(({ input: { orderId: id }, signal }) =>
			verdictOf(api.POST('/school-orders/{id}/cancellation', { params: { path: { id } }, signal })),
		),
		renewQuote: fromPromise(async ({ input: { orderId: id }, signal }) => {
			try {
				const params = { path: { id } }
				const { data } = await api.POST('/school-orders/{id}/renewal', { params, signal })
				void reread()
				return { kind: 'quoted' as const, orderId: data!.id }
			} catch (error) {
				return refusalOf(error)
			}
		}),
	} satisfies CheckoutActors
}
