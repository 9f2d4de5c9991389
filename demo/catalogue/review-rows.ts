import type { review } from '#server/catalogue/review/review.tables.ts'
import { reviewers, reviewTexts } from '../content/reviews.ts'
import type { diceOf } from '../dice.ts'
import { seedId } from '../seed-id.ts'

const DAY = 86_400_000

/**
 * Reviews with these stars; nobody writes twice about one thing, and no text comes again before all
 * of its stars were used.
 */
export const reviewRows = (
	resource: { id: string; slug: string },
	stars: readonly number[],
	dice: ReturnType<typeof diceOf>,
	now: Date,
): (typeof review.$inferInsert)[] => {
	const people = dice.shuffle(reviewers)
	const texts = Object.fromEntries(
		Object.entries(reviewTexts).map(([rating, list]) => [rating, dice.shuffle(list)]),
	)
	const used: Record<number, number> = {}
	return stars.map((rating, i) => {
		const [authorName, authorPlace] = people[i % people.length]!
		const nth = used[rating] ?? 0
		used[rating] = nth + 1
		const list = texts[rating]!
		return {
			id: seedId('review', resource.slug, String(i)),
			resourceId: resource.id,
			authorName,
			authorPlace,
			rating,
			body: list[nth % list.length]!,
			createdAt: new Date(now.getTime() - dice.whole(1, 360) * DAY - dice.whole(0, DAY)),
		}
	})
}
