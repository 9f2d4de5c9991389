import { type SQL, sql } from 'drizzle-orm'
import type { Said } from '#server/catalogue/search/list-filter.rules.ts'

type Kind = keyof Said

const names = (kind: Kind) => sql`any(${sql.placeholder(`said_${kind}`)}::text[])`

/** SQL conditions for the meanings of search words (CAT-04). */
const meant: Record<Kind, SQL> = {
	price: sql`(case when coalesce(price, 0) = 0 then 'free' else 'paid' end) = ${names('price')}`,
	certificate: sql`gives_certificate`,
	types: sql`course_type = ${names('types')}`,
	levels: sql`level = ${names('levels')}`,
	languages: sql`language = ${names('languages')}`,
}

/** A meaning is also met by a title that holds the words. */
const orTitled = (kind: Kind) =>
	sql`(${meant[kind]} or search_words @@ ${sql.placeholder(`titled_${kind}`)}::tsquery)`

/** The conditions of what was said, their names, and their values. */
export const shapeOfSaid = (said: Said) => {
	const set = (Object.keys(meant) as Kind[]).flatMap((kind) => {
		const one = said[kind]
		return one ? [{ kind, ...one }] : []
	})
	return {
		names: set.map(({ kind, titled }) => `said ${kind}${titled ? ' or titled' : ''}`),
		where: set.map(({ kind, titled }) => (titled ? orTitled(kind) : meant[kind])),
		values: Object.fromEntries(
			set.flatMap(({ kind, names, titled }) => [
				[`said_${kind}`, names],
				[`titled_${kind}`, titled],
			]),
		),
	}
}
