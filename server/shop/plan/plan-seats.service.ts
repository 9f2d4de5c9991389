import { v7 } from 'uuid'
import { findAccountOfEmail } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import { contactIdsOf } from '#server/people/school/contact.service.ts'
import { schoolOfId } from '#server/people/school/school.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { grantLicences } from '#server/shop/licence/grant-licences.service.ts'
import { lockPlan } from './plan.store.ts'

/**
 * SCH-06, 28.11: gives the school of a person places in a plan, which its points of contact assign
 * to teachers, and notifies them.
 * @param given.email lower case
 * @throws Problem 404 not-found; 409 no-school, plan-not-for-schools, licence-ended for an end that
 * has passed
 */
export const givePlanSeats = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	planId: string,
	{ email, quantity, endsAt }: { email: string; quantity: number; endsAt: Date },
) =>
	db.transaction(async (tx) => {
		const now = clock()
		const plan = await lockPlan(tx, planId)
		if (!plan) throw new Problem(404, 'not-found')
		if (!plan.forSchools) throw new Problem(409, 'plan-not-for-schools')
		if (endsAt <= now) throw new Problem(409, 'licence-ended')
		const schoolId = (await findAccountOfEmail(tx, email))?.schoolId
		if (!schoolId) throw new Problem(409, 'no-school')
		const { name } = await schoolOfId(tx, schoolId)
		const id = v7()
		const source = `desk:${id}`
		await grantLicences(tx, { ...{ planId, schoolId, quantity, source }, validUntil: endsAt, now })
		await notify(tx, await contactIdsOf(tx, schoolId), {
			told: { kind: 'seatsGiven', count: String(quantity), name: plan.name },
			route: '/profile/assign-licenses',
			taskId: id,
			now,
		})
		const act = {
			actorId: me.id,
			operation: 'givePlanSeats',
			subject: { kind: 'plan', id: planId },
			before: {},
			after: { schoolId, quantity, ends_at: endsAt.toISOString() },
		}
		await recordAct(tx, act, now)
		return { school: name }
	})
