import { and, asc, desc, eq, ilike, isNull, lte } from 'drizzle-orm'
import {
	type PriceChangeStatusEvent,
	priceChangeStatusMachine,
} from '#machines/catalogue/price/price-change-status.machine.ts'
import { likeOf } from '#server/platform/database/like-of.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { priceChange } from './price-change.tables.ts'
import { resource } from './resource.tables.ts'

export type PriceChange = typeof priceChange.$inferSelect

const isOffered = isNull(resource.withdrawnAt)

/** One page of public resources by title with their planned changes, and how many there are. */
export const findPriced = async (
	db: Db,
	search: string,
	{ limit, offset }: { limit: number; offset: number },
) => {
	const where = and(isOffered, search === '' ? undefined : ilike(resource.title, likeOf(search)))
	// The index finds the ids of a page far back; only its rows are read.
	const page = db
		.select({ id: resource.id })
		.from(resource)
		.where(where)
		.orderBy(asc(resource.title), asc(resource.id))
		.limit(limit)
		.offset(offset)
		.as('page')
	const rows = await db
		.select({ resource, planned: priceChange })
		.from(page)
		.innerJoin(resource, eq(resource.id, page.id))
		.leftJoin(
			priceChange,
			and(eq(priceChange.resourceId, resource.id), eq(priceChange.status, 'planned')),
		)
		.orderBy(asc(resource.title), asc(resource.id))
	return { total: await db.$count(resource, where), rows }
}

/** A public resource, locked until the transaction ends; undefined if there is none. */
export const lockPriced = async (tx: Db, id: string) =>
	(
		await tx
			.select()
			.from(resource)
			.where(and(eq(resource.id, id), isOffered))
			.for('no key update')
	)[0]

/** The changes of a resource's price, the newest first. */
export const findChanges = (db: Db, resourceId: string, limit: number): Promise<PriceChange[]> =>
	db
		.select()
		.from(priceChange)
		.where(eq(priceChange.resourceId, resourceId))
		.orderBy(desc(priceChange.effectiveAt), desc(priceChange.id))
		.limit(limit)

/** A change by its id; undefined if there is none. */
export const findChange = async (db: Db, id: string): Promise<PriceChange | undefined> =>
	(await db.select().from(priceChange).where(eq(priceChange.id, id)))[0]

/** Writes a change; undefined if the resource has another one that is planned. */
export const insertChange = async (
	tx: Db,
	row: typeof priceChange.$inferInsert,
): Promise<PriceChange | undefined> =>
	(await tx.insert(priceChange).values(row).onConflictDoNothing().returning())[0]

const life = { table: priceChange, column: 'status', machine: priceChangeStatusMachine } as const

type Before = Partial<Pick<PriceChange, 'priceBefore' | 'oldPriceBefore'>>

/** Moves a change by an event and writes the prices before it; undefined if it is refused. */
export const moveChange = async (
	tx: Db,
	id: string,
	event: PriceChangeStatusEvent,
	before: Before = {},
): Promise<PriceChange | undefined> =>
	(await moveTo(tx, life, event, eq(priceChange.id, id), before))[0]

/** Planned changes of public resources whose date has come, the earliest first. */
export const findDueChanges = async (db: Db, now: Date, limit: number): Promise<PriceChange[]> => {
	const rows = await db
		.select({ change: priceChange })
		.from(priceChange)
		.innerJoin(resource, eq(resource.id, priceChange.resourceId))
		.where(and(eq(priceChange.status, 'planned'), lte(priceChange.effectiveAt, now), isOffered))
		.orderBy(asc(priceChange.effectiveAt))
		.limit(limit)
	return rows.map(({ change }) => change)
}

/** Sets the prices of a resource that is locked. */
export const writePrices = async (
	tx: Db,
	id: string,
	prices: { price: number | null; oldPrice: number | null },
): Promise<void> => {
	await tx.update(resource).set(prices).where(eq(resource.id, id))
}
