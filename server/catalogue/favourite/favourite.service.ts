import type { Card } from '#server/catalogue/catalogue/card.rules.ts'
import { findCards } from '#server/catalogue/catalogue/catalogue.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { ListArgs } from '#server/platform/graph/where.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	deleteFavourite,
	findBookmarks,
	findFavourites,
	insertFavourite,
} from './favourite.store.ts'

/** Bookmarks of an account as cards, newest first. */
export const listFavourites = async (
	db: Db,
	accountId: string,
	page: { limit?: number; offset?: number },
): Promise<{ total: number; data: Card[] }> => {
	const window = { limit: page.limit ?? 9, offset: page.offset ?? 0 }
	const { total, ids } = await findFavourites(db, accountId, window)
	return { total, data: await findCards(db, ids, accountId) }
}

/** Bookmarks of an account by a where argument of the graph, newest first, each with its card. */
export const listBookmarks = async (
	db: Db,
	accountId: string,
	args: ListArgs,
): Promise<{ id: string; card: Card }[]> => {
	const rows = await findBookmarks(db, accountId, args)
	const ids = rows.map(({ resourceId }) => resourceId)
	const cards = await findCards(db, ids, accountId)
	return rows.map(({ id }, i) => ({ id, card: cards[i]! }))
}

/**
 * CRD-05: bookmarks a resource and returns the bookmark's id; a second time returns the first
 * one's.
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
