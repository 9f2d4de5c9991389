import { and, desc, eq, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { buildWhere, type ListArgs, pageOf } from '#server/platform/graph/where.ts'
import { favourite } from './favourite.tables.ts'

type Page = { limit: number; offset: number }

const page = prepareRows<
	{ total: number; resource_id: string | null },
	Page & { accountId: string }
>(
	'favourites',
	sql`select counted.total, page.resource_id
  from (select count(*)::int as total from ${favourite} where account_id = ${sql.placeholder('accountId')}::uuid) as counted
  left join lateral (
    select resource_id, created_at, id from ${favourite} where account_id = ${sql.placeholder('accountId')}::uuid
    order by created_at desc, id desc limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int
  ) as page on true order by page.created_at desc, page.id desc`,
)

/** The resources that an account bookmarked, newest first, and how many there are. */
export const findFavourites = async (db: Db, accountId: string, window: Page) => {
	const rows = await page(db, { accountId, ...window })
	return { total: rows[0]!.total, ids: rows.flatMap(({ resource_id }) => resource_id ?? []) }
}

/** An account's bookmarks by a where argument of the graph, newest first. */
export const findBookmarks = async (
	db: Db,
	accountId: string,
	args: ListArgs,
): Promise<{ id: string; resourceId: string }[]> => {
	const columns = { id: favourite.id, webinar_id: favourite.resourceId }
	const { limit, offset } = pageOf(args)
	return db
		.select({ id: favourite.id, resourceId: favourite.resourceId })
		.from(favourite)
		.where(and(eq(favourite.accountId, accountId), ...buildWhere(args.where, columns)))
		.orderBy(desc(favourite.createdAt), desc(favourite.id))
		.limit(limit)
		.offset(offset)
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
