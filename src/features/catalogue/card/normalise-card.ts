import type { CardData } from './card.types.ts'

type Sources = {
  api_courses: CardData
  favorite: CardData
  recommend: { course_id: string; webinar: CardData }
}

const nested = (row: CardData | { webinar: CardData }): CardData =>
  'webinar' in row ? row.webinar : row

/**
 * CAT-09: a row of any source that a page shows as one card; recommendations nest it, with the id
 * beside.
 */
export const normaliseCard = <S extends keyof Sources>(source: S, row: Sources[S]): CardData => {
  const card = nested(row)
  if (source === 'favorite') return { ...card, favourite: true }
  return 'course_id' in row ? { ...card, id: row.course_id } : card
}
