import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { DeskSchoolRegistration } from '#openapi/v1.gen.ts'

/** A registration as the team sees it. */
export type DeskRegistration = DeskSchoolRegistration

/** Key of all queries of registrations in the desk. */
export const registrationsKey = ['mine', 'desk', 'school-registrations'] as const

/** Registrations of a status (DSK-14). */
export const registrationsQuery = (status: DeskRegistration['status']) =>
	infiniteQueryOptions({
		queryKey: [...registrationsKey, status],
		queryFn: async ({ pageParam, signal }) => {
			const query = { status, offset: pageParam }
			return (await api.GET('/desk/school-registrations', { params: { query }, signal })).data!
		},
		initialPageParam: 0,
		getNextPageParam: ({ has_more }, pages) =>
			has_more ? pages.flatMap(({ data }) => data).length : null,
		staleTime: 0,
	})

/** A registration that waits; none if it does not. */
export const registrationQuery = (id: string) =>
	queryOptions({
		queryKey: [...registrationsKey, 'one', id],
		queryFn: async ({ signal }) => {
			const query = { status: 'waiting', id } as const
			return (await api.GET('/desk/school-registrations', { params: { query }, signal })).data!.data
		},
	})

/** Decides about a registration. */
export const sendDecision = (
	id: string,
	body: { decision: 'approve' | 'decline'; reason: string },
	signal: AbortSignal,
) =>
	api.POST('/desk/school-registrations/{id}/decision', { params: { path: { id } }, body, signal })
