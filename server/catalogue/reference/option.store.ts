import type { SQL } from 'drizzle-orm'
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { nameHas } from '#server/platform/database/name-has.ts'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { voucher } from '#server/shop/licence/licence.tables.ts'
import type { OptionPage } from './reference.store.ts'

const totalOf = async (db: Db, table: PgTable, where: SQL | undefined) =>
	(await db.select({ total: count() }).from(table).where(where))[0]!.total

const window = (page: OptionPage) => [page.limit ?? 10, page.offset ?? 0] as const

/** Teachers of a school, by name. */
export const listTeachers = async (db: Db, schoolId: string, page: OptionPage) => {
	const where = and(eq(account.schoolId, schoolId), nameHas(account.displayName, page.name))
	const [limit, offset] = window(page)
	const rows = await db
		.select()
		.from(account)
		.where(where)
		.orderBy(asc(account.displayName), asc(account.id))
		.limit(limit)
		.offset(offset)
	return {
		total: await totalOf(db, account, where),
		data: rows.map((row) => ({ teacher_id: row.id, users: { name: row.displayName } })),
	}
}

/** Vouchers of a school, by code. */
export const listVouchers = async (db: Db, schoolId: string, page: OptionPage) => {
	const [limit, offset] = window(page)
	const rows = await db
		.select({ voucher, code: discount.code })
		.from(voucher)
		.innerJoin(discount, eq(discount.id, voucher.discountId))
		.where(and(eq(voucher.schoolId, schoolId), nameHas(discount.code, page.name)))
		.orderBy(asc(discount.code), asc(voucher.id))
	const data = rows.map((row) => ({
		code: row.code,
		discount_id: row.voucher.discountId,
		voucher_count: row.voucher.voucherCount,
		applied_coupons_count: row.voucher.appliedCouponsCount,
	}))
	return { total: data.length, data: data.slice(offset, offset + limit) }
}

/** Types of resources that happen at a time. */
const timed = ['live_training', 'certification', 'webinar', 'expert_masterclass']

/** Teacher tracks: what a teacher can be registered for at a time. */
export const listTracks = async (db: Db, page: OptionPage) => {
	const where = and(inArray(resource.courseType, timed), isNull(resource.withdrawnAt))
	const [limit, offset] = window(page)
	const data = await db
		.select({ id: resource.id, slug: resource.slug })
		.from(resource)
		.where(where)
		.orderBy(asc(resource.slug))
		.limit(limit)
		.offset(offset)
	return { total: await totalOf(db, resource, where), data }
}

/** Schools, by name. */
export const listSchools = async (db: Db, page: OptionPage) => {
	const where = nameHas(school.name, page.name)
	const [limit, offset] = window(page)
	const data = await db
		.select({ school_name: school.name, school_id: school.id })
		.from(school)
		.where(where)
		.orderBy(asc(school.name), asc(school.id))
		.limit(limit)
		.offset(offset)
	return { total: await totalOf(db, school, where), data }
}
