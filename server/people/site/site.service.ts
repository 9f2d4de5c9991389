import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { messageMail } from './message-mail.ts'
import { insertMessage } from './site.store.ts'

/** Messages that one place may send in an hour. */
const MOST = 10
const HOUR_MS = 3_600_000

/** A message as it was typed; `requester` is the network address. */
type Message = {
	name: string
	email: string
	topic: string
	message: string
	accountId: string | null
	requester: string
}

/**
 * PRI-02: keeps a message and mails it to the people behind the shop; those about privacy go to the
 * grievance officer.
 * @param keep what else belongs to the transaction
 * @throws Problem 429 too-many-requests
 */
export const sendMessage = async (
	deps: Deps,
	{ accountId, requester, ...form }: Message,
	keep: (tx: Db) => Promise<void>,
): Promise<void> => {
	await takeTry(deps, { name: 'contact', subject: requester, max: MOST, windowMs: HOUR_MS })
	const { email, officerEmail } = deps.config.site.contact
	await deps.db.transaction(async (tx) => {
		await insertMessage(tx, { accountId, form, now: deps.clock() })
		const to = form.topic === 'privacy' ? officerEmail : email
		await deps.mails.enqueue(tx, messageMail(to, form))
		await keep(tx)
	})
	await deps.mails.nudge()
}
