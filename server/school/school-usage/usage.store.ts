import { type SQL, sql } from 'drizzle-orm'
import {
	ALL_TIME,
	lastAtOf,
	sumsOf,
	withTeachers,
} from '#server/people/school/teacher-year.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { PLANNED_EACH_TIME } from '#server/platform/database/preparing-client.ts'
import { usedIn } from './used-in-period.store.ts'

/** A teacher in a period; `last_at` of all time, ISO 8601. */
export type UsageRow = {
	id: string
	name: string
	enrolments: number
	lessons: number
	minutes: number
	last_at: string | null
}

/** Totals of all teachers of a school; `found` of them have the searched name. */
export type UsageTotals = Record<
	'teachers' | 'active' | 'enrolments' | 'lessons' | 'minutes' | 'found',
	number
>

/** Orders of a page: by name, or the highest of a figure or the newest `last` first. */
export const usageSorts = ['name', 'enrolments', 'lessons', 'hours', 'last'] as const

/** A whole school year or all time (year 0), or from a day on. */
export type UsagePeriod = { year: number } | { from: string }

type Asked = {
	schoolId: string
	period: UsagePeriod
	/** A pattern of `ilike`; null for everybody. */
	pattern: string | null
	sort: (typeof usageSorts)[number]
	limit: number
	offset: number
}

const { placeholder } = sql
const orders: Record<Asked['sort'], SQL> = {
	name: sql``,
	enrolments: sql`enrolments desc,`,
	lessons: sql`lessons desc,`,
	hours: sql`minutes desc,`,
	last: sql`last_at desc nulls last,`,
}
/**
 * When each last did something is looked up for the rows of the page alone, unless it orders them.
 */
const lasts = sql`(select u.*, a.last_at from used u left join ${sumsOf(sql.raw(String(ALL_TIME)))} a on a.account_id = u.id)`

type Found = { totals: UsageTotals; data: UsageRow[] }

const statement = (kind: keyof typeof usedIn, sort: Asked['sort'], isNamed: boolean) => {
	const isWanted = isNamed ? sql`name ilike ${placeholder('pattern')}::text` : sql`true`
	return prepare<Found, Record<string, unknown>>(
		`usage of teachers ${kind} ${sort} ${isNamed}`,
		sql`${kind === 'recent' ? sql.raw(PLANNED_EACH_TIME) : sql``} ${withTeachers}, ${usedIn[kind]}
    select (select json_build_object('teachers', count(*), 'active', count(*) filter (where enrolments + lessons + minutes > 0),
        'enrolments', coalesce(sum(enrolments), 0), 'lessons', coalesce(sum(lessons), 0), 'minutes', coalesce(sum(minutes), 0),
        'found', count(*) filter (where ${isWanted})) from used) as totals,
      (select coalesce(json_agg(row_to_json(found)), '[]') from (
        select p.id, p.name, p.enrolments, p.lessons, p.minutes, ${sort === 'last' ? sql`p.last_at` : lastAtOf(sql`p.id`)} as last_at
        from (select * from ${sort === 'last' ? lasts : sql`used`} u where ${isWanted}
          order by ${orders[sort]} lower(name), id limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int) p) as found) as data`,
	)
}

const statements = new Map<string, ReturnType<typeof statement>>()

const statementOf = (kind: keyof typeof usedIn, sort: Asked['sort'], isNamed: boolean) => {
	const key = `${kind} ${sort} ${isNamed}`
	const known = statements.get(key) ?? statement(kind, sort, isNamed)
	statements.set(key, known)
	return known
}

/** A page of a school’s teachers with what they did in a period, and the sums of all of them. */
export const readUsage = async (
	db: Db,
	{ period, pattern, sort, ...asked }: Asked,
): Promise<Found> => {
	const run = statementOf('year' in period ? 'year' : 'recent', sort, pattern !== null)
	return (await run(db, { ...asked, ...period, ...(pattern !== null && { pattern }) }))[0]!
}
