import { and, desc, eq } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'
import { licence, licenceAssignment, voucherAssignment } from './licence.tables.ts'

/** The licences that a teacher has, newest first. */
export const licencesOf = (db: Db, accountId: string) =>
	db
		.select({
			id: licenceAssignment.id,
			planName: plan.name,
			title: resource.title,
			slug: resource.slug,
			validUntil: licence.validUntil,
		})
		.from(licenceAssignment)
		.innerJoin(licence, eq(licence.id, licenceAssignment.licenceId))
		.leftJoin(plan, eq(plan.id, licence.planId))
		.leftJoin(resource, eq(resource.id, licence.resourceId))
		.where(eq(licenceAssignment.accountId, accountId))
		.orderBy(desc(licenceAssignment.createdAt), desc(licenceAssignment.id))
		.limit(100)

/** The vouchers that a teacher has, newest first. */
export const vouchersOf = (db: Db, accountId: string) =>
	db
		.select({
			id: voucherAssignment.id,
			code: discount.code,
			title: discount.title,
			endsAt: discount.endsAt,
			used: discount.used,
		})
		.from(voucherAssignment)
		.innerJoin(discount, eq(discount.id, voucherAssignment.discountId))
		.where(eq(voucherAssignment.accountId, accountId))
		.orderBy(desc(voucherAssignment.createdAt), desc(voucherAssignment.id))
		.limit(100)

/** The name of the school that an account belongs to. */
export const schoolNameOf = async (db: Db, accountId: string): Promise<string | null> => {
	const [row] = await db
		.select({ name: school.name })
		.from(account)
		.innerJoin(school, and(eq(school.id, account.schoolId)))
		.where(eq(account.id, accountId))
	return row?.name ?? null
}
