import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { rateLimit } from './limit.tables.ts'

/** Usage of a key: `points` in a window that ends after `leftMs`. */
export type Usage = { points: number; leftMs: number }

/**
 * Counts points of a key in a fixed window, in one statement, so that concurrent requests and
 * servers lose no count. The key is stored as given: it must not contain personal data.
 */
export const countPoints = async (
	db: Db,
	count: { key: string; points: number; windowMs: number; now: Date },
): Promise<Usage> => {
	const expiresAt = new Date(count.now.getTime() + count.windowMs)
	const isOver = sql`${rateLimit.expiresAt} <= ${count.now.toISOString()}::timestamptz`
	const [row] = await db
		.insert(rateLimit)
		.values({ key: count.key, points: count.points, expiresAt })
		.onConflictDoUpdate({
			target: rateLimit.key,
			set: {
				points: sql`CASE WHEN ${isOver} THEN excluded.points ELSE ${rateLimit.points} + excluded.points END`,
				expiresAt: sql`CASE WHEN ${isOver} THEN excluded.expires_at ELSE ${rateLimit.expiresAt} END`,
			},
		})
		.returning({ points: rateLimit.points, expiresAt: rateLimit.expiresAt })
	return { points: row!.points, leftMs: row!.expiresAt.getTime() - count.now.getTime() }
}
