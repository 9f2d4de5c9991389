import { sql } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { isTeacherOf } from '#server/people/school/teachers.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { licence } from '#server/shop/licence/licence.tables.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'
import { partnerEarning, partnerSchool } from './partner.tables.ts'

/** A page of what belongs to one partner. */
export type OwnPage = { partnerId: string; limit: number; offset: number }

/** A school that a partner brought; times as ISO 8601. */
export type BroughtSchool = {
	id: string
	name: string
	city: string | null
	state: 'verified' | 'review' | 'rejected' | 'unverified'
	brought_at: string
	teachers: number
	licences_total: number
	licences_used: number
}

/** Earning from a school's order; money in paise, `rate` in percent. */
export type OwnEarning = {
	id: string
	school: string
	order_number: string
	base: number
	rate: number
	amount: number
	status: 'earned' | 'paid_out' | 'cancelled'
	earned_at: string
	paid_out_at: string | null
	reference: string | null
}

const { placeholder } = sql
const isOwn = sql`partner_id = ${placeholder('partnerId')}::uuid`
const page = sql`limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int`

/** Schools of a partner, the newest first. */
export const findBrought: (db: Db, page: OwnPage) => Promise<BroughtSchool[]> = prepareRows(
	'schools of a partner',
	sql`select s.id, s.name, s.city, b.created_at as brought_at,
      case when s.verification_status = 'verified' then 'verified'
        when jsonb_array_length(s.organization_documents) > 0 then 'review' else s.verification_status end as state,
      (select count(*) from ${account} p where ${isTeacherOf(sql`s.id`)}) as teachers,
      coalesce(l.total, 0) as licences_total, coalesce(l.used, 0) as licences_used
    from ${partnerSchool} b join ${school} s on s.id = b.school_id left join lateral (
      select sum(quantity) as total, sum(assigned_count) as used from ${licence} where school_id = s.id) l on true
    where b.${isOwn} order by b.created_at desc, s.id ${page}`,
)

/** Earnings of a partner, the newest first. */
export const findEarnings: (db: Db, page: OwnPage) => Promise<OwnEarning[]> = prepareRows(
	'earnings of a partner',
	sql`select e.id, s.name as school, o.quote_number as order_number, e.base, e.rate, e.amount, e.status,
      e.earned_at, e.paid_out_at, e.reference
    from ${partnerEarning} e join ${school} s on s.id = e.school_id join ${schoolOrder} o on o.id = e.school_order_id
    where e.${isOwn} order by e.earned_at desc, e.id ${page}`,
)

type Sums = { schools: number; earnings: number; earned: number; paid_out: number }

const sums = prepare<{ sums: Sums }, { partnerId: string }>(
	'sums of a partner',
	sql`select json_build_object('schools', (select count(*) from ${partnerSchool} where ${isOwn}), 'earnings', count(*),
      'earned', coalesce(sum(amount) filter (where status = 'earned'), 0),
      'paid_out', coalesce(sum(amount) filter (where status = 'paid_out'), 0)) as sums
    from ${partnerEarning} where ${isOwn}`,
)

/** How many schools and earnings a partner has; `earned` is what waits to be paid out, in paise. */
export const readSums = async (db: Db, partnerId: string): Promise<Sums> =>
	(await sums(db, { partnerId }))[0]!.sums
