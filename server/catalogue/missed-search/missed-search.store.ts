import { and, desc, gte, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { missedSearch } from './missed-search.tables.ts'

/** Different words that are stored of one day. */
const MOST_A_DAY = 2000

/** Counts words of a day; new words beyond the most of a day are dropped. */
export const countMissedSearch = async (
	db: Db,
	{ day, words, now }: { day: string; words: string; now: Date },
): Promise<void> => {
	await db.execute(sql`
    insert into ${missedSearch} (day, words, counted_at)
    select ${day}::date, ${words}, ${now.toISOString()}::timestamptz
    where (select count(*) from ${missedSearch} where day = ${day}::date) < ${MOST_A_DAY}
      or exists (select from ${missedSearch} where day = ${day}::date and words = ${words})
    on conflict (day, words) do update set count = ${missedSearch}.count + 1, counted_at = excluded.counted_at`)
}

/** The words of some days in India, the most frequent first. */
export const sumMissedSearches = (
	db: Db,
	{ from, to, limit, offset }: { from: string; to: string; limit: number; offset: number },
) => {
	const count = sql<number>`sum(${missedSearch.count})::int`
	return db
		.select({
			words: missedSearch.words,
			count,
			last_on: sql<string>`max(${missedSearch.day})::text`,
			rows: sql<number>`(count(*) over ())::int`,
		})
		.from(missedSearch)
		.where(and(gte(missedSearch.day, from), lte(missedSearch.day, to)))
		.groupBy(missedSearch.words)
		.orderBy(desc(count), missedSearch.words)
		.limit(limit)
		.offset(offset)
}
