import { sql } from 'drizzle-orm'
import { qualified } from '#server/platform/database/qualified.ts'
import {
  bundleItem,
  resource,
  resourceTag,
  tag,
} from '#server/platform/database/schema/catalogue.ts'

/** The columns of a card, tags and contents as subqueries, so that a list is one statement. What is whose comes from `personalise`. */
export const cardColumns = {
  id: resource.id,
  slug: resource.slug,
  slugtitle: resource.slugtitle,
  title: resource.title,
  summary: resource.summary,
  courseType: resource.courseType,
  resourceType: resource.resourceType,
  subject: resource.subject,
  price: resource.price,
  oldPrice: resource.oldPrice,
  instructorName: resource.instructorName,
  averageRating: resource.averageRating,
  reviewCount: resource.reviewCount,
  startDate: resource.startDate,
  durationMinutes: resource.durationMinutes,
  language: resource.language,
  level: resource.level,
  cover: resource.cover,
  coverColour: resource.coverColour,
  tags: sql<string[]>`array(
    select ${qualified(tag.name)} from ${resourceTag} join ${tag} on ${qualified(tag.id)} = ${qualified(resourceTag.tagId)}
    where ${qualified(resourceTag.resourceId)} = ${qualified(resource.id)} order by ${qualified(tag.name)})`,
  itemCount: sql<number>`(
    select count(*)::int from ${bundleItem} where ${qualified(bundleItem.bundleId)} = ${qualified(resource.id)})`,
}
