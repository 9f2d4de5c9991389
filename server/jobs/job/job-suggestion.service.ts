import { namesSaid } from '#server/catalogue/search/names-said.rules.ts'
import { likePart } from '#server/platform/database/like-part.ts'
import type { Db } from '#server/platform/database/open.ts'
import { findJobSuggestions } from './job-suggestion.store.ts'

/** FND-02: the newest open jobs that hold a text, and how many there are, up to 100. */
export const suggestJobs = async (
	db: Db,
	text: string,
	{ limit, now }: { limit: number; now: Date },
) => {
	const asked = {
		part: likePart(text),
		subjects: namesSaid(text),
		now: now.toISOString(),
		limit,
	}
	const rows = await findJobSuggestions(db, asked)
	return { total: rows[0]?.total ?? 0, data: rows.map(({ total, ...job }) => job) }
}
