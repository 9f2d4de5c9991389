import { api } from '#api/client.ts'
import { listImportActors } from '#desk/list-import/list-import.actors.ts'
import type { GroupLine } from '#domain/community/group-file.rules.ts'
import { groupsKey } from './group.queries.ts'
import { groupImportsKey } from './group-import.queries.ts'

/** Reads files of groups and makes them (28.3). */
export const groupImportActors = listImportActors<GroupLine & { row: number }>({
	startWorker: () =>
		new Worker(new URL('./group-file.worker.ts', import.meta.url), { type: 'module' }),
	send: async ({ id, file_name, rows }, signal) => {
		const params = { path: { id } }
		const body = { file_name, rows: rows.map(({ row, ...terms }) => ({ row, terms })) }
		const { data } = await api.POST('/desk/group-imports/{id}/rows', { params, body, signal })
		const names = new Map(rows.map(({ row, name }) => [row, name]))
		const faults = data!.refused.map((row) => ({
			...{ row, column: 'name', value: names.get(row)!, reason: 'taken' },
		}))
		return { added: data!.added, faults }
	},
	changes: [groupImportsKey, groupsKey],
})
