import { v7 } from 'uuid'
import type { Payout as Answer } from '#openapi/v1.gen.ts'
import { lockAccount } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { accountOf, seesAll } from './author.service.ts'
import { freeShares, takeShares } from './author.store.ts'
import { payoutMail } from './author-mail.ts'
import {
	findPayout,
	findPayouts,
	insertPayout,
	movePayout,
	type Payout,
	type PayoutStatus,
} from './payout.store.ts'

type Found = { row: Payout; author: { name: string; email: string } }

const answerOf = ({ row, author: { name, email } }: Found): Answer => ({
	id: row.id,
	author: { id: row.accountId, name, email },
	status: row.status,
	gross: row.gross,
	tds: row.tds,
	payee: {
		...{ name: row.name, pan: row.pan, account_number: row.accountNumber, ifsc: row.ifsc },
	},
	reference: row.reference,
	created_at: row.createdAt.toISOString(),
	decided_at: row.decidedAt?.toISOString() ?? null,
})

/** Filter of a list of payouts. */
export type PayoutQuery = {
	status?: PayoutStatus
	author?: string
	limit?: number
	offset?: number
}

/** DSK-22: payouts, the newest first; to an author only those to them. */
export const listPayouts = async (
	{ db }: Pick<Deps, 'db'>,
	me: Account,
	{ status, author, limit = 50, offset = 0 }: PayoutQuery,
) => {
	const filter = { status, accountId: seesAll(me) ? author : me.id }
	const { total, rows } = await findPayouts(db, filter, { limit, offset })
	return { total_rows: total, data: rows.map(answerOf) }
}

/**
 * DSK-22: prepares the payout of everything that is due to an author, in paise as the person saw
 * it. `tds` is the tax to deduct, which may differ from the proposal.
 * @throws Problem 404 not-found, 400 invalid-request for more tax than money, 409 payee-missing,
 * 409 payout-prepared if one waits to be sent, 409 payout-changed if it is another sum by now
 */
export const preparePayout = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	accountId: string,
	{ gross, tds }: { gross: number; tds: number },
): Promise<Answer> => {
	if (tds > gross) throw new Problem(400, 'invalid-request', 'The tax is more than the money.')
	const now = clock()
	return db.transaction(async (tx) => {
		await lockAccount(tx, accountId)
		const { payee, next, name, email } = await accountOf(tx, accountId, now)
		if (!payee) throw new Problem(409, 'payee-missing')
		const { account_number: accountNumber, ...to } = payee
		const row = await insertPayout(tx, {
			...{ id: v7(), accountId, status: 'prepared', gross, tds, ...to, accountNumber },
			createdAt: now,
		})
		if (!row) throw new Problem(409, 'payout-prepared')
		const sum = await takeShares(tx, { accountId, payoutId: row.id, now })
		if (!next || sum !== gross) throw new Problem(409, 'payout-changed')
		const act = {
			actorId: me.id,
			operation: 'preparePayout',
			subject: { kind: 'author-payout', id: row.id },
			before: {},
			after: { status: 'prepared', gross, tds, proposed_tds: next.tds },
		}
		await recordAct(tx, act, now)
		return answerOf({ row, author: { name, email } })
	})
}

/** Paise as rupees with both digits behind the point: `₹1,234.50`. */
const rupees = (paise: number): string =>
	new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100)

/**
 * DSK-22: the bank sent a payout, of which the author is notified by mail, or it is not sent; once.
 * @throws Problem 404 not-found; 409 reference-missing, payout-decided with its status
 */
export const decidePayout = async (
	{ db, clock, mails, config }: Deps,
	me: Account,
	id: string,
	{ decision, reference }: { decision: 'send' | 'cancel'; reference: string },
): Promise<Answer> => {
	const isSent = decision === 'send'
	const words = isSent ? reference.trim() : ''
	if (isSent && !words) throw new Problem(409, 'reference-missing')
	const now = clock()
	const answer = await db.transaction(async (tx) => {
		const type = isSent ? 'payout.sent' : 'payout.cancelled'
		const moved = await movePayout(tx, id, { type }, { reference: words, decidedAt: now })
		const found = await findPayout(tx, id)
		if (!found) throw new Problem(404, 'not-found')
		if (!moved) throw refusedMove('payout-decided', found.row.status)
		const { gross, tds, status } = moved
		if (isSent) {
			const [whole, tax, net] = [gross, tds, gross - tds].map(rupees) as [string, string, string]
			const of = { gross: whole, tds: tax, net, reference: words, origin: config.publicUrl }
			await mails.enqueue(tx, payoutMail(found.author, of))
		} else await freeShares(tx, id)
		const act = {
			actorId: me.id,
			operation: 'decidePayout',
			subject: { kind: 'author-payout', id },
			before: { status: 'prepared' },
			after: { status, gross, tds, ...(isSent && { reference: words }) },
		}
		await recordAct(tx, act, now)
		return answerOf(found)
	})
	await mails.nudge()
	return answer
}
