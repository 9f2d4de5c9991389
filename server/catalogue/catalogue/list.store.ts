import { type SQL, sql } from 'drizzle-orm'
import { resource, tag } from '#server/catalogue/resource/resource.tables.ts'
import { commaList } from '#server/catalogue/search/comma-list.rules.ts'
import type { ListFilter, Said, Shelf } from '#server/catalogue/search/list-filter.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { isFrom, orders, type Place, placeOf, valuesOfPlace } from './list-order.store.ts'
import { shapeOfSaid } from './said.store.ts'

/** Competencies of the parents' shelf (ROL-02). */
const FOR_PARENTS = '{"Parent Partnership","Socio-Emotional Learning"}'

const names = sql`${sql.placeholder('tags')}::text[]`

const conditions = {
	bundles: sql`course_type = 'bundle'`,
	resources: sql`course_type <> 'bundle'`,
	types: sql`course_type = any(${sql.placeholder('types')}::text[])`,
	free: sql`coalesce(price, 0) = 0`,
	paid: sql`coalesce(price, 0) > 0`,
	tags: sql`tags && array(select name from ${tag} where name = any(${names}) or slug = any(${names}))`,
	parents: sql`tags && ${sql.raw(`'${FOR_PARENTS}'`)}::text[]`,
	rating: sql`average_rating >= ${sql.placeholder('rating')}::numeric`,
	languages: sql`language = any(${sql.placeholder('languages')}::text[])`,
	levels: sql`level = any(${sql.placeholder('levels')}::text[])`,
	subjects: sql`subject = any(${sql.placeholder('subjects')}::text[])`,
	kind: sql`resource_type = ${sql.placeholder('kind')}`,
}

/** Facets of a list, each with counts (FND-01). */
export const facetNames = ['languages', 'levels', 'subjects'] as const

/** Lists have no resource that was withdrawn (DSK-07). */
const isOffered = sql`withdrawn_at is null`

type Condition = keyof typeof conditions

/** The conditions of a filter as SQL, the name of this combination, and its values. */
export const shapeOf = (filter: ListFilter, shelf: Shelf, said: Said = {}) => {
	const words = shapeOfSaid(said)
	const types = commaList(filter.type)
	const tags = commaList(filter.tags)
	const facets = facetNames.flatMap((facet) => {
		const names = commaList(filter[facet])
		return names.length > 0 ? [[facet, names] as const] : []
	})
	const set: Condition[] = [
		shelf === 'bundles' ? 'bundles' : types.length > 0 ? 'types' : 'resources',
		...(shelf === 'parents' ? (['parents'] as const) : []),
		...(filter.price_type ? [filter.price_type] : []),
		...(tags.length > 0 ? (['tags'] as const) : []),
		...(filter.rating ? (['rating'] as const) : []),
		...(filter.resource_type ? (['kind'] as const) : []),
		...facets.map(([facet]) => facet),
	]
	return {
		name: [...set, ...words.names].join(' '),
		where: sql.join([isOffered, ...set.map((one) => conditions[one]), ...words.where], sql` and `),
		values: {
			...words.values,
			types,
			tags,
			...Object.fromEntries(facets),
			rating: filter.rating ?? 0,
			kind: filter.resource_type ?? '',
		},
	}
}

const statements = new Map<string, ReturnType<typeof prepareRows>>()

/**
 * A statement by its name, prepared when first asked for; the number of names is bounded by the
 * filters there are.
 */
export const statementOf = <Row>(name: string, query: () => SQL) => {
	const known = statements.get(name) ?? prepareRows<unknown, Record<string, unknown>>(name, query())
	statements.set(name, known)
	return known as unknown as (db: Db, values: Record<string, unknown>) => Promise<Row[]>
}

const limit = sql`limit ${sql.placeholder('limit')}::int`
const offset = sql`offset ${sql.placeholder('offset')}::int`

/**
 * The ids of one page of a list in its order; `offset` is counted from `from`, or from the first.
 */
export const findListIds = async (
	db: Db,
	filter: ListFilter,
	shelf: Shelf,
	from: Place | null,
): Promise<string[]> => {
	const { name, where, values } = shapeOf(filter, shelf)
	const sort = filter.sort ?? 'newest'
	const start = from ? sql`${where} and ${isFrom(sort)}` : where
	const statement = statementOf<{ id: string }>(
		`list ${sort}${from ? ' from' : ''} ${name}`,
		() =>
			sql`select id from ${resource} where ${start} order by ${orders[sort]} ${limit} ${offset}`,
	)
	const page = { limit: filter.limit ?? 9, offset: filter.offset ?? 0 }
	const rows = await statement(db, { ...values, ...page, ...(from && valuesOfPlace(from)) })
	return rows.map(({ id }) => id)
}

/** The place of the resource at an offset of a list; undefined when the list ends before it. */
export const findPlace = async (
	db: Db,
	filter: ListFilter,
	shelf: Shelf,
	at: number,
): Promise<Place | undefined> => {
	const { name, where, values } = shapeOf(filter, shelf)
	const sort = filter.sort ?? 'newest'
	const statement = statementOf<Place>(
		`place ${sort} ${name}`,
		() =>
			sql`select ${placeOf(sort)} from ${resource} where ${where} order by ${orders[sort]} limit 1 ${offset}`,
	)
	const [place] = await statement(db, { ...values, offset: at })
	return place
}

/** How many resources a filter finds. */
export const countList = async (db: Db, filter: ListFilter, shelf: Shelf): Promise<number> => {
	const { name, where, values } = shapeOf(filter, shelf)
	const statement = statementOf<{ total: number }>(
		`count ${name}`,
		() => sql`select count(*)::int as total from ${resource} where ${where}`,
	)
	const [row] = await statement(db, values)
	return row!.total
}
