import { queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import type { components } from '#openapi/v1.gen.ts'

/** A file of resources that was read. */
export type ResourceImport = components['schemas']['ResourceImports']['data'][number]

/** Key of all queries of files of resources. */
export const draftImportsKey = ['mine', 'desk', 'resource-imports'] as const

/** The last files of resources, the newest first. */
export const draftImportsQuery = queryOptions({
	queryKey: draftImportsKey,
	queryFn: async ({ signal }) => (await api.GET('/desk/resource-imports', { signal })).data!.data,
	staleTime: 0,
})

/** Deletes the drafts of a file that nobody has changed. */
export const undoImport = async (id: string, signal: AbortSignal) =>
	(await api.DELETE('/desk/resource-imports/{id}', { params: { path: { id } }, signal })).data!
