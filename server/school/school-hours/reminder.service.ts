import { expectedMinutes, indianDayOf, schoolYearOf } from '#domain/learning/training-year.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { remindedBefore } from './reminder.rules.ts'
import { claimTeachers } from './reminder.store.ts'
import { hoursMail } from './reminder-mail.ts'

/** Mails that one transaction promises. */
const BATCH = 100

/**
 * HRS-03: mails the teachers of a school who are behind today. Each gets at most one mail in seven
 * days, also under concurrent requests.
 * @returns the number of mails written
 */
export const remindTeachers = async (deps: Deps, schoolId: string): Promise<number> => {
	const now = deps.clock()
	const today = indianDayOf(now)
	const year = schoolYearOf(today)
	const expected = expectedMinutes(year, today)
	const asked = { schoolId, year, expected, now, most: BATCH }
	let sent = 0
	for (;;) {
		const claimed = await deps.db.transaction(async (tx) => {
			const due = await claimTeachers(tx, { ...asked, reminded: remindedBefore(now) })
			for (const one of due)
				await deps.mails.enqueue(tx, hoursMail(one, expected, deps.config.publicUrl))
			return due.length
		})
		sent += claimed
		if (claimed < BATCH) break
	}
	if (sent > 0) await deps.mails.nudge()
	return sent
}
