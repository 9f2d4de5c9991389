import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { AnyFilledList } from '#server/platform/filled-list.ts'
import { importRows, listImports, undoImport } from './list-import.service.ts'

/**
 * 28.3: lists of the desk take files.
 * @param lists the lists that do
 */
export const listImportHandlers = (deps: Deps, lists: readonly AnyFilledList[]): Handlers => ({
	listImports: (call) => listImports(deps, lists, requireAccount(call), call.query.list),
	importRows: (call) =>
		importRows(deps, lists, requireAccount(call), { id: call.params.id, part: call.body }),
	undoImport: (call) => undoImport(deps, lists, requireAccount(call), call.params.id),
})
