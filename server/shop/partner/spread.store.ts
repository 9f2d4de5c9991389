import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { ALL_TIME, keptSums, sumsOf } from '#server/people/school/teacher-year.rules.ts'
import { isTeacherOf } from '#server/people/school/teachers.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { licence } from '#server/shop/licence/licence.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'
import type { OwnPage } from './own-lists.store.ts'
import { partnerSchool } from './partner.tables.ts'

/** A licence of a school that a partner brought. */
export type BroughtLicence = {
	id: string
	school: string
	title: string
	quantity: number
	used: number
	ends_at: string
}

/**
 * Usage by a school's teachers: `active` since a given moment, the rest of all time; `minutes` of
 * training hours.
 */
export type BroughtUsage = {
	id: string
	school: string
	teachers: number
	active: number
	lessons: number
	minutes: number
}

const { placeholder } = sql
const brought = sql`${partnerSchool} b join ${school} s on s.id = b.school_id`
const isOwn = sql`b.partner_id = ${placeholder('partnerId')}::uuid`
const page = sql`limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int`

/** Licences of a partner’s schools, which end last first. */
export const findLicences: (db: Db, page: OwnPage) => Promise<BroughtLicence[]> = prepareRows(
	'licences of a partner',
	sql`select l.id, s.name as school, coalesce(r.title, p.name) as title, l.quantity, l.assigned_count as used, l.valid_until as ends_at
    from ${brought} join ${licence} l on l.school_id = s.id left join ${resource} r on r.id = l.resource_id
      left join ${plan} p on p.id = l.plan_id
    where ${isOwn} order by l.valid_until desc, l.id ${page}`,
)

const counted = prepare<{ total: number }, { partnerId: string }>(
	'number of licences of a partner',
	sql`select count(*)::int as total from ${brought} join ${licence} l on l.school_id = s.id where ${isOwn}`,
)

/** How many licences there are. */
export const countLicences = async (db: Db, partnerId: string): Promise<number> =>
	(await counted(db, { partnerId }))[0]!.total

/** Usage of a partner’s schools, by name. @param asked.since ISO 8601 */
export const findUsage: (db: Db, asked: OwnPage & { since: string }) => Promise<BroughtUsage[]> =
	prepareRows(
		'usage of a partner',
		sql`with shown as (
        select s.id, s.name as school from ${brought} where ${isOwn} order by lower(s.name), s.id ${page}
      ), teacher as (select p.id, w.id as school_id from shown w join ${account} p on ${isTeacherOf(sql`w.id`)}
      ), ${keptSums}
      select w.id, w.school, count(t.id) as teachers,
        count(*) filter (where a.last_at >= ${placeholder('since')}::timestamptz) as active,
        coalesce(sum(a.lessons), 0) as lessons, coalesce(sum(a.sum_all), 0) as minutes
      from shown w left join teacher t on t.school_id = w.id left join ${sumsOf(sql.raw(String(ALL_TIME)))} a on a.account_id = t.id
      group by 1, 2 order by lower(w.school), w.id`,
	)
