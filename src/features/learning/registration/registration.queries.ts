import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

export type Registration = components['schemas']['Registration']

/** How often a waiting room asks whether time, room or confirmation changed, in ms. */
const ASK_MS = 30_000

/** One registration of the caller (LIV-01); asked for again and again while somebody waits. */
export const registrationQuery = (id: string) =>
	queryOptions({
		queryKey: ['mine', 'registration', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/learning/registrations/{id}', { params: { path: { id } }, signal })).data!,
		refetchInterval: ASK_MS,
		staleTime: 0,
	})

/** Live sessions on a page of the attendance record. */
export const PAGE_SIZE = 20

/** The caller's attended and missed sessions, newest first (PRF-01). */
export const attendanceQuery = (page: number) =>
	queryOptions({
		queryKey: ['mine', 'attendance', page],
		queryFn: async ({ signal }) => {
			const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
			return (await api.GET('/learning/attendance', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})
