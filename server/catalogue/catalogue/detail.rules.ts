import type { Resource } from '#openapi/v1.gen.ts'
import type { Card } from './card.rules.ts'

/** Fields of a resource's page besides its card; neighbours by id. */
export type DetailRow = {
	id: string
	course_type: string
	description: string
	outcomes: string[]
	instructor_name: string
	instructor_bio: string
	instructor_picture: string | null
	enrolled_count: number
	affiliate_url: string | null
	published_at: string
	training_minutes: number
	training_kind: 'board' | 'school'
	training_standard: 'values' | 'practice' | 'growth'
	gives_certificate: boolean
	lessons: { id: string; section: string; title: string; minutes: number }[]
	reviews: {
		id: string
		author_name: string
		author_place: string
		rating: number
		body: string
		created_at: string
	}[]
	/** How many reviews have 1 to 5 stars. */
	rating_counts: number[]
	/** The text of the first lesson; null where there is none. */
	first_body: string | null
	items: string[]
	bundles: string[]
	related: string[]
}

/** Lessons grouped by section, in order. */
export const sectionsOf = <T extends { section: string }>(
	lessons: T[],
): { title: string; lessons: T[] }[] =>
	[...Map.groupBy(lessons, (lesson) => lesson.section)].map(([title, group]) => ({
		title,
		lessons: group,
	}))

/** Course types that are learned at any time, on this site. */
const PREVIEWED = ['self_paced', 'certification', 'micro_resource']

/**
 * The first lesson to read before one enrols: not of what is had already, nor of what is only one
 * lesson.
 */
const previewOf = (row: DetailRow, { enrolment_status }: Card): Resource['preview'] => {
	const [first, second] = row.lessons
	const isOffered = PREVIEWED.includes(row.course_type) && enrolment_status !== 'confirmed'
	if (!isOffered || !first || !second || !row.first_body) return null
	return { id: first.id, title: first.title, body: row.first_body }
}

/** The page of a resource from its row and the cards on it, its own among them. */
export const detailOf = (row: DetailRow, cards: Card[]): Resource => {
	const byId = new Map(cards.map((card) => [card.id, card]))
	const cardsOf = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? [])
	const own = byId.get(row.id)!
	return {
		...own,
		description: row.description,
		outcomes: row.outcomes,
		syllabus: sectionsOf(row.lessons).map(({ title, lessons }) => ({
			title,
			lessons: lessons.map(({ id, title, minutes }) => ({ id, title, minutes })),
		})),
		preview: previewOf(row, own),
		instructor: {
			...{ name: row.instructor_name, bio: row.instructor_bio },
			picture: row.instructor_picture,
		},
		review_list: row.reviews.map((review) => ({
			...review,
			created_at: new Date(review.created_at).toISOString(),
		})),
		rating_counts: row.rating_counts,
		enrolled_count: row.enrolled_count,
		affiliate_url: row.affiliate_url,
		published_at: new Date(row.published_at).toISOString(),
		training: {
			minutes: row.training_minutes,
			kind: row.training_kind,
			standard: row.training_standard,
			certificate: row.gives_certificate,
		},
		bundle_items: cardsOf(row.items),
		bundles: cardsOf(row.bundles),
		related: cardsOf(row.related),
	}
}
