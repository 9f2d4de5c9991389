import { notify } from '#server/people/notification/notification.service.ts'
import type { Told } from '#server/people/notification/told.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { claimNotices, type DueNotice } from './session-notice.store.ts'
import { sessionNoticeMail } from './session-notice-mail.ts'

/** Notices that one transaction claims. */
const BATCH = 100

/** Changes that are older are not told any more; shorter than notices are kept. */
const WEEK_MS = 7 * 24 * 3_600_000

const toldOf = ({ change, title, starts_at }: DueNotice): Told => {
	if (change === 'cancelled') return { kind: 'sessionCancelled', title }
	const startsAt = new Date(starts_at).toISOString()
	return { kind: change === 'moved' ? 'sessionMoved' : 'sessionRestored', title, startsAt }
}

/**
 * LIV-01: tells everybody registered that a session moved, was cancelled or takes place after all,
 * by mail with a newer calendar file and by notification, once each.
 * @returns the number of people notified
 */
export const sendSessionNotices = async (deps: Deps): Promise<number> => {
	const now = deps.clock()
	const asked = { now, since: new Date(now.getTime() - WEEK_MS), most: BATCH }
	let sent = 0
	for (;;) {
		const claimed = await deps.db.transaction(async (tx) => {
			const due = await claimNotices(tx, asked)
			for (const one of due) {
				const until = [one.ends_at, one.previous_ends_at].map((iso) => Date.parse(iso))
				await deps.mails.enqueue(
					tx,
					sessionNoticeMail(one, deps.config.publicUrl),
					new Date(Math.max(...until)),
				)
				const route = `/profile/registrations/${one.registration_id}`
				const where = { route, taskId: one.registration_id, now }
				await notify(tx, [one.account_id], { told: toldOf(one), ...where })
			}
			return due.length
		})
		sent += claimed
		if (claimed < BATCH) break
	}
	if (sent > 0) await deps.mails.nudge()
	return sent
}
