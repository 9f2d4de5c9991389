import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { pagedQuery } from '#desk/list/paged-query.ts'
import { readAll } from '#desk/list/read-all.ts'
import type { components, DeskAuthorApplication } from '#openapi/v1.gen.ts'

/** An author with their share, money and bank account; money in paise. */
export type Author = components['schemas']['Author']

/** A payout to an author; money in paise. */
export type Payout = components['schemas']['Payout']

/** An application to teach as the owner sees it. */
export type DeskApplication = DeskAuthorApplication

/** Key of all queries of authors in the desk. */
export const authorsKey = ['mine', 'desk', 'authors'] as const

/** Authors by name (DSK-22). */
export const authorsQuery = (search = '') =>
	pagedQuery([...authorsKey, 'list', search], async (part, signal) => {
		const query = { ...part, ...(search && { search }) }
		return (await api.GET('/desk/authors', { params: { query }, signal })).data!
	})

/** One author. */
export const authorQuery = (id: string) =>
	queryOptions({
		queryKey: [...authorsKey, 'one', id],
		queryFn: async ({ signal }) =>
			(await api.GET('/desk/authors/{id}', { params: { path: { id } }, signal })).data!,
		staleTime: 0,
	})

/** The public resources of an author with their figures (DSK-21). */
export const authoredQuery = (id: string) =>
	pagedQuery([...authorsKey, 'resources', id], async (query, signal) => {
		const params = { path: { id }, query }
		return (await api.GET('/desk/authors/{id}/resources', { params, signal })).data!
	})

/** Documents that an author's share is made of. */
export const sharesQuery = (id: string) =>
	pagedQuery([...authorsKey, 'shares', id], async (query, signal) => {
		const params = { path: { id }, query }
		return (await api.GET('/desk/authors/{id}/shares', { params, signal })).data!
	})

/** Which payouts: of a status, to an author. */
export type PayoutFilter = { status?: Payout['status']; author?: string }

const readPayouts = async (
	filter: PayoutFilter,
	part: { limit: number; offset: number },
	signal?: AbortSignal,
) => {
	const params = { query: { ...filter, ...part } }
	return (await api.GET('/desk/payouts', { params, ...(signal && { signal }) })).data!
}

/** Payouts, the newest first (DSK-22). */
export const payoutsQuery = (filter: PayoutFilter) =>
	pagedQuery([...authorsKey, 'payouts', filter], (part, signal) =>
		readPayouts(filter, part, signal),
	)

/** Returns all payouts that a filter leaves. */
export const readAllPayouts = (filter: PayoutFilter): Promise<Payout[]> =>
	readAll((part) => readPayouts(filter, part))

/** Key of all queries of applications. */
export const applicationsKey = ['mine', 'desk', 'author-applications'] as const

/** Applications of a status (DSK-21). */
export const applicationsQuery = (status: DeskApplication['status']) =>
	infiniteQueryOptions({
		queryKey: [...applicationsKey, status],
		queryFn: async ({ pageParam, signal }) => {
			const query = { status, offset: pageParam }
			return (await api.GET('/desk/author-applications', { params: { query }, signal })).data!
		},
		initialPageParam: 0,
		getNextPageParam: ({ has_more }, pages) =>
			has_more ? pages.flatMap(({ data }) => data).length : null,
		staleTime: 0,
	})

/** An application that waits; none if it does not. */
export const applicationQuery = (id: string) =>
	queryOptions({
		queryKey: [...applicationsKey, 'one', id],
		queryFn: async ({ signal }) => {
			const query = { status: 'waiting', id } as const
			return (await api.GET('/desk/author-applications', { params: { query }, signal })).data!.data
		},
	})
