import { and, count, desc, eq } from 'drizzle-orm'
import { type Card, cardOf } from '#server/catalogue/card.rules.ts'
import { cardColumns } from '#server/catalogue/card.store.ts'
import { personalise } from '#server/catalogue/personal.store.ts'
import type { Db } from '#server/db/open.ts'
import { resource } from '#server/db/schema/catalogue.ts'
import { favorite } from '#server/db/schema/learning.ts'
import { Problem } from '#server/problem.ts'

/** Bookmarks of an account, newest first. */
export const listFavourites = async (
  db: Db,
  accountId: string,
  page: { limit?: number; offset?: number },
): Promise<{ total: number; data: Card[] }> => {
  const [counted] = await db
    .select({ total: count() })
    .from(favorite)
    .where(eq(favorite.userId, accountId))
  const rows = await db
    .select(cardColumns)
    .from(favorite)
    .innerJoin(resource, eq(resource.id, favorite.webinarId))
    .where(eq(favorite.userId, accountId))
    .orderBy(desc(favorite.createdAt), desc(favorite.id))
    .limit(page.limit ?? 9)
    .offset(page.offset ?? 0)
  return { total: counted!.total, data: await personalise(db, accountId, rows.map(cardOf)) }
}

/**
 * CRD-05: bookmarks a resource; a second time answers the first bookmark.
 * @throws Problem 404 not-found
 */
export const addFavourite = async (
  db: Db,
  mark: { accountId: string; webinarId: string; now: Date },
): Promise<string> => {
  const [found] = await db
    .select({ id: resource.id })
    .from(resource)
    .where(eq(resource.id, mark.webinarId))
  if (!found) throw new Problem(404, 'not-found')
  const values = { userId: mark.accountId, webinarId: mark.webinarId, createdAt: mark.now }
  const [row] = await db
    .insert(favorite)
    .values(values)
    .onConflictDoUpdate({
      target: [favorite.userId, favorite.webinarId],
      set: { webinarId: mark.webinarId },
    })
    .returning({ id: favorite.id })
  return row!.id
}

/** Takes a bookmark away, if there is one. */
export const removeFavourite = (db: Db, accountId: string, webinarId: string) =>
  db.delete(favorite).where(and(eq(favorite.userId, accountId), eq(favorite.webinarId, webinarId)))
