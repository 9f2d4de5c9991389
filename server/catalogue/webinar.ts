import { resource } from '#server/platform/database/schema/catalogue.ts'

/** Columns that a where argument may name. */
export const webinarColumns = {
  id: resource.id,
  slug: resource.slug,
  slugtitle: resource.slugtitle,
  course_type: resource.courseType,
  resource_type: resource.resourceType,
  subject: resource.subject,
}

/** A resource in the graph's shape; price in paise. */
export const webinarOf = (row: typeof resource.$inferSelect) => ({
  id: row.id,
  slug: row.slug,
  slugtitle: row.slugtitle,
  title: row.title,
  summary: row.summary,
  course_type: row.courseType,
  resource_type: row.resourceType,
  subject: row.subject,
  price: row.price,
  average_rating: row.averageRating,
  webinar_reviews: row.reviewCount,
  temp_instructor_name: row.instructorName,
  thumbnail: row.cover && `/covers/${row.cover}-640.webp`,
  start_date: row.startDate?.toISOString() ?? null,
})
