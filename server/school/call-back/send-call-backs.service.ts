import type { Deps } from '#server/platform/deps.ts'
import { markSent, waitingCallBacks } from './call-back-sheet.store.ts'
import { formOf } from './form-of.rules.ts'
import { sendToSheet } from './sheet-service.ts'

/** Call-backs sent in one run. */
const MOST = 50

/**
 * CBK-07: sends the call-backs that the sheet-storage service did not answer for, longest waiting
 * first. A refused one goes on waiting and is shown; a service that gives no answer ends the run.
 * @returns how many it took
 */
export const sendCallBacks = async ({
	db,
	config,
}: Pick<Deps, 'db' | 'config'>): Promise<number> => {
	const url = config.SHEET_STORAGE_URL
	if (!url) return 0
	let sent = 0
	for (const row of await waitingCallBacks(db, MOST)) {
		const { kind } = await sendToSheet(url, formOf(row), row.sheetKey!)
		if (kind === 'none') return sent
		if (kind === 'taken') {
			await markSent(db, row.id)
			sent += 1
		}
	}
	return sent
}
