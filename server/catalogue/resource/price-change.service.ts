import { v7 } from 'uuid'
import { type Prices, priceFault } from '#domain/catalogue/price-change.rules.ts'
import type { PriceChange as Change, PricedResource as Priced } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import {
	findChange,
	findChanges,
	findDueChanges,
	findPriced,
	insertChange,
	lockPriced,
	moveChange,
	type PriceChange,
	writePrices,
} from './price-change.store.ts'
import { findResource } from './resource.store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findResource>>>

/** The prices of a row; a price of 0 is free. */
const pricesOf = ({ price, oldPrice }: Pick<Row, 'price' | 'oldPrice'>): Prices => ({
	price: price || null,
	old_price: oldPrice || null,
})

const changeOf = ({ priceBefore, oldPriceBefore, ...row }: PriceChange): Change => ({
	id: row.id,
	status: row.status,
	origin: row.origin,
	prices: pricesOf(row),
	before: pricesOf({ price: priceBefore, oldPrice: oldPriceBefore }),
	effective_at: row.effectiveAt.toISOString(),
	created_at: row.createdAt.toISOString(),
})

const pricedOf = (row: Row, planned: PriceChange | null | undefined): Priced => ({
	id: row.id,
	title: row.title,
	course_type: row.courseType,
	prices: pricesOf(row),
	planned: planned ? changeOf(planned) : null,
})

/** DSK-09: one page of what the shop offers, with prices and planned changes. */
export const listPrices = async (
	{ db }: Deps,
	{ search = '', limit = 25, offset = 0 }: { search?: string; limit?: number; offset?: number },
) => {
	const { total, rows } = await findPriced(db, search.trim(), { limit, offset })
	return { total, data: rows.map(({ resource, planned }) => pricedOf(resource, planned)) }
}

/** Changes that a history shows. */
const MOST = 100

/** DSK-09: the price of a resource and its history. @throws Problem 404 not-found */
export const readPrice = async (db: Db, id: string) => {
	const row = await findResource(db, id)
	if (!row || row.withdrawnAt) throw new Problem(404, 'not-found')
	const changes = await findChanges(db, id, MOST)
	const planned = changes.find(({ status }) => status === 'planned')
	return { ...pricedOf(row, planned), history: changes.map(changeOf) }
}

const beforeOf = ({ price, oldPrice }: Pick<Row, 'price' | 'oldPrice'>) => ({
	priceBefore: price,
	oldPriceBefore: oldPrice,
})

/** Sets the prices of a planned change, inside a transaction that holds its resource. */
const apply = async (tx: Db, row: Row, change: PriceChange): Promise<boolean> => {
	const moved = await moveChange(tx, change.id, { type: 'price.applied' }, beforeOf(row))
	if (moved) await writePrices(tx, row.id, { price: change.price, oldPrice: change.oldPrice })
	return moved !== undefined
}

/** A change as it is asked for; `before` are the prices that the person saw. */
export type AskedChange = {
	before: Prices
	prices: Prices
	/** ISO 8601; null: now. */
	effective_at: string | null
}

const isSame = (some: Prices, others: Prices) =>
	some.price === others.price && some.old_price === others.old_price

/**
 * DSK-09: changes the price of a resource now or from a date. An open order keeps its price.
 * @throws Problem 404 not-found; 409 price-changed if the prices are not those that the person
 * saw, price-invalid with the fault in `detail`, change-planned if another change waits
 */
export const changePrice = async (
	{ db, clock }: Deps,
	me: Account,
	resourceId: string,
	{ before, prices, effective_at: from }: AskedChange,
) => {
	const now = clock()
	const effectiveAt = from !== null && Date.parse(from) > now.getTime() ? new Date(from) : now
	await db.transaction(async (tx) => {
		const row = await lockPriced(tx, resourceId)
		if (!row) throw new Problem(404, 'not-found')
		if (!isSame(pricesOf(row), before)) throw new Problem(409, 'price-changed')
		const fault = priceFault(prices, before)
		if (fault) throw new Problem(409, 'price-invalid', fault)
		const { price, old_price: oldPrice } = prices
		const written = await insertChange(tx, {
			...{ id: v7(), resourceId, price, oldPrice, effectiveAt, createdAt: now },
			...{ status: 'planned', origin: 'desk', ...beforeOf(row) },
		})
		if (!written) throw new Problem(409, 'change-planned')
		if (effectiveAt <= now) await apply(tx, row, written)
		const act = {
			actorId: me.id,
			operation: 'changePrice',
			subject: { kind: 'resource', id: resourceId },
			before: { ...before },
			after: { ...prices, effective_at: effectiveAt.toISOString() },
		}
		await recordAct(tx, act, now)
	})
	return readPrice(db, resourceId)
}

/**
 * DSK-09: cancels a planned change.
 * @throws Problem 404 not-found; 409 price-moved if it is effective or was cancelled
 */
export const cancelPriceChange = async ({ db, clock }: Deps, me: Account, id: string) => {
	const resourceId = await db.transaction(async (tx) => {
		const known = await findChange(tx, id)
		if (!known) throw new Problem(404, 'not-found')
		if (!(await moveChange(tx, id, { type: 'price.cancelled' })))
			throw refusedMove('price-moved', (await findChange(tx, id))!.status)
		const act = {
			actorId: me.id,
			operation: 'cancelPriceChange',
			subject: { kind: 'resource', id: known.resourceId },
			before: { status: 'planned' },
			after: { status: 'cancelled' },
		}
		await recordAct(tx, act, clock())
		return known.resourceId
	})
	return readPrice(db, resourceId)
}

/** Writes the prices that a publication changed into the history, inside its transaction. */
export const notePublishedPrice = async (
	tx: Db,
	before: Row | undefined,
	after: { id: string; price?: number | null; oldPrice?: number | null },
	now: Date,
): Promise<void> => {
	const { id: resourceId, price = null, oldPrice = null } = after
	const was = before ?? { price: null, oldPrice: null }
	if (isSame(pricesOf(was), pricesOf({ price, oldPrice }))) return
	await insertChange(tx, {
		...{ id: v7(), resourceId, price, oldPrice, effectiveAt: now, createdAt: now },
		...{ status: 'effective', origin: 'publication', ...beforeOf(was) },
	})
}

const BATCH = 100

/** DSK-09: sets the prices whose date has come; each once. Returns their number. */
export const applyDuePrices = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
	const due = await findDueChanges(db, clock(), BATCH)
	let applied = 0
	for (const change of due)
		await db.transaction(async (tx) => {
			const row = await lockPriced(tx, change.resourceId)
			if (row && (await apply(tx, row, change))) applied += 1
		})
	return applied
}
