import { type SQL, sql } from 'drizzle-orm'

/**
 * The orders of a list: columns that descend, of these types; what is equal in all of them is in
 * the order of its ids.
 */
const columns = {
	newest: { published_at: 'timestamptz' },
	rating: { average_rating: 'numeric', review_count: 'integer', published_at: 'timestamptz' },
	price: { '-coalesce(price, 0)': 'integer', published_at: 'timestamptz' },
	date: { "coalesce(start_date, '-infinity')": 'timestamptz', published_at: 'timestamptz' },
} as const

/** How a list may be ordered: each order has an index that includes what narrows a list. */
export type ListOrder = keyof typeof columns

/** The place of one resource in an order: what its columns hold, in their order, and its id. */
export type Place = { id: string; at: (string | number)[] }

const joined = (parts: SQL[]) => sql.join(parts, sql`, `)
const named = (order: ListOrder) => Object.keys(columns[order]).map((column) => sql.raw(column))
const given = (order: ListOrder) =>
	joined(
		Object.values(columns[order]).map(
			(type, n) => sql`${sql.placeholder(`place${n}`)}::${sql.raw(type)}`,
		),
	)

const orderBy = (order: ListOrder) =>
	sql`${joined(named(order).map((column) => sql`${column} desc`))}, id`

/** An order by name as SQL, for `order by`. */
export const orders: Record<ListOrder, SQL> = {
	newest: orderBy('newest'),
	rating: orderBy('rating'),
	price: orderBy('price'),
	date: orderBy('date'),
}

/** The columns of `Place` as SQL, for a select list. */
export const placeOf = (order: ListOrder): SQL =>
	sql`id, json_build_array(${joined(named(order))}) as at`

/**
 * Condition: a resource is at or after a place in the order. An index finds the first one directly.
 */
export const isFrom = (order: ListOrder): SQL => {
	const row = sql`(${joined(named(order))})`
	const place = sql`(${given(order)})`
	return sql`${row} <= ${place} and (${row} < ${place} or id >= ${sql.placeholder('placeId')}::uuid)`
}

/** The values of `isFrom` for a place. */
export const valuesOfPlace = ({ id, at }: Place): Record<string, string | number> => ({
	placeId: id,
	...Object.fromEntries(at.map((value, n) => [`place${n}`, value])),
})
