import { ERASURE_DAYS, isSameAddress } from '#domain/people/account-erasure.rules.ts'
import type { Erasure } from '#openapi/v1.gen.ts'
import { lockAccount } from '#server/people/account/account.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { deleteErasure, findErasure, findUnsettled, insertErasure } from './erasure.store.ts'
import { erasureMail } from './erasure-mail.ts'

const DAY_MS = 24 * 3_600_000

const blockOf = async (db: Db, accountId: string): Promise<Erasure['blocked']> => {
	const open = await findUnsettled(db, accountId)
	if (open.order) return 'order-open'
	return open.refund ? 'refund-open' : null
}

/** Returns the erasure's state and due date, and what blocks it. */
export const readErasure = async (db: Db, accountId: string): Promise<Erasure> => {
	const planned = await findErasure(db, accountId)
	return {
		due_at: planned?.dueAt.toISOString() ?? null,
		blocked: await blockOf(db, accountId),
	}
}

/**
 * PRI-01: schedules the account's erasure in seven days and mails a notice. Repeating it changes
 * nothing.
 * @param asked.email typed as the confirmation
 * @throws Problem 409 address-differs, 409 erasure-blocked with `order-open` or `refund-open` in
 * `detail`
 */
export const planErasure = async (
	deps: Deps,
	me: Account,
	asked: { email: string; language: 'en' | 'hi' },
): Promise<Erasure> => {
	if (!isSameAddress(asked.email, me.email)) throw new Problem(409, 'address-differs')
	const answer = await deps.db.transaction(async (tx) => {
		await lockAccount(tx, me.id)
		const blocked = await blockOf(tx, me.id)
		const planned = await findErasure(tx, me.id)
		if (blocked && !planned) throw new Problem(409, 'erasure-blocked', blocked)
		const askedAt = deps.clock()
		const dueAt = new Date(askedAt.getTime() + ERASURE_DAYS * DAY_MS)
		if (await insertErasure(tx, { accountId: me.id, askedAt, dueAt })) {
			const mail = erasureMail('planned', {
				...asked,
				to: me.email,
				dueAt,
				origin: deps.config.publicUrl,
			})
			await deps.mails.enqueue(tx, mail, dueAt)
		}
		return readErasure(tx, me.id)
	})
	await deps.mails.nudge()
	return answer
}

/** Cancels a planned erasure and mails a notice. Does nothing when none is planned. */
export const cancelErasure = async (
	deps: Deps,
	me: Account,
	language: 'en' | 'hi',
): Promise<Erasure> => {
	const answer = await deps.db.transaction(async (tx) => {
		await lockAccount(tx, me.id)
		if (await deleteErasure(tx, me.id)) {
			const origin = deps.config.publicUrl
			await deps.mails.enqueue(
				tx,
				erasureMail('cancelled', { language, to: me.email, dueAt: deps.clock(), origin }),
			)
		}
		return readErasure(tx, me.id)
	})
	await deps.mails.nudge()
	return answer
}
