import { REMINDERS_MS } from '#domain/learning/registration.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { claimReminders } from './reminder.store.ts'
import { reminderMail } from './reminder-mail.ts'

/** Reminders that one transaction claims. */
const BATCH = 100

/**
 * Each kind is due from so long before the start until so long before it, when the next kind is.
 */
const KINDS = [
	{ kind: 'day', before: REMINDERS_MS.day, until: REMINDERS_MS.hour },
	{ kind: 'hour', before: REMINDERS_MS.hour, until: 0 },
] as const

/**
 * LIV-01: mails confirmed registrations a day and an hour before the start, once each; one that
 * came later gets what is still ahead.
 * @returns how many were mailed
 */
export const sendReminders = async (deps: Deps): Promise<number> => {
	const now = deps.clock()
	const after = (ms: number) => new Date(now.getTime() + ms)
	let sent = 0
	for (const { kind, before, until } of KINDS)
		for (;;) {
			const asked = { kind, now, from: after(until), to: after(before), lead: before / 1000 }
			const claimed = await deps.db.transaction(async (tx) => {
				const due = await claimReminders(tx, { ...asked, most: BATCH })
				for (const one of due)
					await deps.mails.enqueue(
						tx,
						reminderMail(one, kind, deps.config.publicUrl),
						new Date(one.starts_at),
					)
				return due.length
			})
			sent += claimed
			if (claimed < BATCH) break
		}
	if (sent > 0) await deps.mails.nudge()
	return sent
}
