import { v7 } from 'uuid'
import { findSuspension, lockAccount } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { earnCoins, walletOf } from '#server/shop/wallet/wallet.service.ts'
import {
	findByPhone,
	findByWords,
	findCoursesOf,
	findNewest,
	findOrdersOf,
	findPerson,
	findPlansOf,
} from './customer.store.ts'

const MOST = 25

/** Characters from which on a part of a name or an address is looked for. */
const LEAST = 3

/** A phone number as it is stored; one without a country is of India. Undefined for other words. */
const phoneOf = (words: string): string | undefined => {
	const typed = words.replace(/[\s-]/g, '')
	if (/^\+\d{8,15}$/.test(typed)) return typed
	const [, digits] = /^(?:91|0)?(\d{10})$/.exec(typed) ?? []
	return digits && `+91${digits}`
}

const findPeople = async (db: Db, words: string) => {
	const phone = phoneOf(words)
	if (phone) return findByPhone(db, phone, MOST + 1)
	return words.length < LEAST ? [] : findByWords(db, words, MOST + 1)
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

const rowOf = ({ id, name, email, phone, school, createdAt }: Person) => ({
	...{ id, name, email, phone, school, created_at: createdAt.toISOString() },
})

/** 28.11: people by a part of name or address, by phone, or the newest; at most 25. */
export const listCustomers = async ({ db }: Deps, { search = '' }: { search?: string }) => {
	const words = search.trim()
	const found = words === '' ? await findNewest(db, MOST + 1) : await findPeople(db, words)
	const people = found.slice(0, MOST)
	if (words !== '') people.sort((one, other) => one.name.localeCompare(other.name))
	return { data: people.map(rowOf), has_more: found.length > MOST }
}

const ORDERS = 10
const COURSES = 20

/**
 * 28.11: a person with coins, plans, newest orders and courses.
 * @throws Problem 404 not-found
 */
export const readCustomer = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string) => {
	const person = await findPerson(db, id)
	if (!person) throw new Problem(404, 'not-found')
	const { coins } = await walletOf(db, id)
	const plans = await findPlansOf(db, id, clock())
	const orders = await findOrdersOf(db, id, ORDERS)
	const courses = await findCoursesOf(db, id, COURSES)
	const suspended = await findSuspension(db, id)
	return {
		...rowOf(person),
		language: person.language,
		suspension: suspended
			? { since: suspended.suspendedAt.toISOString(), reason: suspended.reason }
			: null,
		coins,
		plans: plans.map(({ name, endsAt }) => ({ name, ends_at: endsAt.toISOString() })),
		orders: orders.map(({ receiptNumber, returnedAt, createdAt, ...order }) => ({
			...order,
			receipt_number: receiptNumber,
			is_returned: returnedAt !== null,
			created_at: createdAt.toISOString(),
		})),
		courses: courses.map(({ createdAt, ...course }) => ({
			...course,
			created_at: createdAt.toISOString(),
		})),
	}
}

/**
 * WAL-01: gives a person coins and notifies them.
 * @throws Problem 404 not-found
 */
export const giveCoins = async (
	{ db, clock }: Deps,
	me: Account,
	id: string,
	{ coins, reason }: { coins: number; reason: string },
) => {
	const now = clock()
	await db.transaction(async (tx) => {
		if (!(await findPerson(tx, id))) throw new Problem(404, 'not-found')
		await lockAccount(tx, id)
		const before = await walletOf(tx, id)
		const gift = v7()
		await earnCoins(tx, { accountId: id, coins, reason: 'gift', subjectId: gift, now })
		const told = { kind: 'coinsGiven', coins: String(coins) } as const
		await notify(tx, [id], { told, route: '/profile/vidya-coins', taskId: gift, now })
		const act = {
			actorId: me.id,
			operation: 'giveCoins',
			subject: { kind: 'account', id },
			before: { coins: before.coins },
			after: { coins: before.coins + coins, reason: reason.trim() },
		}
		await recordAct(tx, act, now)
	})
	return readCustomer({ db, clock }, id)
}
