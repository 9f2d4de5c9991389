import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type WaitingRegistration = components['schemas']['WaitingRegistration']

/** Registrations that customer success has to confirm, longest waiting first (LIV-01). */
export const waitingQuery = queryOptions({
  queryKey: ['mine', 'waiting-registrations'],
  queryFn: async ({ signal }) => (await api.GET('/waiting-registrations', { signal })).data!,
  staleTime: 0,
})
