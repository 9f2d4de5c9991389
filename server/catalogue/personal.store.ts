import { and, eq, inArray } from 'drizzle-orm'
import type { Card } from '#server/catalogue/card.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { cartItem, enrolment, favourite } from '#server/platform/database/schema/learning.ts'

/** Adds to cards what somebody did with them: bookmark, cart, enrolment. One statement; cards of a visitor stay as they are. */
export const personalise = async <T extends Card>(
  db: Db,
  viewerId: string | null,
  cards: T[],
): Promise<T[]> => {
  if (!viewerId || cards.length === 0) return cards
  const rows = await db
    .select({
      id: resource.id,
      favouriteId: favourite.id,
      cartItemId: cartItem.id,
      enrolmentId: enrolment.id,
      enrolmentStatus: enrolment.status,
    })
    .from(resource)
    .leftJoin(
      favourite,
      and(eq(favourite.resourceId, resource.id), eq(favourite.accountId, viewerId)),
    )
    .leftJoin(cartItem, and(eq(cartItem.resourceId, resource.id), eq(cartItem.accountId, viewerId)))
    .leftJoin(
      enrolment,
      and(eq(enrolment.resourceId, resource.id), eq(enrolment.accountId, viewerId)),
    )
    .where(inArray(resource.id, [...new Set(cards.map((card) => card.id))]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return cards.map((card) => {
    const mine = byId.get(card.id)
    if (!mine) return card
    return {
      ...card,
      favourite: mine.favouriteId !== null,
      favourite_id: mine.favouriteId,
      is_added: mine.cartItemId !== null,
      enrolment_id: mine.enrolmentId,
      enrolment_status: mine.enrolmentStatus as Card['enrolment_status'],
    }
  })
}
