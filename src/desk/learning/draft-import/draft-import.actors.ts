import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { draftsKey } from '#desk/learning/draft/draft.queries.ts'
import { languageNames, stageNames } from '#domain/catalogue/subject-names.rules.ts'
import {
	type ResourceFault,
	type ResourceRow,
	withKnownNames,
} from '#domain/learning/resource-file.rules.ts'
import type { Judged } from '#machines/kit/table-file.ts'
import type {
	BatchVerdict,
	ReadVerdict,
	TableImportActors,
} from '#machines/web/table-import/table-import.types.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { judgeFile } from '#processes/table-import/judge-file.ts'
import { draftImportsKey } from './draft-import.queries.ts'

type ResourceFile = Judged<ResourceRow, ResourceFault>

/** Rows that one call sends. */
const BATCH = 100

const startWorker = () =>
	new Worker(new URL('./resource-file.worker.ts', import.meta.url), { type: 'module' })

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)

const verdictOf = (error: unknown): BatchVerdict => {
	if (!(error instanceof ApiError)) throw error
	if (error.code === 'second-factor-required') return { kind: 'verificationRequired' }
	if (error.code === 'import-undone') return { kind: 'undone' }
	if (error.status === 401) return { kind: 'signedOut' }
	if (error.status === 429) return { kind: 'tooMany' }
	throw error
}

/** Reads files of resources and makes drafts of their rows (28.3). */
export const draftImportActors = (
	queryClient: QueryClient,
	fileOf: (id: string) => File | undefined,
): TableImportActors => {
	const rows = new Map<string, readonly ResourceRow[]>()
	return {
		readFile: fromPromise(async ({ input: { file }, signal }): Promise<ReadVerdict> => {
			const judged = await judgeFile<ResourceFile>(startWorker, fileOf(file.id)!, signal)
			if ('fault' in judged) return { kind: 'refused', ...judged }
			const { subjects, competency } = await queryClient.ensureQueryData(referenceQuery)
			const parted = withKnownNames(judged.rows, {
				subject: namesOf(subjects),
				level: stageNames,
				language: languageNames,
				tags: namesOf(competency),
			})
			rows.set(file.id, parted.rows)
			const faults = [...judged.faults, ...parted.faults]
			return { kind: 'read', good: parted.rows.length, faults }
		}),
		sendBatch: fromPromise(async ({ input: { file, from }, signal }): Promise<BatchVerdict> => {
			const all = rows.get(file.id)!
			const batch = all.slice(from, from + BATCH)
			try {
				const { data } = await api.POST('/desk/resource-imports/{id}/rows', {
					params: { path: { id: file.id } },
					body: { file_name: file.name.slice(0, 255), rows: batch },
					signal,
				})
				if (from + batch.length >= all.length) {
					await queryClient.invalidateQueries({ queryKey: draftImportsKey })
					await queryClient.invalidateQueries({ queryKey: draftsKey })
				}
				return { kind: 'taken', rows: batch.length, added: data!.added, faults: [] }
			} catch (error) {
				return verdictOf(error)
			}
		}),
	}
}
