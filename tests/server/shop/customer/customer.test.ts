import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { type Buyer, openBuyer } from '../../support/buyer.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { addResource } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

type Page = { data: { id: string; name: string }[]; has_more: boolean }
type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp()
let support: Staff
let finance: Staff
let buyer: Buyer
beforeAll(async () => {
	support = await openStaff(server, 'Support Devi', ['support'])
	finance = await openStaff(server, 'Finance Rao', ['finance'])
	buyer = await openBuyer(server)
	await server.db
		.update(account)
		.set({ displayName: 'Zarina Qureshi', phone: '+919811122233' })
		.where(eq(account.id, buyer.accountId))
})

const find = async (search: string) =>
	expectOk<Page>(await support.desk('GET', `/customers?search=${encodeURIComponent(search)}`))
const read = async (id: string) => expectOk<Customer>(await support.desk('GET', `/customers/${id}`))
const give = (body: object, headers = {}, id = buyer.accountId) =>
	server.call('POST', `/v1/desk/customers/${id}/coins`, { token: support.token, body, headers })

describe('28.11 people are found', () => {
	test.each([
		['a part of the name', 'ina qur'],
		['other letters', 'ZARINA'],
		['a phone number as it is written', '098111 22233'],
		['the phone number in international form', '+91 98111-22233'],
	])('28.11 by %s', async (_, words) => {
		expect((await find(words)).data.map(({ id }) => id)).toEqual([buyer.accountId])
	})

	test('28.11 by a phone number of another country', async () => {
		const other = await openBuyer(server)
		await server.db
			.update(account)
			.set({ phone: '+9779812345678' })
			.where(eq(account.id, other.accountId))
		expect((await find('+977 981-2345678')).data.map(({ id }) => id)).toEqual([other.accountId])
	})

	test('28.11 by the whole address, and by no sign that has a meaning in a pattern', async () => {
		expect((await find(buyer.email)).data.map(({ name }) => name)).toEqual(['Zarina Qureshi'])
		for (const words of ['%%%', 'zar_na', 'za', '0000000000'])
			expect((await find(words)).data, words).toEqual([])
	})

	test('28.11 without words the newest, at most twenty-five', async () => {
		await server.db.insert(account).values(
			Array.from({ length: 30 }, (_, n) => ({
				email: `many-${n}@example.org`,
				displayName: `Many ${n}`,
				createdAt: server.deps.clock(),
			})),
		)
		const newest = expectOk<Page>(await support.desk('GET', '/customers'))
		expect([newest.data.length, newest.has_more]).toEqual([25, true])
		const many = await find('many-')
		expect([many.data.length, many.has_more]).toEqual([25, true])
	})

	test('DSK-02 finance does not see people', async () => {
		expect((await finance.desk('GET', '/customers')).status).toBe(403)
		expect((await finance.desk('GET', `/customers/${buyer.accountId}`)).status).toBe(403)
	})
})

describe('28.11 a person as the team sees them', () => {
	test('28.11 with orders, courses and coins', async () => {
		const id = await addResource(server.db, { price: null, title: 'Free Fractions' })
		await buyer.enrolFree({ webinar_id: [id], name: 'Zarina', email: buyer.email })
		const person = await read(buyer.accountId)
		expect(person).toMatchObject({ name: 'Zarina Qureshi', phone: '+919811122233', plans: [] })
		expect(person.courses.map(({ title, status }) => [title, status])).toEqual([
			['Free Fractions', 'confirmed'],
		])
		expect(person.orders.map(({ titles, total }) => [titles, total])).toEqual([
			[['Free Fractions'], 0],
		])
		expect((await support.desk('GET', `/customers/${randomUUID()}`)).status).toBe(404)
	})

	test('WAL-01 coins are given once for one key, told, and in the audit log', async () => {
		const before = (await read(buyer.accountId)).coins
		const gift = { coins: 50, reason: 'The session ended early.' }
		const headers = { 'idempotency-key': randomUUID() }
		expect(expectOk<Customer>(await give(gift, headers)).coins).toBe(before + 50)
		expect(expectOk<Customer>(await give(gift, headers)).coins).toBe(before + 50)
		expect((await read(buyer.accountId)).coins).toBe(before + 50)
		const { data: told } = expectOk<{ data: { message: string }[] }>(
			await server.call('GET', '/v1/task/fetch-notification', { token: buyer.token }),
		)
		expect(told.map(({ message }) => message)).toEqual(['You were given 50 coins.'])
		const owner = await openStaff(server, 'Owner Das', ['owner'])
		const { data } = expectOk<{ data: object[] }>(
			await owner.desk('GET', `/audit?subject=${buyer.accountId}`),
		)
		expect(data).toMatchObject([
			{ operation: 'giveCoins', before: { coins: before }, after: { coins: before + 50 } },
		])
	})

	test('WAL-01 two gifts at a time are both given', async () => {
		const before = (await read(buyer.accountId)).coins
		const reason = 'Two at a time.'
		await Promise.all([give({ coins: 1, reason }), give({ coins: 2, reason })])
		expect((await read(buyer.accountId)).coins).toBe(before + 3)
	})

	test.each([{ coins: 0 }, { coins: 10_001 }, { coins: 1.5 }, { reason: ' ' }])(
		'WAL-01 %o is refused',
		async (wrong) => {
			expect((await give({ coins: 1, reason: 'Because', ...wrong })).status).toBe(400)
		},
	)

	test('WAL-01 nobody is given coins whom nobody knows', async () => {
		expect((await give({ coins: 1, reason: 'Because' }, {}, randomUUID())).status).toBe(404)
	})
})
