import { eq, inArray, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { loginLink, session } from '#server/people/session/session.tables.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { callBack as callBackTable } from '#server/school/call-back/call-back.tables.ts'
import { order, payment } from '#server/shop/order/order.tables.ts'
import { coinEntry } from '#server/shop/wallet/wallet.tables.ts'
import { recordPayment } from '../support/buyer.ts'
import { callBack } from '../support/call-back-form.ts'
import { type Call, caller, signInAt } from '../support/call-http.ts'
import { addResource } from '../support/fixtures.ts'
import { openTwoProcesses, type TwoProcesses } from '../support/two-processes.ts'

let two: TwoProcesses
/** Calls through the round-robin, and past it to one of the two. */
let call: Call
let atFirst: Call
let atSecond: Call
beforeAll(async () => {
	two = await openTwoProcesses(inject('testDatabaseUrl'))
	call = caller(two.origin)
	const [first, second] = two.servers.map(({ port }) => caller(`http://127.0.0.1:${port}`))
	atFirst = first!
	atSecond = second!
})
afterAll(() => two.close())

/** Orders one product on the first process. */
const orderAtFirst = async (headers: Record<string, string>, email: string) => {
	const product_id = [await addResource(two.db, { price: 50_000 })]
	const quote = await atFirst('POST', '/v1/purchase/quote', { headers, body: { product_id } })
	const { total } = quote.body as { total: number }
	const buyer = { name: 'Asha', email, phone: '+919822012345' }
	const body = { ...buyer, product_id, expected_total: total }
	const ordered = await atFirst('POST', '/v1/razorpay/retail-spc', { headers, body })
	expect(ordered.status).toBe(200)
	return ordered.body as { order_id: string; pg_order_id: string; amount: number }
}

test('S10 a session, a cart and an order are the same on both processes', async () => {
	const { headers, cookie } = await signInAt(call, 'two@example.org')
	const product_id = await addResource(two.db)
	const added = await atFirst('POST', '/v1/cart/retail', { headers, body: { product_id } })
	expect(added.status).toBe(200)
	for (const ask of [atFirst, atSecond])
		expect((await ask('GET', '/v1/cart/retail-count', { headers })).body).toBe(1)
	const { order_id } = await orderAtFirst(headers, 'two@example.org')
	for (const ask of [atFirst, atSecond])
		expect((await ask('GET', `/v1/orders/${order_id}`, { headers })).status).toBe(200)
	const refresh = { headers: { cookie } }
	expect((await atSecond('POST', '/v1/session/refresh', refresh)).status).toBe(200)
	expect((await atFirst('POST', '/v1/session/logout', { headers })).status).toBe(204)
	for (const ask of [atFirst, atSecond])
		expect((await ask('GET', '/v1/orders', { headers })).status).toBe(401)
})

test('A3 M8 login links are counted over both processes', async () => {
	const ask = () => call('POST', '/v1/session/links', { body: { email: 'counted@example.org' } })
	const answers = await Promise.all(Array.from({ length: 20 }, ask))
	expect(answers.map(({ status }) => status).sort()).toEqual([
		...Array(5).fill(202),
		...Array(15).fill(429),
	])
	expect((await call('GET', '/dev/mail.json?to=counted@example.org')).body).toHaveLength(5)
})

test('A2 one key sent to both processes concurrently does the work once', async () => {
	const headers = { 'idempotency-key': 'two-processes' }
	const send = () => call('POST', '/v1/sheet-storage', { headers, body: { data: callBack } })
	const answers = await Promise.all(Array.from({ length: 10 }, send))
	expect(new Set(answers.map(({ status }) => status)).has(200)).toBe(true)
	expect(await two.db.$count(callBackTable)).toBe(1)
})

test('INV-04 PAY-01 ten orders made on the first process, each reported to both concurrently by callback, webhook and page, are fulfilled once', async () => {
	const email = 'paid-on-two@example.org'
	const { headers } = await signInAt(call, email)
	for (let n = 0; n < 10; n += 1) {
		const { order_id: id, pg_order_id, amount } = await orderAtFirst(headers, email)
		const paid = await recordPayment(two.db, pg_order_id, { amount })
		const tell = (ask: Call) => ask('POST', '/v1/webhooks/razorpay', paid.webhook)
		const verify = (ask: Call) =>
			ask('POST', '/v1/razorpay/verify', { headers, body: paid.callback })
		const check = (ask: Call) => ask('POST', `/v1/orders/${id}/check`, { headers })
		const answers = await Promise.all([
			verify(atSecond),
			tell(atFirst),
			tell(atSecond),
			check(atFirst),
			verify(atFirst),
			check(atSecond),
		])
		expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
		const [row] = await two.db.select().from(order).where(eq(order.id, id))
		expect([row!.status, typeof row!.receiptNumber]).toEqual(['paid', 'string'])
		const payments = await two.db.select().from(payment).where(eq(payment.orderId, id))
		expect(payments.map(({ id, outcome }) => [id, outcome])).toEqual([[paid.id, 'fulfilled']])
		expect(await two.db.$count(enrolment, eq(enrolment.orderId, id))).toBe(1)
		expect(await two.db.$count(coinEntry, eq(coinEntry.subjectId, paid.id))).toBe(1)
	}
	// A sent mail leaves the queue: the login link's mail and one confirmation per order.
	const waiting = sql`select id from pgboss.job where name LIKE 'mail%'`
	await expect
		.poll(async () => ((await two.db.execute(waiting)) as { rows: unknown[] }).rows)
		.toEqual([])
	expect(await two.db.$count(mail, eq(mail.to, email))).toBe(11)
})

test('CAT-07 S10 a change of the catalogue is shown by both processes, which had remembered the old answer', async () => {
	const id = await addResource(two.db, { title: 'Before' })
	const titleAt = async (ask: Call) => {
		const { body } = await ask('GET', '/v1/learning/all?limit=50')
		return (body as { data: { id: string; title: string }[] }).data.find((one) => one.id === id)
			?.title
	}
	const titles = () => Promise.all([titleAt(atFirst), titleAt(atSecond)])
	const rename = (title: string) =>
		two.db.update(resource).set({ title }).where(eq(resource.id, id))
	let silent = 0
	/** Returns true if both processes show the same title before and after an unannounced change. */
	const areRemembering = async () => {
		const before = await titles()
		silent += 1
		await two.db.transaction(async (tx) => {
			await tx.execute(sql`SET LOCAL session_replication_role = replica`)
			const title = `Unannounced ${silent}`
			await tx.update(resource).set({ title }).where(eq(resource.id, id))
		})
		return JSON.stringify(await titles()) === JSON.stringify(before)
	}
	// The notice of the new resource may still be on its way.
	await expect.poll(areRemembering).toBe(true)

	const listener = new pg.Client({ connectionString: two.url })
	await listener.connect()
	const noticed = new Promise((resolve) => listener.once('notification', resolve))
	await listener.query('LISTEN catalogue_changed')
	await rename('After')
	await noticed
	await expect.poll(titles, { interval: 20 }).toEqual(['After', 'After'])

	const lost = await listener.query(
		"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN \"catalogue_changed\"' AND application_name IN ('first', 'second')",
	)
	expect(lost.rowCount).toBe(2)
	await rename('While nobody listened')
	await expect
		.poll(titles, { interval: 50 })
		.toEqual(['While nobody listened', 'While nobody listened'])
	await listener.end()
})

test('S10 CRD-05 PRF-05 what somebody changes through one process, the other shows immediately', async () => {
	const { headers } = await signInAt(call, 'changes@example.org')
	const id = await addResource(two.db, { price: 80_000 })
	const marked = await atFirst('PUT', `/v1/user/favourites/${id}`, { headers })
	expect(marked.status).toBe(200)
	const favourites = await atSecond('GET', '/v1/user/favourites', { headers })
	expect(favourites.body).toMatchObject({ data: [{ id }] })

	const quoteAt = async (ask: Call) => {
		const answer = await ask('POST', '/v1/purchase/quote', { headers, body: { product_id: [id] } })
		return (answer.body as { price: number }).price
	}
	expect([await quoteAt(atFirst), await quoteAt(atSecond)]).toEqual([80_000, 80_000])
	await two.db.update(resource).set({ price: 70_000 }).where(eq(resource.id, id))
	expect([await quoteAt(atFirst), await quoteAt(atSecond)]).toEqual([70_000, 70_000])

	const { default: sharp } = await import('sharp')
	const blank = sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b6470' } })
	const file = new FormData()
	file.set('file', new File([new Uint8Array(await blank.png().toBuffer())], 'me.png'))
	file.set('acl_permission', 'public-read')
	const uploaded = await fetch(`http://127.0.0.1:${two.servers[0]!.port}/v1/user/upload-logo`, {
		method: 'POST',
		headers,
		body: file,
	})
	expect(uploaded.status).toBe(200)
	const { response } = (await uploaded.json()) as { response: { url: string } }
	expect((await atSecond('GET', response.url)).headers.get('content-type')).toBe('image/webp')
	const me = await atSecond('GET', '/v1/user/info', { headers })
	expect(JSON.stringify(me.body)).toContain(response.url)
})

test('S4 one of two processes stops during a thousand requests: none fails and nothing is done twice', async () => {
	expect([...two.served.values()].map((requests) => requests > 0)).toEqual([true, true])
	const before = {
		forms: await two.db.$count(callBackTable),
		sessions: await two.db.$count(session),
	}
	const failed: unknown[] = []
	let sent = 0
	let exit: Promise<number | null> | undefined
	const counted: Call = async (method, path, more) => {
		sent += 1
		if (sent === 300) exit = two.servers[0]!.stop()
		const answer = await call(method, path, more)
		if (answer.status >= 300) failed.push([method, path, answer.status])
		return answer
	}
	const products = await Promise.all(Array.from({ length: 40 }, () => addResource(two.db)))
	const people = Array.from({ length: 10 }, (_, n) => `thousand-${n}@example.org`)
	let rounds = 0
	const work = async (email: string) => {
		let { headers } = await signInAt(counted, email)
		let n = 0
		for (; sent < 1000; n += 1) {
			rounds += 1
			const product_id = products[n]
			await counted('POST', '/v1/cart/retail', { headers, body: { product_id } })
			await counted('GET', '/v1/cart/retail-count', { headers })
			const key = { ...headers, 'idempotency-key': `${email} ${n}` }
			await counted('POST', '/v1/sheet-storage', { headers: key, body: { data: callBack } })
			await counted('GET', '/v1/learning/all?limit=9')
			await counted('GET', '/v1/user/info', { headers })
			if (n % 5 === 4) ({ headers } = await signInAt(counted, email))
		}
		const { body } = await counted('GET', '/v1/cart/retail-count', { headers })
		expect(body).toBe(n)
	}
	await Promise.all(people.map(work))
	expect(failed).toEqual([])
	expect(await exit).toBe(0)
	expect(await two.db.$count(callBackTable)).toBe(before.forms + rounds)
	const links = await two.db.$count(loginLink, inArray(loginLink.email, people))
	expect(await two.db.$count(session)).toBe(before.sessions + links)
	expect(await two.db.$count(mail, inArray(mail.to, people))).toBe(links)
})
