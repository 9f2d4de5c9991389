import { and, count, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { operations } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { journey } from './journey.tables.ts'
import type { Place } from './journey-cursor.rules.ts'

type Filter = NonNullable<operations['listJourneys']['parameters']['query']>

/** A row of the journey table. */
export type JourneyRow = typeof journey.$inferSelect

/**
 * Keeps journeys once by their id (ATL-04): a longer report of the same run replaces a shorter one,
 * a repeated one changes nothing.
 */
export const keepJourneys = async (db: Db, rows: readonly JourneyRow[]): Promise<void> => {
	const longest = new Map<string, JourneyRow>()
	for (const row of rows)
		if ((longest.get(row.id)?.steps.length ?? 0) < row.steps.length) longest.set(row.id, row)
	const fresh = sql`jsonb_array_length(${journey.steps}) < jsonb_array_length(excluded.steps)`
	await db
		.insert(journey)
		.values([...longest.values()])
		.onConflictDoUpdate({
			target: journey.id,
			set: { steps: sql`excluded.steps`, ended: sql`excluded.ended` },
			setWhere: sql`${fresh} and ${journey.machine} = excluded.machine and not ${journey.demo}`,
		})
}

const buildWhere = ({ machine, from, to, role, device, visitor }: Filter) =>
	and(
		machine ? eq(journey.machine, machine) : undefined,
		from ? gte(journey.startedAt, new Date(from)) : undefined,
		to ? lt(journey.startedAt, new Date(to)) : undefined,
		role ? eq(journey.role, role) : undefined,
		device ? eq(journey.device, device) : undefined,
		visitor ? eq(journey.returning, visitor === 'returning') : undefined,
	)

/**
 * Journeys newest first, one more than `limit` where there is a next page, and how many there are
 * in all.
 */
export const readJourneys = async (
	db: Db,
	filter: Filter,
	page: { limit: number; after: Place | null },
): Promise<{ total: number; rows: JourneyRow[] }> => {
	const wanted = buildWhere(filter)
	const { after } = page
	const older = after
		? or(
				lt(journey.startedAt, after.startedAt),
				and(eq(journey.startedAt, after.startedAt), lt(journey.id, after.id)),
			)
		: undefined
	const [counted] = await db.select({ total: count() }).from(journey).where(wanted)
	const rows = await db
		.select()
		.from(journey)
		.where(and(wanted, older))
		.orderBy(desc(journey.startedAt), desc(journey.id))
		.limit(page.limit + 1)
	return { total: counted!.total, rows }
}

/** Journeys that one statement deletes. */
export const BATCH = 1000

/**
 * ATL-05: deletes at most a portion of what began before a moment; answers how many journeys that
 * were.
 */
export const forgetJourneys = async (db: Db, before: Date): Promise<number> => {
	const old = db
		.select({ id: journey.id })
		.from(journey)
		.where(lt(journey.startedAt, before))
		.limit(BATCH)
	const gone = await db
		.delete(journey)
		.where(inArray(journey.id, old))
		.returning({ id: journey.id })
	return gone.length
}
