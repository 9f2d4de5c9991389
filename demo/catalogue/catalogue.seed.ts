import type { review } from '#server/catalogue/review/review.tables.ts'
import type { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import { competencies } from '../content/competencies.ts'
import type { Entry, SubjectContent } from '../content/entry.ts'
import { subjectContents } from '../content/resources/all.ts'
import { slugs } from '../content/slugs.ts'
import { diceOf } from '../dice.ts'
import { lessonRows } from '../learning/lesson-rows.ts'
import { seedId } from '../seed-id.ts'
import { resourceRow } from './resource-row.ts'
import { reviewRows } from './review-rows.ts'
import { starsFor } from './review-stars.ts'

type Rows = {
	resources: ReturnType<typeof resourceRow>[]
	lessons: (typeof lesson.$inferInsert)[]
	reviews: (typeof review.$inferInsert)[]
}

/** The tags of the competencies. */
export const tagRows = Object.values(competencies).map((name) => ({
	id: seedId('tag', name),
	slug: slugOf(name),
	name,
}))

const addEntry = (rows: Rows, content: SubjectContent, entry: Entry, n: number, now: Date) => {
	const [, title, , , , tagKeys, rupees, wished] = entry
	const slug = slugs[title] ?? slugOf(title)
	const id = seedId('resource', slug)
	const dice = diceOf(slug)
	const stars = wished === 0 ? [] : starsFor(wished, dice.whole(3, rupees ? 18 : 26), dice)
	const keys = [...new Set(tagKeys.split(' '))] as (keyof typeof competencies)[]
	const tags = keys.map((key) => competencies[key])
	const lessons = lessonRows(entry, { id, slug }, dice)
	const about = {
		id,
		slug,
		n,
		stars,
		tags,
		now,
		minutes: lessons.reduce((sum, one) => sum + one.minutes, 0),
	}
	rows.resources.push(resourceRow(content, entry, about, dice))
	rows.lessons.push(...lessons)
	rows.reviews.push(...reviewRows({ id, slug }, stars, dice, now))
}

/**
 * Rows of all resources with lessons and reviews; dates count from `now`, everything else is always
 * the same.
 */
export const catalogueRows = (now: Date): Rows => {
	const rows: Rows = { resources: [], lessons: [], reviews: [] }
	for (const content of subjectContents)
		content.entries.forEach((entry, n) => void addEntry(rows, content, entry, n, now))
	return rows
}
