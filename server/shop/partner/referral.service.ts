import { validate } from 'uuid'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { claimSchool, findPartner } from './referral.store.ts'

/**
 * SCH-07: notes which partner brought the caller’s school. The first one stays; the same one again
 * changes nothing.
 * @throws Problem 403 own-partner for oneself or somebody of the same school; 404 unknown-partner;
 * 409 no-school, school-has-partner
 */
export const bringSchool = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ id, schoolId }: Pick<Account, 'id' | 'schoolId'>,
	partnerId: string,
): Promise<void> => {
	const partner = validate(partnerId) ? await findPartner(db, partnerId) : undefined
	if (!partner) throw new Problem(404, 'unknown-partner')
	if (!schoolId) throw new Problem(409, 'no-school', 'The account belongs to no school yet.')
	if (partner.id === id || partner.schoolId === schoolId) throw new Problem(403, 'own-partner')
	const brought = { schoolId, partnerId: partner.id, broughtBy: id, createdAt: clock() }
	if ((await claimSchool(db, brought)) !== partner.id) throw new Problem(409, 'school-has-partner')
}
