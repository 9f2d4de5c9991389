import type { Deps } from '#server/platform/deps.ts'
import { partnerEarning, partnerSchool } from '#server/shop/partner/partner.tables.ts'

const now = new Date('2026-11-19T10:00:00Z')

type Ids = { partner: string; school: string; main: string; paid: string }

/** Writes an unpaid earning of a partner from a school's paid order; returns its id. */
export const stockEarning = async (
	{ db }: Pick<Deps, 'db'>,
	{ partner, school, paid }: Omit<Ids, 'main'>,
): Promise<string> => {
	const [row] = await db
		.insert(partnerEarning)
		.values({
			schoolOrderId: paid,
			schoolId: school,
			partnerId: partner,
			base: 100_000,
			rate: 10,
			amount: 10_000,
			status: 'earned',
			earnedAt: now,
		})
		.returning({ id: partnerEarning.id })
	return row!.id
}

/** Writes the partner of a school, with the earning from its paid order. */
export const stockPartner = async ({ db }: Pick<Deps, 'db'>, ids: Ids): Promise<void> => {
	const brought = { schoolId: ids.school, partnerId: ids.partner }
	await db.insert(partnerSchool).values({ ...brought, broughtBy: ids.main, createdAt: now })
	await stockEarning({ db }, ids)
}
