import type { components } from '#openapi/v1.gen.ts'
import { coverOf } from '#server/catalogue/cover.rules.ts'
import type { resource } from '#server/platform/database/schema/catalogue.ts'

/** The one shape of a card (CAT-09). */
export type Card = components['schemas']['Card']

/** What `cardColumns` selects. */
export type CardRow = Pick<
  typeof resource.$inferSelect,
  | 'id'
  | 'slug'
  | 'slugtitle'
  | 'title'
  | 'summary'
  | 'courseType'
  | 'resourceType'
  | 'subject'
  | 'price'
  | 'oldPrice'
  | 'instructorName'
  | 'averageRating'
  | 'reviewCount'
  | 'startDate'
  | 'durationMinutes'
  | 'language'
  | 'level'
  | 'cover'
  | 'coverColour'
> & {
  tags: string[]
  itemCount: number
}

/** A row as every list answers it to a visitor; money in paise, times ISO. */
export const cardOf = (row: CardRow): Card => ({
  id: row.id,
  slug: row.slug,
  slugtitle: row.slugtitle,
  title: row.title,
  summary: row.summary,
  course_type: row.courseType as Card['course_type'],
  resource_type: row.resourceType as Card['resource_type'],
  subject: row.subject,
  tags: row.tags,
  price: row.price,
  old_price: row.oldPrice,
  price_type: row.price ? 'paid' : 'free',
  temp_instructor_name: row.instructorName,
  average_rating: row.averageRating,
  reviews: row.reviewCount,
  start_date: row.startDate?.toISOString() ?? null,
  duration_minutes: row.durationMinutes,
  language: row.language,
  level: row.level,
  cover: coverOf(row),
  item_count: row.courseType === 'bundle' ? row.itemCount : null,
  favourite: false,
  favourite_id: null,
  is_added: false,
  enrolment_id: null,
  enrolment_status: null,
})
