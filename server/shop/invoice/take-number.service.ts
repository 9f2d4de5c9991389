import type { Db } from '#server/platform/database/open.ts'
import { financialYearOf } from '#server/platform/india-days.ts'
import { invoiceNumber } from './invoice.rules.ts'
import { takeSerial } from './invoice.store.ts'

/**
 * Takes the next number of a series in the current financial year (`VQ/26-27/0000001`), inside the
 * caller's transaction. Call it last there.
 */
export const takeNumber = async (tx: Db, series: string, now: Date): Promise<string> => {
	const year = financialYearOf(now)
	return invoiceNumber(series, year, await takeSerial(tx, series, year))
}
