import { and, arrayOverlaps, eq } from 'drizzle-orm'
import { partnerRoles } from '#domain/shop/partner-roles.rules.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { partnerSchool } from './partner.tables.ts'

/** An account that brings schools; undefined for any other id. */
export const findPartner = async (db: Db, id: string) => {
	const [row] = await db
		.select({ id: account.id, schoolId: account.schoolId })
		.from(account)
		.where(and(eq(account.id, id), arrayOverlaps(account.roles, [...partnerRoles])))
	return row
}

/** Records a school's partner unless it has one. Returns the school's partner. */
export const claimSchool = async (
	db: Db,
	row: typeof partnerSchool.$inferInsert,
): Promise<string> => {
	await db.insert(partnerSchool).values(row).onConflictDoNothing()
	return (await partnerOf(db, row.schoolId))!
}

/** The partner who brought a school; undefined when nobody did. */
export const partnerOf = async (db: Db, schoolId: string): Promise<string | undefined> => {
	const [row] = await db
		.select({ id: partnerSchool.partnerId })
		.from(partnerSchool)
		.where(eq(partnerSchool.schoolId, schoolId))
	return row?.id
}
