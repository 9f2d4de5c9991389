import { arrayOverlaps, countDistinct, not } from 'drizzle-orm'
import { grantableRoles } from '#domain/people/staff-roles.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { Db } from '#server/platform/database/open.ts'

/** Points of contact, parents, the team and partners are no teachers. */
const others = ['main_poc', 'additional_main_poc', 'parent', ...grantableRoles]

/** Returns how many teachers, schools and cities of schools there are. */
export const countShop = async (db: Db) => {
	const [places] = await db.select({ count: countDistinct(school.city) }).from(school)
	return {
		teachers: await db.$count(account, not(arrayOverlaps(account.roles, others))),
		schools: await db.$count(school),
		places: places?.count ?? 0,
	}
}
