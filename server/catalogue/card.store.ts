import { sql } from 'drizzle-orm'
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
  >`array(select ${tag.name} from ${resourceTag} join ${tag} on ${tag.id} = ${resourceTag.tagId} where ${resourceTag.resourceId} = ${resource.id} order by ${tag.name})`,
  itemCount: sql<number>`(select count(*)::int from ${bundleItem} where ${bundleItem.bundleId} = ${resource.id})`,
  favouriteId: viewerId
    ? sql<
        string | null
      >`(select ${favorite.id} from ${favorite} where ${favorite.webinarId} = ${resource.id} and ${favorite.userId} = ${viewerId})`
    : NOBODY,
  cartItemId: viewerId
    ? sql<
        string | null
      >`(select ${cartItem.id} from ${cartItem} where ${cartItem.webinarId} = ${resource.id} and ${cartItem.creatorId} = ${viewerId})`
    : NOBODY,
  enrolled: viewerId
    ? sql<{
        id: string
        status: string
      } | null>`(select json_build_object('id', ${enrolment.id}, 'status', ${enrolment.status}) from ${enrolment} where ${enrolment.resourceId} = ${resource.id} and ${enrolment.accountId} = ${viewerId})`
    : NOBODY,
})
