import { isDeepStrictEqual } from 'node:util'
import { is, Param, Placeholder, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core/query-builders/select.types'
import type { Db } from './open.ts'

const dialect = new PgDialect()

type Built = PromiseLike<unknown> & { getSQL: () => Parameters<PgDialect['sqlToQuery']>[0] }

/** The result shape of a drizzle query. Drizzle's types do not export these two fields. */
type Shape = {
	fields: SelectedFieldsOrdered | undefined
	joinsNotNullableMap?: Record<string, boolean>
}

const shapeOf = (query: Built): Shape => {
	const { fields, joinsNotNullableMap } = (
		query as unknown as { prepare: (name: string) => Shape }
	).prepare('')
	return { fields, ...(joinsNotNullableMap && { joinsNotNullableMap }) }
}

const constantsOf = ({ params }: { params: unknown[] }) =>
	params.filter(
		(param) => !is(param, Placeholder) && !(is(param, Param) && is(param.value, Placeholder)),
	)

/** @throws Error if a default made in JavaScript, such as an id, would be the same in every row */
const compile = (name: string, build: () => Built) => {
	const made = build()
	const query = dialect.sqlToQuery(made.getSQL())
	const again = dialect.sqlToQuery(build().getSQL())
	if (!isDeepStrictEqual(constantsOf(query), constantsOf(again)))
		throw new Error(`${name}: give a value for each column whose default is made in JavaScript`)
	return { query, shape: shapeOf(made) }
}

/**
 * Prepares a drizzle query. Its text is built at the first call only; building took a fifth of a
 * checkout's processor time.
 * @param name label in pg_prepared_statements
 * @param build makes the query. `at` holds a placeholder for each value, so it must not branch on
 * one.
 * @returns runs it on the database or in a transaction. An undefined value is omitted, null is
 * written as null.
 */
export const prepareBuilt = <Values extends Record<string, unknown>, Query extends Built>(
	name: string,
	build: (db: Db, at: Values) => Query,
) => {
	const made = new Map<string, ReturnType<typeof compile>>()
	return async (db: Db, values: Values): Promise<Awaited<Query>> => {
		const given = Object.entries(values).filter(([, value]) => value !== undefined)
		const id = given.map(([key, value]) => (value === null ? `${key} null` : key)).join()
		let known = made.get(id)
		if (!known) {
			// Column encoders fail on null, so null is part of the text.
			const at = Object.fromEntries(
				given.map(([key, value]) => [key, value === null ? null : sql.placeholder(key)]),
			)
			known = compile(name, () => build(db, at as Values))
			made.set(id, known)
		}
		const { query, shape } = known
		const statement = db._.session.prepareQuery(query, shape.fields, name, true)
		return Object.assign(statement, shape).execute(values) as Promise<Awaited<Query>>
	}
}
