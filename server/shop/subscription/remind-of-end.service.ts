import { REMINDER_MS } from '#domain/shop/plan-term.rules.ts'
import { notify, whoWantsMails } from '#server/people/notification/notification.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { renewalMail } from './renewal-mail.ts'
import { claimEnding } from './subscription.store.ts'

/** Terms that one transaction claims. */
const BATCH = 100

/**
 * 29.6: seven days before a plan ends that can be bought again, tells its holder by mail and
 * notification, once a term. No mail goes to who does not want any.
 * @returns the number of people told
 */
export const remindOfEnd = async (deps: Deps): Promise<number> => {
	const now = deps.clock()
	const until = new Date(now.getTime() + REMINDER_MS)
	let told = 0
	for (;;) {
		const claimed = await deps.db.transaction(async (tx) => {
			const ending = await claimEnding(tx, { now, until, most: BATCH })
			const ids = ending.map(({ accountId }) => accountId)
			const readers = await whoWantsMails(tx, ids, 'account')
			for (const one of ending) {
				if (readers.has(one.accountId))
					await deps.mails.enqueue(tx, renewalMail(one, deps.config.publicUrl), one.endsAt)
				const endsAt = one.endsAt.toISOString()
				const where = { route: '/vidya-plus', taskId: one.planId, now }
				await notify(tx, [one.accountId], {
					...{ told: { kind: 'planEnding', name: one.plan, endsAt }, ...where },
				})
			}
			return ending.length
		})
		told += claimed
		if (claimed < BATCH) break
	}
	if (told > 0) await deps.mails.nudge()
	return told
}
