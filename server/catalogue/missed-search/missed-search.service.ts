import type { operations } from '#openapi/v1.gen.ts'
import type { Deps } from '#server/platform/deps.ts'
import { checkDays, indiaDayOf } from '#server/platform/india-days.ts'
import { countedWords } from './missed-search.rules.ts'
import { countMissedSearch, sumMissedSearches } from './missed-search.store.ts'

/**
 * DSK-17: counts a search that found nothing. The answer of the search does not depend on it: a
 * fault is logged.
 */
export const noteMissedSearch = async (
	{ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
	search: string,
): Promise<void> => {
	const words = countedWords(search)
	if (words === null) return
	try {
		const now = clock()
		await countMissedSearch(db, { day: indiaDayOf(now), words, now })
	} catch (error) {
		log.warn(error, 'A search that found nothing was not counted')
	}
}

/** DSK-17: what was searched for on some days without finding anything. */
export const listMissedSearches = async (
	{ db }: Pick<Deps, 'db'>,
	{ limit = 50, offset = 0, ...days }: operations['listMissedSearches']['parameters']['query'],
) => {
	const rows = await sumMissedSearches(db, { ...checkDays(days), limit, offset })
	return { total: rows[0]?.rows ?? 0, data: rows.map(({ rows: _, ...row }) => row) }
}
