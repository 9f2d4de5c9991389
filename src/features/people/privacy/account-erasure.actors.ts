import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { getLocale } from '#i18n/runtime'
import type {
	ErasureActors,
	ErasureVerdict,
} from '#machines/people/privacy/account-erasure.types.ts'
import { erasureQuery } from './erasure.queries.ts'

const verdictOf = (error: unknown): ErasureVerdict => {
	if (!(error instanceof ApiError)) throw error
	if (error.status === 401) return { kind: 'signedOut' }
	if (error.code === 'address-differs') return { kind: 'differs' }
	if (error.code === 'erasure-blocked')
		return { kind: error.problem.detail === 'order-open' ? 'order-open' : 'refund-open' }
	throw error
}

/** The calls that plan an erasure and cancel it. */
export const accountErasureActors = (queryClient: QueryClient) => {
	const take = async (call: Promise<{ data?: unknown }>): Promise<ErasureVerdict> => {
		try {
			queryClient.setQueryData(erasureQuery.queryKey, (await call).data as never)
			return { kind: 'done' }
		} catch (error) {
			return verdictOf(error)
		}
	}
	return {
		planErasure: fromPromise(({ input: { typed: email }, signal }) =>
			take(api.PUT('/user/erasure', { body: { email, language: getLocale() }, signal })),
		),
		cancelErasure: fromPromise(({ signal }) =>
			take(api.DELETE('/user/erasure', { params: { query: { language: getLocale() } }, signal })),
		),
	} satisfies ErasureActors
}
