import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { insertCallBack, type NewCallBack } from './call-back.store.ts'
import { formOf } from './form-of.rules.ts'
import { sendToSheet } from './sheet-service.ts'

/**
 * CBK-07: takes a call-back request: into our list, or to the service at SHEET_STORAGE_URL. Where
 * that service gives no answer the request waits in our list until a job has sent it.
 * @param how.key the caller's Idempotency-Key
 * @param how.keep what else belongs to the transaction
 * @throws Problem 502 sheet-storage-refused when the service refuses it; its words are in `error`
 */
export const takeCallBackRequest = async (
	{ db, config }: Pick<Deps, 'db' | 'config'>,
	request: NewCallBack,
	how: { key: string | undefined; keep: (tx: Db) => Promise<void> },
): Promise<void> => {
	const url = config.SHEET_STORAGE_URL
	const key = how.key ?? randomUUID()
	const said = url ? await sendToSheet(url, formOf(request), key) : null
	if (said?.kind === 'refused') {
		const error = said.words || undefined
		throw new Problem(502, 'sheet-storage-refused', undefined, { detail: error, error })
	}
	if (said?.kind === 'taken') return
	await db.transaction(async (tx) => {
		await insertCallBack(tx, { ...request, sheetKey: said ? key : null })
		await how.keep(tx)
	})
}
