import { api } from '#api/client.ts'
import type { FileList } from '#domain/people/list-file.rules.ts'

/** Key of everything that the desk has read. */
export const deskKey = ['mine', 'desk'] as const

/** The last files of a list, the newest first. */
export const importsQuery = (list: FileList) => ({
	queryKey: [...deskKey, 'imports', list],
	queryFn: async ({ signal }: { signal: AbortSignal }) =>
		(await api.GET('/desk/imports', { params: { query: { list } }, signal })).data!.data,
})

/** Undoes a file; entries in use and words that somebody wrote since stay. */
export const undoImport = async (id: string, signal: AbortSignal) =>
	(await api.DELETE('/desk/imports/{id}', { params: { path: { id } }, signal })).data!
