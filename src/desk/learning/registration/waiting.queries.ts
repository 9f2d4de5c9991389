import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type WaitingRegistration = components['schemas']['WaitingRegistration']

/** The key of every list of registrations that wait. */
export const WAITING = ['mine', 'desk', 'waiting-registrations'] as const

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

/** A registration that waits; none if it does not. */
export const waitingOneQuery = (id: string) =>
	queryOptions({
		queryKey: [...WAITING, 'one', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/waiting-registrations', { params: { query: { id } }, signal })).data!.data,
	})
