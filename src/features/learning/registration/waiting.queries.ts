import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type WaitingRegistration = components['schemas']['WaitingRegistration']

/** The key of every list of registrations that wait. */
export const WAITING = ['mine', 'waiting-registrations'] as const

/** Registrations that customer success has to confirm, longest waiting first (LIV-01). */
export const waitingQuery = (track?: string) =>
  queryOptions({
    queryKey: [...WAITING, track],
    queryFn: async ({ signal }) => {
      const params = { query: track === undefined ? {} : { track } }
      return (await api.GET('/waiting-registrations', { params, signal })).data!
    },
    staleTime: 0,
  })
