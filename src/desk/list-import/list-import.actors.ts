import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import type { Judged, RowFault } from '#machines/kit/table-file.ts'
import type {
	BatchVerdict,
	ReadVerdict,
	TableImportActors,
} from '#machines/web/table-import/table-import.types.ts'
import { judgeFile } from '#processes/table-import/judge-file.ts'
import type { ImportActorsOf } from '#processes/table-import/use-table-import.ts'

/** Rows that one call sends. */
const BATCH = 100

type Parted<Row> = { rows: readonly Row[]; faults: readonly RowFault[] }

/** A part of a file: the import, the file's name, and rows. */
export type FilePart<Row> = { id: string; file_name: string; rows: Row[] }

type ListImport<Row> = {
	/** Makes the worker that reads a file. */
	startWorker: () => Worker
	/** Leaves out rows that break a rule which the browser must ask about; none unless given. */
	part?: (queryClient: QueryClient, rows: readonly Row[]) => Promise<Parted<Row>>
	/** Rows of one call, a hundred unless given. */
	batch?: number | undefined
	/** Sends a part; throws ApiError. Returns how many records it made, and rows left out. */
	send: (
		part: FilePart<Row>,
		signal: AbortSignal,
	) => Promise<{ added: number; faults: readonly RowFault[] }>
	/** Keys of the queries that an import changes. */
	changes: readonly QueryKey[]
}

const verdictOf = (error: unknown): BatchVerdict => {
	if (!(error instanceof ApiError)) throw error
	if (error.code === 'second-factor-required') return { kind: 'verificationRequired' }
	if (error.code === 'import-undone') return { kind: 'undone' }
	if (error.status === 401) return { kind: 'signedOut' }
	if (error.status === 429) return { kind: 'tooMany' }
	throw error
}

/** Reads files of a list and makes records of their rows (28.3). */
export const listImportActors =
	<Row>({
		startWorker,
		part,
		batch: most = BATCH,
		send,
		changes,
	}: ListImport<Row>): ImportActorsOf =>
	(queryClient, fileOf): TableImportActors => {
		const rows = new Map<string, readonly Row[]>()
		return {
			readFile: fromPromise(async ({ input: { file }, signal }): Promise<ReadVerdict> => {
				const judged = await judgeFile<Judged<Row>>(startWorker, fileOf(file.id)!, signal)
				if ('fault' in judged) return { kind: 'refused', ...judged }
				const parted: Parted<Row> = part
					? await part(queryClient, judged.rows)
					: { rows: judged.rows, faults: [] }
				rows.set(file.id, parted.rows)
				const faults = [...judged.faults, ...parted.faults]
				return { kind: 'read', good: parted.rows.length, faults }
			}),
			sendBatch: fromPromise(async ({ input: { file, from }, signal }): Promise<BatchVerdict> => {
				const all = rows.get(file.id)!
				const batch = all.slice(from, from + most)
				try {
					const file_name = file.name.slice(0, 255)
					const { added, faults } = await send({ id: file.id, file_name, rows: batch }, signal)
					if (from + batch.length >= all.length)
						for (const queryKey of changes) await queryClient.invalidateQueries({ queryKey })
					return { kind: 'taken', rows: batch.length, added, faults }
				} catch (error) {
					return verdictOf(error)
				}
			}),
		}
	}
