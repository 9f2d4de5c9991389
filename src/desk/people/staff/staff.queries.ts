import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { StaffList } from '#openapi/v1.gen.ts'

/** A person with a role that the owner grants. */
export type Member = StaffList['data'][number]

/** Everybody with a role that the owner grants, by name (DSK-02). */
export const staffQuery = queryOptions({
	queryKey: ['mine', 'desk', 'staff'],
	queryFn: async ({ signal }) => (await api.GET('/desk/staff', { signal })).data!,
})
