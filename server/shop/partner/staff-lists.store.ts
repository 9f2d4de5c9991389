import { sql } from 'drizzle-orm'
import { partnerRoles } from '#domain/shop/partner-roles.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'
import type { OwnEarning } from './own-lists.store.ts'
import { partnerEarning, partnerSchool } from './partner.tables.ts'

/** A partner with what they brought and earned; money in paise. */
export type PartnerRow = {
	id: string
	name: string
	email: string
	role: (typeof partnerRoles)[number]
	schools: number
	earned: number
	paid_out: number
}

/** An unpaid earning and its partner. */
export type DueEarning = Omit<OwnEarning, 'status' | 'paid_out_at' | 'reference'> & {
	partner: string
}

type Page = { limit: number; offset: number }

const { placeholder } = sql
const page = sql`limit ${placeholder('limit')}::int offset ${placeholder('offset')}::int`
const roles = sql.raw(`'{${partnerRoles.join(',')}}'::text[]`)
const sumOf = (status: string) =>
	sql`coalesce(sum(amount) filter (where status = ${sql.raw(`'${status}'`)}), 0)`

/** Accounts that bring schools, by what waits to be paid to them, then by name. */
export const findPartners: (db: Db, page: Page) => Promise<PartnerRow[]> = prepareRows(
	'partners',
	sql`select a.id, a.display_name as name, a.email, e.earned, e.paid_out,
      (select r from unnest(${roles}) with ordinality as o(r, place) where r = any (a.roles) order by place limit 1) as role,
      (select count(*) from ${partnerSchool} b where b.partner_id = a.id) as schools
    from ${account} a cross join lateral (
      select ${sumOf('earned')} as earned, ${sumOf('paid_out')} as paid_out from ${partnerEarning} where partner_id = a.id) e
    where a.roles && ${roles} order by e.earned desc, lower(a.display_name), a.id ${page}`,
)

/** Returns a page of unpaid earnings, oldest first. */
export const findDue: (db: Db, page: Page) => Promise<DueEarning[]> = prepareRows(
	'earnings that are due',
	sql`select e.id, a.display_name as partner, s.name as school, o.quote_number as order_number, e.base, e.rate, e.amount, e.earned_at
    from ${partnerEarning} e join ${account} a on a.id = e.partner_id join ${school} s on s.id = e.school_id
      join ${schoolOrder} o on o.id = e.school_order_id
    where e.status = 'earned' order by e.earned_at, e.id ${page}`,
)

type Counts = { partners: number; due: number }

const counts = prepare<Counts, Record<string, never>>(
	'numbers of partners',
	sql`select (select count(*) from ${account} a where a.roles && ${roles})::int as partners,
    (select count(*) from ${partnerEarning} where status = 'earned')::int as due`,
)

/** How many partners there are, and how many earnings wait. */
export const countPartners = async (db: Db): Promise<Counts> => (await counts(db, {}))[0]!
