import type { Db } from '#server/platform/database/open.ts'
import { BATCH, foldNotes } from './fold-teacher-years.store.ts'

/**
 * Brings the kept sums up to date with what was done; the sums and the notes that they answer are
 * of one snapshot, so that a change which commits meanwhile is left for the next time.
 * @returns how many notes were taken away
 */
export const foldTeacherYears = async (db: Db): Promise<number> => {
	let total = 0
	for (;;) {
		const taken = await db.transaction(foldNotes)
		total += taken
		if (taken < BATCH) return total
	}
}
