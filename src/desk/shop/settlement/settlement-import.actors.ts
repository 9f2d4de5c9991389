import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import { api } from '#api/client.ts'
import type { SettlementFault, SettlementLine } from '#domain/shop/settlement-file.rules.ts'
import type { Judged } from '#machines/kit/table-file.ts'
import type {
	BatchVerdict,
	ReadVerdict,
	TableImportActors,
} from '#machines/web/table-import/table-import.types.ts'
import { judgeFile } from '#processes/table-import/judge-file.ts'
import { settlementsKey } from './settlement.queries.ts'

type SettlementFile = Judged<SettlementLine, SettlementFault>

/** Lines that one call sends. */
const BATCH = 500

const startWorker = () =>
	new Worker(new URL('./settlement-file.worker.ts', import.meta.url), { type: 'module' })

const verdictOf = (error: unknown): BatchVerdict => {
	if (!(error instanceof ApiError)) throw error
	if (error.code === 'second-factor-required') return { kind: 'verificationRequired' }
	if (error.status === 401) return { kind: 'signedOut' }
	if (error.status === 429) return { kind: 'tooMany' }
	throw error
}

/** Reads settlement files and sends their lines (DSK-15); `fileOf` finds a chosen file. */
export const settlementImportActors = (
	queryClient: QueryClient,
	fileOf: (id: string) => File | undefined,
): TableImportActors => {
	const lines = new Map<string, readonly SettlementLine[]>()
	return {
		readFile: fromPromise(async ({ input: { file }, signal }): Promise<ReadVerdict> => {
			const judged = await judgeFile<SettlementFile>(startWorker, fileOf(file.id)!, signal)
			if ('fault' in judged) return { kind: 'refused', ...judged }
			lines.set(file.id, judged.rows)
			return { kind: 'read', good: judged.rows.length, faults: judged.faults }
		}),
		sendBatch: fromPromise(async ({ input: { file, from }, signal }): Promise<BatchVerdict> => {
			const all = lines.get(file.id)!
			const batch = all.slice(from, from + BATCH)
			const { provider } = batch[0]!
			const body = { provider, lines: batch.map(({ provider: _, ...line }) => line) }
			try {
				const { added, open } = (await api.POST('/desk/settlement-lines', { body, signal })).data!
				if (from + batch.length >= all.length)
					await queryClient.invalidateQueries({ queryKey: settlementsKey })
				const faults = open.map(({ row, reference, match }) => {
					return { row, column: 'id', value: reference, reason: match }
				})
				return { kind: 'taken', rows: batch.length, added, faults }
			} catch (error) {
				return verdictOf(error)
			}
		}),
	}
}
