import { eq, inArray, lt, sql } from 'drizzle-orm'
import pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { accountOfEmail } from '#server/people/account/account.store.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { issueAccessToken } from '#server/people/session/access-token.store.ts'
import { openSession } from '#server/people/session/session.store.ts'
import { idempotency } from '#server/platform/idempotency/idempotency.tables.ts'
import { openQueue } from '#server/platform/jobs/queue.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { sandboxRecord } from '#server/sandbox/sandbox.tables.ts'
import { callBack as callBackTable } from '#server/school/call-back/call-back.tables.ts'
import { order, payment } from '#server/shop/order/order.tables.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { coinEntry } from '#server/shop/wallet/wallet.tables.ts'
import { journey } from '#server/web/journey/journey.tables.ts'
import { recordPayment } from '../support/buyer.ts'
import { callBack } from '../support/call-back-form.ts'
import { type Call, caller } from '../support/call-http.ts'
import { addResource } from '../support/fixtures.ts'
import { openMailServer, type Received } from '../support/open-mail-server.ts'
import { nameOf, openTwoProcesses, type TwoProcesses } from '../support/two-processes.ts'

const DAY_MS = 86_400_000
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const senderOf = (place: 0 | 1) => `${nameOf(place)}@vidya.test`

let two: TwoProcesses
let queue: PgBoss
let call: Call
let mailServer: Awaited<ReturnType<typeof openMailServer>>
/** Mails that the mail server received, and how long it holds each. */
const received: Received[] = []
let hold = (_mail: Received): Promise<void> => Promise.resolve()

beforeAll(async () => {
	mailServer = await openMailServer(async (letter) => {
		received.push(letter)
		if (letter.to.startsWith('refused')) return 'refused'
		await hold(letter)
		return 'taken'
	})
	two = await openTwoProcesses(inject('testDatabaseUrl'), (place) => ({
		SMTP_URL: mailServer.url,
		MAIL_FROM: senderOf(place),
		LOG_LEVEL: place === 0 ? 'warn' : 'silent',
	}))
	queue = await openQueue(await two.jobs(), silent, false)
	call = caller(two.origin)
})
afterAll(async () => {
	await queue.stop({ graceful: false })
	await two.close()
	mailServer.close()
})

const query = async <Row>(text: ReturnType<typeof sql>) =>
	((await two.db.execute(text)) as unknown as { rows: Row[] }).rows

let people = 0

/** Creates an order whose payment the provider has but nobody reported. It is due for a check. */
const orderUnreported = async (more = 0) => {
	people += 1
	const email = `unreported-${people}@example.org`
	const account = await accountOfEmail(two.db, email, new Date())
	const session = await openSession(two.db, account.id, new Date())
	const token = await issueAccessToken(two.db, session, new Date())
	const headers = { authorization: `Bearer ${token}` }
	const product_id = [await addResource(two.db, { price: 50_000 })]
	const quote = await call('POST', '/v1/purchase/quote', { headers, body: { product_id } })
	const { total } = quote.body as { total: number }
	const buyer = { name: 'Asha', email, phone: '+919822012345' }
	const body = { ...buyer, product_id, expected_total: total }
	const ordered = await call('POST', '/v1/razorpay/retail-spc', { headers, body })
	const { order_id: id, pg_order_id } = ordered.body as { order_id: string; pg_order_id: string }
	const paid = await recordPayment(two.db, pg_order_id, { amount: total + more })
	const askNow = () => two.db.update(order).set({ nextCheckAt: new Date() }).where(eq(order.id, id))
	return { id, accountId: account.id, paid, askNow }
}

const outcomesOf = async (orders: readonly { id: string }[]) =>
	(
		await two.db
			.select()
			.from(payment)
			.where(
				inArray(
					payment.orderId,
					orders.map(({ id }) => id),
				),
			)
	).map(({ outcome, reportedBy }) => `${outcome} ${reportedBy}`)

/** The jobs that these tests started. */
const sent: string[] = []
/** Runs a job on whichever process takes it first. */
const startJob = async (name: string): Promise<string> => {
	const id = (await queue.send(name, {}))!
	sent.push(id)
	return id
}

test('S9 INV-04 each kind of job, started twice concurrently with both processes up, has its effect once', async () => {
	const right = await Promise.all(Array.from({ length: 10 }, () => orderUnreported()))
	const wrong = await Promise.all(Array.from({ length: 5 }, () => orderUnreported(100)))
	for (const { paid } of wrong) await call('POST', '/v1/webhooks/razorpay', paid.webhook)
	expect(await two.db.$count(refund, eq(refund.status, 'asked'))).toBe(5)
	await Promise.all(right.map(({ askNow }) => askNow()))
	const long = new Date(Date.now() - 400 * DAY_MS)
	const { accountId } = right[0]!
	const notice = { accountId, message: 'Old', route: '/', createdAt: long }
	await two.db
		.insert(notification)
		.values(Array.from({ length: 1500 }, () => ({ ...notice, taskId: v7() })))
	await two.db.insert(journey).values({
		machine: 'cart',
		startedAt: long,
		role: 'visitor',
		device: 'desktop',
		returning: false,
		ended: 'done',
		steps: [],
	})
	expect(await two.db.$count(journey, lt(journey.startedAt, new Date()))).toBe(1)

	const names = ['reconcile-orders', 'send-refunds', 'forget-old-rows', 'forget-journeys']
	const ids = await Promise.all([...names, ...names].map(startJob))
	const states = async () => {
		const rows = await query<{ state: string }>(
			sql`SELECT state FROM pgboss.job WHERE id IN ${ids}`,
		)
		return rows.map(({ state }) => state)
	}
	await expect.poll(states).toEqual(ids.map(() => 'completed'))

	expect(await outcomesOf(right)).toEqual(Array(10).fill('fulfilled reconciler'))
	const rightIds = right.map(({ id }) => id)
	expect(await two.db.$count(enrolment, inArray(enrolment.orderId, rightIds))).toBe(10)
	const paymentIds = right.map(({ paid }) => paid.id)
	expect(await two.db.$count(coinEntry, inArray(coinEntry.subjectId, paymentIds))).toBe(10)
	expect(await outcomesOf(wrong)).toEqual(Array(5).fill('refund webhook'))
	expect(await two.db.$count(sandboxRecord, eq(sandboxRecord.kind, 'refund'))).toBe(5)
	const refunds = await two.db.select().from(refund)
	expect(refunds.map(({ status, attempts }) => [status, attempts])).toEqual(
		Array(5).fill(['sent', 1]),
	)
	expect(await two.db.$count(notification)).toBe(0)
	expect(await two.db.$count(journey)).toBe(0)
})

test('S9 a mail that cannot be sent is in the log of the process, if its level allows', async () => {
	const refusedBy = async (place: 0 | 1) => {
		const email = `refused-${place}-${v7()}@example.org`
		const at = caller(`http://127.0.0.1:${two.servers[place]!.port}`)
		await at('POST', '/v1/session/links', { body: { email } })
		const sender = () => received.find(({ to }) => to === email)?.from
		await expect.poll(sender).toBeTruthy()
		return sender()
	}
	for (const place of [0, 1] as const)
		while ((await refusedBy(place)) !== senderOf(place)) expect(received.length).toBeLessThan(20)
	const entries = (place: 0 | 1) =>
		two.servers[place]!.output()
			.split('\n')
			.filter((line) => line.startsWith('{'))
			.map((line) => JSON.parse(line) as Record<string, unknown>)
			.map(({ level, code, msg }) => [level, code, msg])
	await expect.poll(() => entries(0)).toContainEqual([40, 'EMESSAGE', 'mail was not sent'])
	expect(entries(1)).toEqual([])
})

test('A2 S9 INV-04 SES-01 what a process was doing when it was killed, the other does, once', async () => {
	const { id, accountId, paid, askNow } = await orderUnreported()
	const holder = new pg.Client({ connectionString: two.url })
	holder.on('error', () => undefined)
	await holder.connect()
	await holder.query('BEGIN')
	await holder.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [accountId])
	await holder.query('SELECT pg_advisory_xact_lock(7)')
	await askNow()
	await startJob('reconcile-orders')
	const waiting = async () =>
		(
			await query<{ name: string }>(
				sql`SELECT application_name AS name FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
			)
		).map(({ name }) => name)
	await expect.poll(waiting).toHaveLength(1)
	const place = (await waiting())[0] === nameOf(0) ? 0 : 1
	const other = place === 0 ? 1 : 0

	const forEver = new Promise<void>(() => undefined)
	const { promise: untilBoth, resolve: goOn } = Promise.withResolvers<void>()
	hold = async ({ from, to }) => {
		if (to.startsWith('late')) await (from === senderOf(place) ? forEver : untilBoth)
	}
	const at = caller(`http://127.0.0.1:${two.servers[place]!.port}`)
	const sendLate = async () => {
		const email = `late-${v7()}@example.org`
		await at('POST', '/v1/session/links', { body: { email } })
		const sender = () => received.find(({ to }) => to === email)?.from
		await expect.poll(sender).toBeTruthy()
		return { email, from: sender() }
	}
	// Either process may take a mail. One whose mail is held asks for no other.
	const first = await sendLate()
	const { email, from } = first.from === senderOf(place) ? first : await sendLate()
	expect(from).toBe(senderOf(place))
	goOn()
	await two.db.execute(
		sql`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock(7); RETURN NEW; END $$`,
	)
	await two.db.execute(
		sql`CREATE TRIGGER wait BEFORE UPDATE ON idempotency FOR EACH ROW EXECUTE FUNCTION wait()`,
	)
	const form = { body: { data: callBack }, headers: { 'idempotency-key': 'killed-halfway' } }
	const cut = at('POST', '/v1/sheet-storage', form).catch(() => 'cut')
	await expect.poll(waiting).toHaveLength(2)

	await two.servers[place]!.kill()
	expect(await cut).toBe('cut')
	await holder.end()
	expect(await outcomesOf([{ id }])).toEqual([])

	expect(await two.db.$count(callBackTable)).toBe(0)
	await two.db.update(idempotency).set({ leaseUntil: new Date(0) })
	const repeat = () => call('POST', '/v1/sheet-storage', form)
	await expect.poll(async () => (await repeat()).status).toBe(200)
	expect([(await repeat()).status, await two.db.$count(callBackTable)]).toEqual([200, 1])

	await two.db.execute(
		sql`UPDATE pgboss.job SET started_on = started_on - interval '121 seconds' WHERE name = 'mail' AND state = 'active'`,
	)
	await queue.supervise('mail')
	await two.db.execute(
		sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'retry' AND data->'mail'->>'to' = ${email}`,
	)
	const senders = () => received.filter(({ to }) => to === email).map(({ from }) => from)
	await expect.poll(senders).toEqual([senderOf(place), senderOf(other)])

	await askNow()
	await startJob('reconcile-orders')
	await expect.poll(() => outcomesOf([{ id }])).toEqual(['fulfilled reconciler'])
	expect(await two.db.$count(enrolment, eq(enrolment.orderId, id))).toBe(1)
	expect(await two.db.$count(coinEntry, eq(coinEntry.subjectId, paid.id))).toBe(1)
	expect(senders()).toHaveLength(2)
	expect(await two.db.$count(mail)).toBe(0)
})

test('S9 each job has one schedule and is started by it once a minute, whichever process keeps the time', async () => {
	const schedules = await query<{ name: string; schedules: number }>(
		sql`SELECT name, count(*)::int AS schedules FROM pgboss.schedule GROUP BY name ORDER BY name`,
	)
	expect(schedules).toEqual(
		[
			'apply-prices',
			'complete-learning',
			'count-attendance',
			'erase-accounts',
			'fold-teacher-years',
			'forget-journeys',
			'forget-old-rows',
			'forget-uploads',
			'issue-invoices',
			'publish-scheduled',
			'reconcile-orders',
			'remind-of-courses',
			'remind-of-plans',
			'send-call-backs',
			'send-meet-rooms',
			'send-refunds',
			'send-reminders',
			'send-school-reports',
			'send-webhooks',
			'tell-session-changes',
		].map((name) => ({ name, schedules: 1 })),
	)
	const own = sql.join(
		sent.map((id) => sql`${id}::uuid`),
		sql`, `,
	)
	const count = async () =>
		await query<{ job: string; due: number; started: number }>(
			sql`SELECT job, due, (SELECT count(*)::int FROM pgboss.job WHERE name = job AND id NOT IN (${own})) AS started
        FROM (SELECT data->>'name' AS job, count(*)::int AS due FROM pgboss.job WHERE name = '__pgboss__send-it' AND state = 'completed' GROUP BY 1) occurrences`,
		)
	await expect.poll(count).not.toEqual([])
	const times = await count()
	expect(times.map(({ started }) => started)).toEqual(times.map(({ due }) => due))
})
