import { v7 } from 'uuid'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { accountOfEmail } from '#server/people/account/account.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { plan, subscription } from '#server/shop/subscription/subscription.tables.ts'
import { wallet } from '#server/shop/wallet/wallet.tables.ts'

const start = new Date('2026-01-01T00:00:00Z')
let made = 0

/** Puts one resource in the catalogue and answers its id; price in paise. */
export const addResource = async (
	db: Db,
	some: Partial<typeof resource.$inferInsert> = {},
): Promise<string> => {
	made += 1
	const [row] = await db
		.insert(resource)
		.values({
			slug: `resource-${made}`,
			slugtitle: `Resource-${made}`,
			title: `Resource ${made}`,
			summary: 'A summary.',
			description: 'A description.',
			courseType: 'self_paced',
			subject: 'mathematics',
			price: 49_900,
			instructorName: 'Meera Iyer',
			publishedAt: start,
			...some,
		})
		.returning({ id: resource.id })
	return row!.id
}

/** Puts one discount in force; money in paise. */
export const addDiscount = async (
	db: Db,
	some: Partial<typeof discount.$inferInsert> & { code: string },
): Promise<string> => {
	const [row] = await db
		.insert(discount)
		.values({
			codeKey: some.code.toLowerCase(),
			title: some.code,
			isPercentage: true,
			percent: 10,
			...some,
		})
		.returning({ id: discount.id })
	return row!.id
}

/** Gives an address a wallet with coins. */
export const giveCoins = async (db: Db, email: string, coins: number) => {
	const { id } = await accountOfEmail(db, email, start)
	await db.insert(wallet).values({ accountId: id, coins, totalEarnedCoins: coins })
}

/** Subscribes an address to a plan that runs through 2026; returns the id of its assignment. */
export const subscribe = async (
	db: Db,
	email: string,
	some: Partial<typeof plan.$inferInsert> = {},
): Promise<string> => {
	const { id } = await accountOfEmail(db, email, start)
	const [row] = await db
		.insert(plan)
		.values({ slug: v7(), name: 'Plan', isFree: false, benefits: {}, ...some })
		.returning({ id: plan.id })
	const assignmentId = v7()
	await db.insert(subscription).values({
		accountId: id,
		planId: row!.id,
		assignmentId,
		startsAt: start,
		endsAt: new Date('2027-01-01T00:00:00Z'),
	})
	return assignmentId
}
