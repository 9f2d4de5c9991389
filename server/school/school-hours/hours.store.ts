import { type SQL, sql } from 'drizzle-orm'
import { trainingGoals } from '#domain/learning/training-year.rules.ts'
import { factsOf, staleFacts } from '#server/people/school/school-facts.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { type Judging, withJudged } from './judged.store.ts'

/** Sums of minutes as the statements name them. */
export type SumRow = Record<
	'sum_all' | 'sum_board' | 'sum_school' | 'sum_values' | 'sum_practice' | 'sum_growth',
	number
>

/** A teacher in a school year. */
export type JudgedRow = SumRow & {
	id: string
	name: string
	counted: number
	last_on: string | null
	reminded_at: string | null
}

/** Which teachers in which order: `pattern` of the name, null for everybody. */
export type Wanted = Judging & {
	pattern: string | null
	filter: 'behind' | 'reached' | 'all'
	sort: 'behind' | 'hours' | 'name'
	limit: number
	offset: number
	reminded: Date
}

type Totals = SumRow & Record<'teachers' | 'behind' | 'reached' | 'remindable' | 'found', number>

/**
 * `found` teachers are wanted, `remindable` are behind and were not reminded after `reminded`;
 * `years` are those in which somebody has hours.
 */
export type FoundHours = { totals: Totals; data: JudgedRow[]; years: number[] }

const { placeholder } = sql
const isBehind = sql`counted < ${placeholder('expected')}::int`
const isReached = sql`counted >= ${trainingGoals.all}::int`
const filters: Record<Wanted['filter'], SQL> = {
	behind: isBehind,
	reached: isReached,
	all: sql`true`,
}
const orders: Record<Wanted['sort'], SQL> = {
	behind: sql`counted,`,
	hours: sql`counted desc,`,
	name: sql``,
}
const sums = ['all', 'board', 'school', 'values', 'practice', 'growth']
	.map((one) => `'sum_${one}', coalesce(sum(sum_${one}), 0)`)
	.join(', ')

const statement = ({ filter, sort }: Wanted, isNamed: boolean) => {
	const name = isNamed ? sql`and name ilike ${placeholder('pattern')}::text` : sql``
	const isWanted = sql`${filters[filter]} ${name}`
	return prepare<FoundHours, Record<string, unknown>>(
		`hours of teachers ${filter} ${sort} ${isNamed}`,
		sql`${withJudged}, ${staleFacts} select (select json_build_object('teachers', count(*), 'behind', count(*) filter (where ${isBehind}),
      'reached', count(*) filter (where ${isReached}), 'remindable', count(*) filter (where ${isBehind}
        and coalesce(reminded_at <= ${placeholder('reminded')}::timestamptz, true)),
      'found', count(*) filter (where ${isWanted}), ${sql.raw(sums)}) from judged) as totals,
    (select coalesce(json_agg(row_to_json(found)), '[]') from (select * from judged where ${isWanted}
      order by ${orders[sort]} lower(name), id limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int) as found) as data,
    (select coalesce(json_agg(distinct year), '[]') from ${factsOf('month')} f) as years`,
	)
}

const statements = new Map<string, ReturnType<typeof statement>>()

/** Teachers of a school with their hours in a school year, and what all of them have together. */
export const readHours = async (db: Db, wanted: Wanted): Promise<FoundHours> => {
	const { filter, sort, pattern, reminded, ...asked } = wanted
	const key = `${filter} ${sort} ${pattern !== null}`
	const run = statements.get(key) ?? statement(wanted, pattern !== null)
	statements.set(key, run)
	const values = { ...asked, reminded: reminded.toISOString() }
	return (await run(db, pattern === null ? values : { ...values, pattern }))[0]!
}
