import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { Problem } from '#server/platform/problems/problem.ts'

type Filter = { _eq?: string | null; _in?: string[] | null }

/** A where argument of the graph: a filter by field. */
export type Where = Record<string, Filter | null | undefined> | null | undefined

/** The arguments of a list. */
export type ListArgs = { where?: Where; limit?: number | null; offset?: number | null }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Maximum values in a filter list. */
const MAX_VALUES = 100

/**
 * @throws Problem 400 invalid-request for an id that is none, for text that no column stores, and
 * for more than 100 values
 */
const check = (column: PgColumn, values: string[]) => {
	if (values.length > MAX_VALUES)
		throw new Problem(400, 'query-too-costly', `A filter lists at most ${MAX_VALUES} values.`)
	const isId = column.getSQLType() === 'uuid'
	if (values.some((value) => (isId ? !uuid.test(value) : value.includes('\0'))))
		throw new Problem(
			400,
			'invalid-request',
			isId ? 'An id is a UUID.' : 'The text cannot be stored.',
		)
	return values
}

/** The conditions of a where argument over the columns it may name. */
export const buildWhere = (where: Where, columns: Record<string, PgColumn>): SQL[] =>
	Object.entries(where ?? {}).flatMap(([field, filter]) => {
		const column = columns[field]
		if (!column) return []
		const one = filter?._eq
		const many = filter?._in
		return [
			...(typeof one === 'string' ? [eq(column, check(column, [one])[0]!)] : []),
			...(many ? [inArray(column, check(column, many))] : []),
		]
	})

/** Limit and offset within bounds, whatever was asked. */
export const pageOf = (args: { limit?: number | null; offset?: number | null }) => ({
	limit: Math.min(Math.max(args.limit ?? 10, 0), 100),
	offset: Math.min(Math.max(args.offset ?? 0, 0), 10_000),
})

/** @throws Problem 400 invalid-request when a text is no UUID */
export const idOf = (text: string): string => {
	if (!uuid.test(text)) throw new Problem(400, 'invalid-request', 'An id is a UUID.')
	return text
}
