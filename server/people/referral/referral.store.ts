import type { Db } from '#server/platform/database/open.ts'
import { referral } from './referral.tables.ts'

/** Writes a referral, unless the person has one for the subject. */
export const insertReferral = async (
	db: Db,
	row: {
		accountId: string
		kind: 'group'
		referrer: string
		subject: string
		now: Date
	},
): Promise<void> => {
	const { now: createdAt, ...values } = row
	await db
		.insert(referral)
		.values({ ...values, createdAt })
		.onConflictDoNothing()
}
