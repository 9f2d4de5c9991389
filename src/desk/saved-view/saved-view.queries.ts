import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

/** A list of the desk whose views can be saved. */
export type DeskList = components['schemas']['DeskList']

/** The views of a list that the person has saved, by name (28.3). */
export const savedViewsQuery = (list: DeskList) =>
	queryOptions({
		queryKey: ['mine', 'desk', 'saved-views', list],
		queryFn: async ({ signal }) =>
			(await api.GET('/desk/saved-views', { params: { query: { list } }, signal })).data!.data,
	})

/** Saves a view of a list; `search` is the query of its address. */
export const storeView = (
	view: { list: DeskList; name: string; search: string },
	signal: AbortSignal,
) => api.POST('/desk/saved-views', { body: view, signal })

/** Deletes a view. */
export const removeView = (id: string, signal: AbortSignal) =>
	api.DELETE('/desk/saved-views/{id}', { params: { path: { id } }, signal })
