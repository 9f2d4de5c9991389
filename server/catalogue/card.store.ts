import { sql } from 'drizzle-orm'
import { qualified } from '#server/db/qualified.ts'
import { bundleItem, resource, resourceTag, tag } from '#server/db/schema/catalogue.ts'
import { cartItem, enrolment, favorite } from '#server/db/schema/learning.ts'

const NOBODY = sql<null>`null`

/**
 * The columns of a card, its belongings as subqueries, so that a list is one statement.
 * @param viewerId whose bookmarks, cart and enrolments are told; null for a visitor
 */
export const cardColumns = (viewerId: string | null) => ({
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
  tags: sql<
    string[]
  >`array(select ${qualified(tag.name)} from ${resourceTag} join ${tag} on ${qualified(tag.id)} = ${qualified(resourceTag.tagId)} where ${qualified(resourceTag.resourceId)} = ${qualified(resource.id)} order by ${qualified(tag.name)})`,
  itemCount: sql<number>`(select count(*)::int from ${bundleItem} where ${qualified(bundleItem.bundleId)} = ${qualified(resource.id)})`,
  favouriteId: viewerId
    ? sql<
        string | null
      >`(select ${qualified(favorite.id)} from ${favorite} where ${qualified(favorite.webinarId)} = ${qualified(resource.id)} and ${qualified(favorite.userId)} = ${viewerId})`
    : NOBODY,
  cartItemId: viewerId
    ? sql<
        string | null
      >`(select ${qualified(cartItem.id)} from ${cartItem} where ${qualified(cartItem.webinarId)} = ${qualified(resource.id)} and ${qualified(cartItem.creatorId)} = ${viewerId})`
    : NOBODY,
  enrolled: viewerId
    ? sql<{
        id: string
        status: string
      } | null>`(select json_build_object('id', ${qualified(enrolment.id)}, 'status', ${qualified(enrolment.status)}) from ${enrolment} where ${qualified(enrolment.resourceId)} = ${qualified(resource.id)} and ${qualified(enrolment.accountId)} = ${viewerId})`
    : NOBODY,
})
