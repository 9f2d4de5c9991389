import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { SchoolCartLine } from '#openapi/v1.gen.ts'

export type SchoolCartLineData = SchoolCartLine

/** Everything that was read of carts; the badge follows it. */
export const cartsKey = ['mine', 'cart'] as const

/** The cart that a school's points of contact share, all of it; money in paise (CRT-03). */
export const schoolCartQuery = queryOptions({
	queryKey: [...cartsKey, 'school'],
	queryFn: async ({ signal }) =>
		(await api.GET('/cart/school-list', { params: { query: { limit: 50 } }, signal })).data!,
})
