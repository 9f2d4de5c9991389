import type { account } from '#server/people/account/account.tables.ts'
import type { school } from '#server/people/school/school.tables.ts'
import type { subscription } from '#server/shop/subscription/subscription.tables.ts'
import type { coinEntry, wallet } from '#server/shop/wallet/wallet.tables.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { seedId } from '../seed-id.ts'

const DAY = 86_400_000

/** The schools of the demo accounts. */
export const schoolRows: (typeof school.$inferInsert)[] = [
	{
		id: seedId('school', 'verified'),
		name: 'St. Thomas Higher Secondary School',
		email: 'office@stthomas-kottayam.example',
		city: 'Kottayam',
		verificationStatus: 'verified',
		taasTnc: true,
		organizationDocuments: ['affiliation-letter.pdf', 'registration-certificate.pdf'],
	},
	{
		id: seedId('school', 'unverified'),
		name: 'Nai Subah Public School',
		email: 'nai.subah@lucknow.example',
		city: 'Lucknow',
		verificationStatus: 'unverified',
	},
	{
		id: seedId('school', 'waiting'),
		name: 'Ahilya Public School',
		email: 'office@ahilya-indore.example',
		city: 'Indore',
		organizationDocuments: ['affiliation-letter.pdf'],
	},
]

/** The account of a demo address. */
export const accountId = (email: string): string => seedId('account', email)

type People = {
	accounts: (typeof account.$inferInsert)[]
	wallets: (typeof wallet.$inferInsert)[]
	coins: (typeof coinEntry.$inferInsert)[]
	subscriptions: (typeof subscription.$inferInsert)[]
}

/** Rows of the demo accounts with their coins and plans. */
export const peopleRows = (now: Date): People => {
	const people: People = { accounts: [], wallets: [], coins: [], subscriptions: [] }
	for (const person of demoAccounts) {
		const id = accountId(person.email)
		const createdAt = new Date(now.getTime() - (person.isSettled ? 420 : 40) * DAY)
		people.accounts.push({
			id,
			email: person.email,
			displayName: person.name,
			phone: person.phone,
			country: person.country ?? 'IN',
			roles: [...person.roles],
			points: person.points ?? 0,
			schoolId: person.school ? seedId('school', person.school) : null,
			wizardCompleted: !person.isNew,
			demoNote: person.note,
			createdAt,
		})
		const coins = person.coins ?? 0
		people.wallets.push({ accountId: id, coins, totalEarnedCoins: coins })
		if (coins > 0)
			people.coins.push({
				id: seedId('coins', person.email),
				accountId: id,
				delta: coins,
				reason: 'welcome',
				subjectId: 'seed',
				createdAt,
			})
		if (person.plan)
			people.subscriptions.push({
				id: seedId('subscription', person.email),
				accountId: id,
				planId: seedId('plan', person.plan),
				assignmentId: seedId('assignment', person.email),
				startsAt: new Date(now.getTime() - 30 * DAY),
				endsAt: new Date(now.getTime() + 335 * DAY),
			})
	}
	return people
}
