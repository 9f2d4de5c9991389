import { whoWantsMails } from '#server/people/notification/notification.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { claimSchools, findReportReaders, type ReportReader } from './report.store.ts'

/**
 * 29.9: claims schools whose report of a month is due, inside the caller's transaction, once each.
 * @param asked.month YYYY-MM
 * @param asked.end the moment at which the month ended
 * @returns how many schools were claimed, and their main points of contact who want mails
 */
export const claimReports = async (
	tx: Db,
	asked: { month: string; end: Date; most: number },
): Promise<{ claimed: number; readers: ReportReader[] }> => {
	const ids = await claimSchools(tx, asked)
	if (ids.length === 0) return { claimed: 0, readers: [] }
	const readers = await findReportReaders(tx, ids)
	const wanted = await whoWantsMails(
		tx,
		readers.map(({ accountId }) => accountId),
		'school',
	)
	return { claimed: ids.length, readers: readers.filter(({ accountId }) => wanted.has(accountId)) }
}
