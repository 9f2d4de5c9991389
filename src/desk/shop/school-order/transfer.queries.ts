import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { SchoolTransfer } from '#openapi/v1.gen.ts'

/** A bank transfer that has not arrived. */
export type Transfer = SchoolTransfer

/** Key of the transfers of the desk. */
export const transfersKey = ['mine', 'desk', 'school-transfers'] as const

/** The transfer of a school's order; none if it is not awaited (PRC-01). */
export const transferQuery = (id: string) =>
	queryOptions({
		queryKey: [...transfersKey, id],
		queryFn: async ({ signal }) =>
			(await api.GET('/school-transfers', { params: { query: { id } }, signal })).data!.data,
	})
