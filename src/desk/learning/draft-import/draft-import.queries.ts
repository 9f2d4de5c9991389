import { api } from '#api/client.ts'

/** Key of all queries of files of resources. */
export const draftImportsKey = ['mine', 'desk', 'resource-imports'] as const

/** The last files of resources, the newest first. */
export const draftImportsQuery = {
	queryKey: draftImportsKey,
	queryFn: async ({ signal }: { signal: AbortSignal }) =>
		(await api.GET('/desk/resource-imports', { signal })).data!.data.map(
			({ drafts: records, ...file }) => ({ ...file, records }),
		),
}

/** Deletes the drafts of a file that nobody has changed. */
export const undoImport = async (id: string, signal: AbortSignal) =>
	(await api.DELETE('/desk/resource-imports/{id}', { params: { path: { id } }, signal })).data!
