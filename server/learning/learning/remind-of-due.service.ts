import { REMINDER_DAYS } from '#domain/learning/due-day.rules.ts'
import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { notify, whoWantsMails } from '#server/people/notification/notification.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { claimDue } from './due.store.ts'
import { dueMail } from './due-mail.ts'

/** Courses that one transaction claims. */
const BATCH = 100
const DAY_MS = 86_400_000

/**
 * 29.9: within a week before a course is due that a school gave, reminds its teacher by mail and
 * notification, once, and not on the day on which it was given. No mail goes to who does not want
 * any.
 * @returns the number of courses
 */
export const remindOfDue = async (deps: Deps): Promise<number> => {
	const now = deps.clock()
	const days = {
		first: indianDayOf(now),
		last: indianDayOf(new Date(now.getTime() + REMINDER_DAYS * DAY_MS)),
	}
	const tomorrow = new Date(now.getTime() + DAY_MS)
	const givenBefore = new Date(now.getTime() - DAY_MS)
	let reminded = 0
	for (;;) {
		const claimed = await deps.db.transaction(async (tx) => {
			const due = await claimDue(tx, { ...days, givenBefore, now, most: BATCH })
			const ids = due.map(({ accountId }) => accountId)
			const readers = await whoWantsMails(tx, ids, 'school')
			for (const one of due) {
				const { id, accountId, title, dueOn } = one
				if (readers.has(accountId))
					await deps.mails.enqueue(tx, dueMail(one, deps.config.publicUrl), tomorrow)
				await notify(tx, [accountId], {
					told: { kind: 'courseDue', title, dueOn },
					...{ route: `/profile/my-learning/${id}`, taskId: id, now },
				})
			}
			return due.length
		})
		reminded += claimed
		if (claimed < BATCH) break
	}
	if (reminded > 0) await deps.mails.nudge()
	return reminded
}
