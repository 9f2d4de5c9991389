import type { Deps } from '#server/platform/deps.ts'
import { claimRooms } from './event.store.ts'
import { meetRoomsMail } from './event-mail.ts'
import { endOf, roomsOf } from './meet.rules.ts'

/** Registrations that one transaction claims. */
const BATCH = 100

/**
 * NAV-09: mails the link to the rooms of the meet once to everybody who is registered, from a week
 * before it begins.
 * @returns how many were mailed
 */
export const sendRooms = async (deps: Deps): Promise<number> => {
	const { meet } = deps.config.site
	const { startsAt } = meet
	const now = deps.clock()
	const roomsUrl = roomsOf(meet, now)
	if (!roomsUrl || !startsAt) return 0
	const origin = deps.config.publicUrl
	const until = new Date(endOf(meet)!)
	let sent = 0
	for (;;) {
		const claimed = await deps.db.transaction(async (tx) => {
			const guests = await claimRooms(tx, BATCH, now)
			for (const { email: to, name } of guests)
				await deps.mails.enqueue(tx, meetRoomsMail({ to, name, startsAt, origin }, roomsUrl), until)
			return guests.length
		})
		sent += claimed
		if (claimed < BATCH) break
	}
	if (sent > 0) await deps.mails.nudge()
	return sent
}
