import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { cardColumns } from '#server/catalogue/card.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { favourite } from '#server/platform/database/schema/learning.ts'

/** The columns that a condition on bookmarks may name. */
export const favouriteColumns = { id: favourite.id, webinar_id: favourite.resourceId }

/** One page of an account's bookmarks with their resources, newest first. */
export const findFavourites = (
  db: Db,
  accountId: string,
  page: { limit: number; offset: number },
  where: readonly SQL[] = [],
) =>
  db
    .select({ id: favourite.id, card: cardColumns, resource })
    .from(favourite)
    .innerJoin(resource, eq(resource.id, favourite.resourceId))
    .where(and(eq(favourite.accountId, accountId), ...where))
    .orderBy(desc(favourite.createdAt), desc(favourite.id))
    .limit(page.limit)
    .offset(page.offset)

/** How many bookmarks an account has. */
export const countFavourites = async (db: Db, accountId: string): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(favourite)
    .where(eq(favourite.accountId, accountId))
  return row!.total
}

/** Writes a bookmark once and returns its id; undefined when there is no such resource. */
export const insertFavourite = async (
  db: Db,
  mark: { accountId: string; resourceId: string; now: Date },
): Promise<string | undefined> => {
  const [found] = await db
    .select({ id: resource.id })
    .from(resource)
    .where(eq(resource.id, mark.resourceId))
  if (!found) return undefined
  const [row] = await db
    .insert(favourite)
    .values({ accountId: mark.accountId, resourceId: mark.resourceId, createdAt: mark.now })
    .onConflictDoUpdate({
      target: [favourite.accountId, favourite.resourceId],
      set: { resourceId: sql`excluded.resource_id` },
    })
    .returning({ id: favourite.id })
  return row!.id
}

/** Deletes an account's bookmark by resource or by its own id; whether there was one. */
export const deleteFavourite = async (
  db: Db,
  accountId: string,
  by: { resourceId: string } | { id: string },
): Promise<boolean> => {
  const which = 'id' in by ? eq(favourite.id, by.id) : eq(favourite.resourceId, by.resourceId)
  const rows = await db
    .delete(favourite)
    .where(and(eq(favourite.accountId, accountId), which))
    .returning({ id: favourite.id })
  return rows.length > 0
}
