import { partnerEarning, partnerSchool } from '#server/platform/database/schema/partner.ts'
import type { Deps } from '#server/platform/deps.ts'

const now = new Date('2026-11-19T10:00:00Z')

type Ids = { partner: string; school: string; main: string; paid: string }

/** Whom a school was brought by, and what its paid order earned them. */
export const stockPartner = async ({ db }: Pick<Deps, 'db'>, ids: Ids): Promise<void> => {
  const brought = { schoolId: ids.school, partnerId: ids.partner }
  await db.insert(partnerSchool).values({ ...brought, broughtBy: ids.main, createdAt: now })
  await db.insert(partnerEarning).values({
    ...brought,
    schoolOrderId: ids.paid,
    base: 100_000,
    rate: 10,
    amount: 10_000,
    status: 'earned',
    earnedAt: now,
  })
}
