import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import { getLocale } from '#i18n/runtime'
import type { Judged } from '#machines/kit/table-file.ts'
import {
	BATCH,
	type RowReason,
	type TeacherFault,
	type TeacherRow,
	withoutKnown,
} from '#machines/school/teacher-invitation/teacher-rows.rules.ts'
import type {
	BatchVerdict,
	ReadVerdict,
	TableImportActors,
} from '#machines/web/table-import/table-import.types.ts'
import { judgeFile } from '#processes/table-import/judge-file.ts'
import { schoolTeachersKey } from '../school-teacher.queries.ts'

const inBatches = <T>(all: readonly T[]): T[][] =>
	Array.from({ length: Math.ceil(all.length / BATCH) }, (_, i) =>
		all.slice(i * BATCH, (i + 1) * BATCH),
	)

const findKnown = async (rows: readonly TeacherRow[], signal: AbortSignal) => {
	const known = { members: [] as string[], pending: [] as string[] }
	for (const batch of inBatches(rows)) {
		const body = { emails: batch.map(({ email }) => email) }
		const { data } = await api.POST('/school/teacher-imports/check', { body, signal })
		known.members.push(...data!.members)
		known.pending.push(...data!.pending)
	}
	return known
}

const verdictOf = (error: unknown): BatchVerdict => {
	if (!(error instanceof ApiError)) throw error
	if (error.status === 401) return { kind: 'signedOut' }
	if (error.status === 429) return { kind: 'tooMany' }
	if (error.code === 'import-undone') return { kind: 'undone' }
	throw error
}

type TeacherFile = Judged<TeacherRow, TeacherFault>

const startWorker = () =>
	new Worker(new URL('./teacher-file.worker.ts', import.meta.url), { type: 'module' })

/** Reads files of teachers and sends their rows; `fileOf` finds a chosen file. */
export const teacherImportActors = (
	queryClient: QueryClient,
	fileOf: (id: string) => File | undefined,
): TableImportActors => {
	const rows = new Map<string, readonly TeacherRow[]>()
	return {
		readFile: fromPromise(async ({ input: { file }, signal }): Promise<ReadVerdict> => {
			const judged = await judgeFile<TeacherFile>(startWorker, fileOf(file.id)!, signal)
			if ('fault' in judged) return { kind: 'refused', ...judged }
			const parted = withoutKnown(judged.rows, await findKnown(judged.rows, signal))
			rows.set(file.id, parted.rows)
			const faults = [...judged.faults, ...parted.faults].toSorted((a, b) => a.row - b.row)
			return { kind: 'read', good: parted.rows.length, faults }
		}),
		sendBatch: fromPromise(async ({ input: { file, from }, signal }): Promise<BatchVerdict> => {
			const batch = rows.get(file.id)!.slice(from, from + BATCH)
			try {
				const { data } = await api.POST('/school/teacher-imports/{id}/rows', {
					params: { path: { id: file.id } },
					body: { file_name: file.name.slice(0, 255), language: getLocale(), rows: batch },
					signal,
				})
				const faults = data!.refused.map(({ row, email, reason }): TeacherFault => {
					return { row, column: 'email', value: email, reason: reason as RowReason }
				})
				const isLast = from + batch.length >= rows.get(file.id)!.length
				if (isLast) await queryClient.invalidateQueries({ queryKey: schoolTeachersKey })
				return { kind: 'taken', rows: batch.length, added: data!.added, faults }
			} catch (error) {
				return verdictOf(error)
			}
		}),
	}
}
