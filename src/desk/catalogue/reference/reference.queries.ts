import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { ReferenceEntry } from '#openapi/v1.gen.ts'
import type { EditedList } from './reference.search.ts'

/** An entry of a reference list. */
export type Entry = ReferenceEntry

/** The entries of a list in their order, hidden ones too. */
export const entriesQuery = (list: EditedList) =>
	queryOptions({
		queryKey: ['mine', 'desk', 'reference', list],
		queryFn: async ({ signal }) => {
			const params = { path: { list } }
			return (await api.GET('/desk/reference/{list}', { params, signal })).data!.data
		},
	})

/** Adds entries to the end of a list; the answer names those that it has already. */
export const addEntries = async (list: EditedList, names: string[], signal: AbortSignal) => {
	const params = { path: { list } }
	const { data } = await api.POST('/desk/reference/{list}', { params, body: { names }, signal })
	return data!
}

/** Moves an entry to a place of its list that counts from 1, or hides or shows it. */
export const changeEntry = (
	list: EditedList,
	id: string,
	change: { place?: number; is_hidden?: boolean },
	signal: AbortSignal,
) =>
	api.PUT('/desk/reference/{list}/{id}', { params: { path: { list, id } }, body: change, signal })
