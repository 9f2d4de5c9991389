import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readAll } from '#desk/list/read-all.ts'
import type { components, Draft, DraftPage } from '#openapi/v1.gen.ts'
import type { DraftsSearch } from './drafts.search.ts'

/** A resource in the desk. */
export type DraftView = Draft

export type DraftMove = components['schemas']['DraftMove']

/** A row of the list. */
export type DraftRow = DraftPage['data'][number]

/** Rows of a page of the list. */
export const PAGE_ROWS = 25

const key = ['mine', 'desk', 'resources'] as const

/** Every query of the desk's resources begins with this key. */
export const draftsKey = key

const filterOf = ({ search, status, type, sort }: DraftsSearch) => ({
	...(search && { search }),
	...(status && { status }),
	...(type && { course_type: type }),
	...(sort && { sort }),
})

/** One page of the resources in the desk, changed last first unless sorted by title. */
export const draftsQuery = ({ search, status, type, sort, page = 1 }: DraftsSearch) =>
	queryOptions({
		queryKey: [...key, 'list', { search, status, type, sort, page }],
		queryFn: async ({ signal }) => {
			const part = { limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS }
			const query = { ...filterOf({ search, status, type, sort }), ...part }
			return (await api.GET('/desk/resources', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Every resource of the desk that the filters of the list leave, for a file. */
export const readAllDrafts = (place: DraftsSearch) =>
	readAll(async (part) => {
		const query = { ...filterOf(place), ...part }
		return (await api.GET('/desk/resources', { params: { query } })).data!
	})

/** A resource in the desk with its content. */
export const draftQuery = (id: string) =>
	queryOptions({
		queryKey: [...key, 'one', id],
		queryFn: async ({ signal }) =>
			(
				await api.GET('/desk/resources/{resource_id}', {
					params: { path: { resource_id: id } },
					signal,
				})
			).data!,
		// The process of writing has what is newer; a refetch under it would be a second truth.
		staleTime: 0,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	})

/** The versions of a resource that were handed in, the newest first. */
export const versionsQuery = (id: string) =>
	queryOptions({
		queryKey: [...key, 'versions', id],
		queryFn: async ({ signal }) =>
			(
				await api.GET('/desk/resources/{resource_id}/versions', {
					params: { path: { resource_id: id } },
					signal,
				})
			).data!,
	})

/** The content of a version; it never changes. */
export const versionQuery = (id: string, number: number) =>
	queryOptions({
		queryKey: [...key, 'version', id, number],
		queryFn: async ({ signal }) =>
			(
				await api.GET('/desk/resources/{resource_id}/versions/{number}', {
					params: { path: { resource_id: id, number } },
					signal,
				})
			).data!,
		staleTime: Number.POSITIVE_INFINITY,
	})

/** The page that a visitor would see after the publication of a draft. */
export const previewQuery = (id: string) =>
	queryOptions({
		queryKey: [...key, 'preview', id],
		queryFn: async ({ signal }) =>
			(
				await api.GET('/desk/resources/{resource_id}/preview', {
					params: { path: { resource_id: id } },
					signal,
				})
			).data!,
		staleTime: 0,
	})
