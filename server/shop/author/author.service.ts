import {
	LEAST_PAYOUT,
	type Payee,
	payeeFaultsOf,
	tdsOf,
	tidyPayee,
} from '#domain/shop/author-share.rules.ts'
import type { Author as Answer } from '#openapi/v1.gen.ts'
import { lockAccount } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { financialYearOf, type Span, spanOfDays } from '#server/platform/india-days.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	findAuthored,
	findAuthors,
	findPayee,
	findRate,
	findShares,
	type PayeeRow,
	putContract,
	putPayee,
	sumSent,
} from './author.store.ts'

type Page = { limit?: number; offset?: number }

/** Roles that see all authors; an author sees only what is theirs. */
export const seesAll = ({ roles }: Account): boolean =>
	roles.includes('owner') || roles.includes('finance')

/** @throws Problem 404 not-found for an author who asks about somebody else */
export const requireSight = (me: Account, id: string): void => {
	if (me.id !== id && !seesAll(me)) throw new Problem(404, 'not-found')
}

/** Returns true if the account has a share, or had one (DSK-22). */
export const isAuthor = async (db: Db, accountId: string): Promise<boolean> =>
	(await findRate(db, accountId)) !== undefined

/** DSK-22: everybody who writes for the shop, by name; money in paise. */
export const listAuthors = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ search = '', limit = 50, offset = 0 }: Page & { search?: string },
) => {
	const wanted = { search: search.trim(), now: clock() }
	const { total, rows } = await findAuthors(db, wanted, { limit, offset })
	return { total_rows: total, data: rows.map(({ language: _, ...row }) => row) }
}

/** The financial year of a moment, in India. */
const yearOf = (now: Date): Span => {
	const year = financialYearOf(now)
	return spanOfDays({ from: `${year}-04-01`, to: `${year + 1}-03-31` })
}

const payeeOf = ({ name, pan, accountNumber, ifsc }: PayeeRow): Payee => ({
	...{ name, pan, account_number: accountNumber, ifsc },
})

/**
 * What an author has, and the payout that could be prepared now; null below the least.
 * @throws Problem 404 not-found
 */
export const accountOf = async (db: Db, id: string, now: Date): Promise<Answer> => {
	const [author] = (await findAuthors(db, { search: '', id, now }, { limit: 1, offset: 0 })).rows
	if (!author) throw new Problem(404, 'not-found')
	const payee = await findPayee(db, id)
	const year = await sumSent(db, id, yearOf(now))
	const { has_payee: _, language: __, ...row } = author
	const gross = row.due
	return {
		...row,
		payee: payee ? payeeOf(payee) : null,
		year,
		next: gross < LEAST_PAYOUT ? null : { gross, tds: tdsOf(gross, year, Boolean(payee?.pan)) },
	}
}

/** DSK-21, DSK-22: an author's share, money and bank account. @throws Problem 404 not-found */
export const readAuthor = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	id: string,
): Promise<Answer> => {
	requireSight(me, id)
	return accountOf(db, id, clock())
}

/**
 * DSK-22: changes an author's share of later orders; `before` is the one that the person saw.
 * @throws Problem 404 not-found, 409 rate-changed
 */
export const setRate = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	id: string,
	{ before, rate }: { before: number; rate: number },
): Promise<Answer> => {
	const now = clock()
	return db.transaction(async (tx) => {
		await lockAccount(tx, id)
		const author = await accountOf(tx, id, now)
		if (author.rate !== before) throw new Problem(409, 'rate-changed')
		await putContract(tx, { accountId: id, rate, changedAt: now })
		const act = {
			actorId: me.id,
			operation: 'setAuthorRate',
			subject: { kind: 'account', id },
			before: { rate: before },
			after: { rate },
		}
		await recordAct(tx, act, now)
		return { ...author, rate }
	})
}

/**
 * DSK-22: stores where the caller's money goes.
 * @throws Problem 400 invalid-request with the fields that are wrong
 */
export const savePayee = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	typed: Payee,
): Promise<Answer> => {
	const faults = payeeFaultsOf(typed)
	if (faults.length > 0) throw new Problem(400, 'invalid-request', faults.join(', '))
	const { account_number: accountNumber, ...payee } = tidyPayee(typed)
	const now = clock()
	return db.transaction(async (tx) => {
		await putPayee(tx, { accountId: me.id, ...payee, accountNumber, changedAt: now })
		const act = {
			actorId: me.id,
			operation: 'saveOwnPayee',
			subject: { kind: 'account', id: me.id },
			before: {},
			after: { account: `…${accountNumber.slice(-4)}`, pan: payee.pan !== '' },
		}
		await recordAct(tx, act, now)
		return accountOf(tx, me.id, now)
	})
}

/** DSK-22: what an author's share is made of, the newest first. @throws Problem 404 not-found */
export const listShares = async (
	db: Db,
	me: Account,
	id: string,
	{ limit = 50, offset = 0 }: Page,
) => {
	requireSight(me, id)
	const { total, rows } = await findShares(db, id, { limit, offset })
	return {
		total_rows: total,
		data: rows.map(({ title, share }) => ({
			...{ id: share.id, title, base: share.base, rate: share.rate, amount: share.amount },
			booked_at: share.bookedAt.toISOString(),
			due_at: share.dueAt.toISOString(),
			payout_id: share.payoutId,
		})),
	}
}

/** DSK-21: the public resources of an author with their figures. @throws Problem 404 not-found */
export const listAuthored = async (
	db: Db,
	me: Account,
	id: string,
	{ limit = 50, offset = 0 }: Page,
) => {
	requireSight(me, id)
	const { total, rows } = await findAuthored(db, id, { limit, offset })
	return { total_rows: total, data: rows }
}
