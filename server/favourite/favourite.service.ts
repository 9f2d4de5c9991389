import { type Card, cardOf } from '#server/catalogue/card.rules.ts'
import { personalise } from '#server/catalogue/personal.store.ts'
import {
  countFavourites,
  deleteFavourite,
  findFavourites,
  insertFavourite,
} from '#server/favourite/favourite.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** Bookmarks of an account as cards, newest first. */
export const listFavourites = async (
  db: Db,
  accountId: string,
  page: { limit?: number; offset?: number },
): Promise<{ total: number; data: Card[] }> => {
  const window = { limit: page.limit ?? 9, offset: page.offset ?? 0 }
  const rows = await findFavourites(db, accountId, window)
  const cards = rows.map((row) => cardOf(row.card))
  return {
    total: await countFavourites(db, accountId),
    data: await personalise(db, accountId, cards),
  }
}

/**
 * CRD-05: bookmarks a resource and returns the bookmark's id; a second time returns the first one's.
 * @throws Problem 404 not-found
 */
export const addFavourite = async (
  db: Db,
  mark: { accountId: string; resourceId: string; now: Date },
): Promise<string> => {
  const id = await insertFavourite(db, mark)
  if (!id) throw new Problem(404, 'not-found')
  return id
}

/** Removes a bookmark, if there is one; whether there was. */
export const removeFavourite = deleteFavourite
