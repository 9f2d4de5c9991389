import type { partnerSchool } from '#server/shop/partner/partner.tables.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'

const brought = [
	['verified', 'sales-partner', 'verified-poc', 120],
	['waiting', 'value-partner', 'waiting-poc', 38],
	['sahyadri', 'value-partner', null, 75],
	['kaveri', 'channel-partner', null, 52],
	['aravali', 'channel-partner', null, 14],
] as const

const accountOf = (name: string): string => accountId(`${name}@demo.vidya.test`)

/** Returns the partner of each school of the demo; the unverified school has none. */
export const partnerSchoolRows = (
	ago: (days: number) => Date,
): (typeof partnerSchool.$inferInsert)[] =>
	brought.map(([school, partner, contact, days]) => ({
		schoolId: seedId('school', school),
		partnerId: accountOf(partner),
		broughtBy: contact && accountOf(contact),
		createdAt: ago(days),
	}))
