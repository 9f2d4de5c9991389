import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import type { CartActors, ChangeVerdict } from '#machines/shop/cart/cart.types.ts'

const refusals: Record<string, Exclude<ChangeVerdict, { kind: 'changed' }>['kind']> = {
	'already-owned': 'owned',
	'cart-type-refused': 'notSold',
	'cart-full': 'full',
	'unknown-product': 'gone',
	'signed-out': 'signedOut',
	'session-expired': 'signedOut',
}

/** Why a merged line is left out for good; what is owned or there already is no loss. */
const notSold = new Set<string>(['unknown-product', 'cart-type-refused'])

/** The calls of the cart (CRT-02, CRD-06); each refreshes what the cart's queries know. */
export const cartActors = (queryClient: QueryClient) => {
	const refresh = () => queryClient.invalidateQueries({ queryKey: ['mine', 'cart'] })
	return {
		mergeCart: fromPromise(async ({ input, signal }) => {
			const { data } = await api.POST('/cart/retail/merge', {
				params: { header: idempotencyKey() },
				body: { course_ids: input.resourceIds },
				signal,
			})
			await refresh()
			const dropped = data!.skipped.filter(({ reason }) => notSold.has(reason)).length
			return { kind: 'merged' as const, dropped }
		}),
		changeCart: fromPromise(async ({ input, signal }) => {
			try {
				const { data } = await api.POST('/cart/retail', {
					params: { header: idempotencyKey() },
					body: {
						product_id: input.resourceId,
						...(input.kind === 'remove' && { type: 'remove' as const }),
					},
					signal,
				})
				return { kind: 'changed' as const, message: data!.response.message }
			} catch (error) {
				const kind = error instanceof ApiError ? refusals[error.code] : undefined
				if (!kind) throw error
				return { kind }
			} finally {
				await refresh()
			}
		}),
	} satisfies CartActors
}
