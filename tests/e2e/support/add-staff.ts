import { account } from '#server/people/account/account.tables.ts'
import { openDb } from '#server/platform/database/open.ts'
import { STAFF_ACCOUNTS, staffAddress } from './staff-accounts.ts'

/** Adds accounts of customer success without a second factor to the database in a folder. */
export const addStaff = async (folder: string): Promise<void> => {
	const { db, close } = await openDb(folder, 5000)
	const numbers = Array.from({ length: STAFF_ACCOUNTS }, (_, n) => n + 1)
	await db.insert(account).values(
		numbers.map((number) => ({
			email: staffAddress(number),
			displayName: `Staff ${number}`,
			roles: ['vidya_customer_success'],
			createdAt: new Date(),
		})),
	)
	await close()
}
