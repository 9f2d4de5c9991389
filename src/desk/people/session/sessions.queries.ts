import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { SessionList } from '#openapi/v1.gen.ts'

/** A device on which the caller is signed in. */
export type OwnSession = SessionList['data'][number]

/** Live sessions of the caller, newest first (DSK-02). */
export const sessionsQuery = queryOptions({
	queryKey: ['mine', 'desk', 'sessions'],
	queryFn: async ({ signal }) => (await api.GET('/desk/sessions', { signal })).data!,
})
