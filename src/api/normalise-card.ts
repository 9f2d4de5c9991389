import type { Card as CardData } from '#openapi/v1.gen.ts'

type Nested = { course_id: string; webinar: CardData }

type Sources = {
	courses: CardData
	api_courses: CardData
	favorite: CardData
	recommend: Nested
	search: Nested
}

/**
 * CAT-09: a row of any source that a page shows as one card; recommendations and search results
 * nest it, with the id beside.
 */
export const normaliseCard = <S extends keyof Sources>(source: S, row: Sources[S]): CardData => {
	const card: CardData = 'webinar' in row ? { ...row.webinar, id: row.course_id } : row
	return source === 'favorite' ? { ...card, favourite: true } : card
}
