import { api } from '#api/client.ts'
import { listImportActors } from '#desk/list-import/list-import.actors.ts'
import type { Cells, FileList } from '#domain/people/list-file.rules.ts'
import type { ImportActorsOf } from '#processes/table-import/use-table-import.ts'
import { deskKey } from './file-list.queries.ts'

/** Rows of one call where they are long. */
const batches: Partial<Record<FileList, number>> = { jobs: 20, quizzes: 20, mails: 20, texts: 3 }

/** Reads files of a list and makes records of their rows (28.3). */
export const fileListActors = (list: FileList): ImportActorsOf =>
	listImportActors<{ row: number; cells: Cells }>({
		startWorker: () =>
			new Worker(new URL('./list-file.worker.ts', import.meta.url), { type: 'module', name: list }),
		batch: batches[list],
		send: async ({ id, ...part }, signal) => {
			const params = { path: { id } }
			const body = { list, ...part }
			return (await api.POST('/desk/imports/{id}/rows', { params, body, signal })).data!
		},
		changes: [deskKey],
	})
