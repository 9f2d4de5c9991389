import { api } from '#api/client.ts'

/** Key of all queries of files of groups. */
export const groupImportsKey = ['mine', 'desk', 'group-imports'] as const

/** The last files of groups, the newest first. */
export const groupImportsQuery = {
	queryKey: groupImportsKey,
	queryFn: async ({ signal }: { signal: AbortSignal }) =>
		(await api.GET('/desk/group-imports', { signal })).data!.data,
}

/** Deletes the groups of a file that have no member and no post. */
export const undoGroupImport = async (id: string, signal: AbortSignal) =>
	(await api.DELETE('/desk/group-imports/{id}', { params: { path: { id } }, signal })).data!
