import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import type { resource } from '#server/catalogue/resource/resource.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { liveSession } from '#server/learning/registration/live-session.tables.ts'
import { completeResource } from '#server/learning/training/completion.service.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { sandboxKeys } from '#server/sandbox/sandbox-keys.ts'
import { razorpayWebhookSignature } from '#server/sandbox/signatures.ts'
import { payment } from '#server/shop/order/order.tables.ts'
import { sendRefunds } from '#server/shop/refund/refund.service.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { type Buyer, booksOf, openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { addDiscount, addResource, giveCoins } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { verifySessions } from '../support/staff-people.ts'

const DAY = 24 * 3_600_000
const server = await openFileApp()
let staff: string
beforeEach(async () => {
	// A token lives 15 minutes, and a test may move the clock by days.
	staff = await signInStaff()
})

const signInStaff = async () => {
	const token = await server.signIn('success@example.org')
	const [row] = await server.db
		.update(account)
		.set({ roles: ['vidya_customer_success'] })
		.where(eq(account.email, 'success@example.org'))
		.returning()
	await verifySessions(server, row!.id)
	return token
}

type Body = { id: string; status: string; refusal: string | null; decided_at: string | null }
type Answer = Promise<{ status: number; body: Body }>
type Some = {
	product?: Partial<typeof resource.$inferInsert>
	lessons?: number
	/** Turns it into a bundle of a course with this many lessons. */
	contents?: number
	order?: object
}

/** Buys something new and answers what a buyer can do about its refund. */
const buy = async (
	buyer: Buyer,
	{ product: some = {}, contents = 0, lessons = contents, order = {} }: Some = {},
) => {
	const product = await addResource(server.db, some)
	const learned = contents > 0 ? await addResource(server.db) : product
	if (contents > 0)
		await server.db
			.insert(bundleItem)
			.values({ bundleId: product, resourceId: learned, position: 0 })
	const ids = Array.from({ length: lessons }, (_, position) => ({
		resourceId: learned,
		section: 'One',
		title: `Lesson ${position}`,
		minutes: 5,
		position,
	}))
	const made = lessons > 0 ? await server.db.insert(lesson).values(ids).returning() : []
	const {
		order_id: orderId,
		pg_order_id,
		amount,
	} = (await buyer.order({ product_id: [product], ...order })).body
	const paid = await payAtRazorpay(server, pg_order_id, { amount })
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	const url = `/v1/orders/${orderId}/refund`
	const call = (method: 'GET' | 'PUT' | 'DELETE', body?: object, token = buyer.token) =>
		server.call(method, url, { token, body }) as Answer
	return {
		product,
		orderId,
		paymentId: paid.id,
		amount,
		providerOrderId: pg_order_id,
		url,
		terms: async () => (await call('GET')).body,
		ask: (some: object = {}, token?: string) =>
			call('PUT', { reason: 'unsuitable', words: ' Too easy. ', language: 'en', ...some }, token),
		withdraw: (token?: string) => call('DELETE', undefined, token),
		done: async (count: number) => {
			const [row] = await server.db
				.select()
				.from(enrolment)
				.where(and(eq(enrolment.accountId, buyer.accountId), eq(enrolment.resourceId, learned)))
			await server.db.delete(lessonDone).where(eq(lessonDone.enrolmentId, row!.id))
			for (const { id } of made.slice(0, count))
				await server.db
					.insert(lessonDone)
					.values({ enrolmentId: row!.id, lessonId: id, doneAt: server.deps.clock() })
		},
	}
}
type Bought = Awaited<ReturnType<typeof buy>>

const decide = (id: string, decision: 'approve' | 'refuse', words = '', token = staff) =>
	server.call('POST', `/v1/refund-requests/${id}/decision`, {
		token,
		body: { decision, words },
	}) as Answer

/** Razorpay's word that the whole of a payment went back. */
const tellRazorpay = (bought: Bought) => {
	const { paymentId, amount, providerOrderId } = bought
	const event = {
		event: 'refund.processed',
		payload: {
			refund: { entity: { id: 'rfnd_9', payment_id: paymentId, amount, status: 'processed' } },
			payment: {
				entity: {
					...{ id: paymentId, order_id: providerOrderId, amount },
					...{ currency: 'INR', status: 'refunded' },
				},
			},
		},
	}
	const secret = sandboxKeys.razorpay.webhookSecret
	const headers = {
		'x-razorpay-signature': razorpayWebhookSignature(JSON.stringify(event), secret),
	}
	return server.call('POST', '/v1/webhooks/razorpay', { body: event, headers })
}

const refundsOf = async (buyer: Buyer) =>
	(
		(await server.call('GET', '/v1/refunds', { token: buyer.token })).body as {
			data: Record<string, unknown>[]
		}
	).data
const mailsTo = async (buyer: Buyer) =>
	(
		(await server.call('GET', `/dev/mail.json?to=${buyer.email}`)).body as { subject: string }[]
	).map(({ subject }) => subject)
const creditNotes = async (buyer: Buyer, orderId: string) =>
	(
		(await server.call('GET', `/v1/orders/${orderId}/invoices`, { token: buyer.token })).body as {
			data: { kind: string }[]
		}
	).data.map(({ kind }) => kind)

test('INV-03 a refund goes asked, approved, sent, received with a credit note and a mail for each; access, coins and coupon follow, once', async () => {
	const buyer = await openBuyer(server)
	await giveCoins(server.db, buyer.email, 50)
	const code = await addDiscount(server.db, { code: 'BACK10', maxUses: 5 })
	const bought = await buy(buyer, { order: { promo_code: 'BACK10', coins: 50 }, lessons: 10 })
	const earned = Math.floor(bought.amount / 5000)
	expect([await buyer.coins(), await booksOf(server).uses(code)]).toEqual([earned, 1])
	await bought.done(1)
	expect(await bought.terms()).toEqual({
		refusal: null,
		until: new Date(server.deps.clock().getTime() + 7 * DAY).toISOString(),
		amount: bought.amount,
		currency: 'INR',
		request: null,
	})

	const [asked, twin] = await Promise.all([bought.ask(), bought.ask()])
	expect([asked.status, twin.status]).toEqual([200, 200])
	expect(twin.body).toEqual(asked.body)
	expect(asked.body).toMatchObject({
		status: 'asked',
		origin: 'asked',
		reason: 'unsuitable',
		words: 'Too easy.',
		amount: bought.amount,
		credit_note: null,
	})
	expect(await bought.terms()).toMatchObject({ refusal: 'asked', request: { status: 'asked' } })
	expect(await buyer.owned()).toEqual([bought.product])

	const decided = await Promise.all([1, 2].map(() => decide(asked.body.id, 'approve')))
	for (const { status, body } of decided) expect([status, body.status]).toEqual([200, 'approved'])
	expect(await buyer.owned()).toEqual([])
	expect([await buyer.coins(), await booksOf(server).uses(code)]).toEqual([50, 0])
	expect(await creditNotes(buyer, bought.orderId)).toEqual(['invoice', 'credit-note'])
	expect(await booksOf(server).refund(bought.paymentId)).toMatchObject({
		status: 'asked',
		reason: 'asked-for',
	})

	const gateway = server.deps.gateways.razorpay!
	server.deps.gateways.razorpay = { ...gateway, refund: async () => Promise.reject(new Error()) }
	await sendRefunds(server.deps)
	expect((await refundsOf(buyer))[0]).toMatchObject({ status: 'approved', is_delayed: false })
	server.deps.gateways.razorpay = {
		...gateway,
		refund: async ({ paymentId }) => ({ paymentId, refundId: 'rfnd_9', status: 'sent' }),
	}
	for (let time = 0; time < 2; time += 1) {
		server.advance(10 * 60_000)
		await sendRefunds(server.deps)
	}
	server.deps.gateways.razorpay = gateway
	await buyer.signInAgain()
	expect((await refundsOf(buyer))[0]).toMatchObject({ status: 'sent' })
	for (let time = 0; time < 2; time += 1) expect((await tellRazorpay(bought)).status).toBe(200)
	await server.deps.mails.nudge()

	expect(await refundsOf(buyer)).toEqual([
		{
			...asked.body,
			status: 'received',
			credit_note: expect.stringMatching(/^VC\//),
			decided_at: expect.any(String),
			sent_at: expect.any(String),
			received_at: server.deps.clock().toISOString(),
		},
	])
	expect((await mailsTo(buyer)).filter((subject) => /refund/i.test(subject))).toEqual([
		'Your refund has arrived',
		'Your refund is on its way',
		'Your refund is approved',
		'You asked for a refund',
	])
	expect([await buyer.coins(), await booksOf(server).uses(code)]).toEqual([50, 0])
	expect(await creditNotes(buyer, bought.orderId)).toEqual(['invoice', 'credit-note'])
	expect((await bought.ask()).body).toMatchObject({ status: 'received' })
	const again = await buyer.order({ product_id: [bought.product] })
	expect(again.status).toBe(200)
})

test('INV-03 the rules: seven days, less than a fifth done, live a day before it begins, a bundle by all that is in it, nothing free, nobody else’s', async () => {
	const buyer = await openBuyer(server)
	const other = await openBuyer(server)
	const bought = await buy(buyer, { lessons: 5 })
	expect((await bought.ask({}, other.token)).status).toBe(404)
	expect((await bought.withdraw(other.token)).status).toBe(404)
	await bought.done(1)
	expect(await bought.ask()).toMatchObject({
		status: 409,
		body: { code: 'refund-refused', detail: 'begun' },
	})
	await bought.done(0)
	expect((await bought.terms()).refusal).toBeNull()
	const bundle = await buy(buyer, { product: { courseType: 'bundle' }, contents: 4 })
	expect((await bundle.terms()).refusal).toBeNull()
	await bundle.done(1)
	expect((await bundle.terms()).refusal).toBe('begun')
	const startDate = new Date(server.deps.clock().getTime() + 3 * DAY)
	const live = await buy(buyer, { product: { courseType: 'webinar', startDate } })
	expect(await live.terms()).toMatchObject({
		refusal: null,
		until: new Date(startDate.getTime() - DAY).toISOString(),
	})
	server.advance(2 * DAY + 1)
	await buyer.signInAgain()
	expect((await live.ask()).body).toMatchObject({ detail: 'live' })
	server.advance(5 * DAY - 1)
	await buyer.signInAgain()
	expect((await bought.terms()).refusal).toBeNull()
	server.advance(1)
	expect((await bought.ask()).body).toMatchObject({ detail: 'late' })
	const free = await buyer.enrolFree({
		webinar_id: [await addResource(server.db, { price: null })],
	})
	expect(free.status).toBe(200)
	const { data } = await buyer.history()
	const none = data.find(({ provider }) => provider === 'none')!
	const answer = await server.call('GET', `/v1/orders/${none.id}/refund`, { token: buyer.token })
	expect(answer.body).toMatchObject({ refusal: 'free', request: null })
})

test('INV-03 a request may be withdrawn while it is only asked, and asked again; a refusal says why and is final', async () => {
	const buyer = await openBuyer(server)
	const bought = await buy(buyer)
	const { body: asked } = await bought.ask({ language: 'hi' })
	expect((await bought.withdraw()).body).toMatchObject({ status: 'withdrawn' })
	expect((await bought.withdraw()).body).toMatchObject({ status: 'withdrawn' })
	expect((await decide(asked.id, 'approve')).body).toMatchObject({ code: 'refund-decided' })
	expect(await buyer.owned()).toEqual([bought.product])
	expect((await bought.ask({ words: 'Again.' })).body).toMatchObject({
		status: 'asked',
		words: 'Again.',
	})
	const list = (await server.call('GET', '/v1/refund-requests', { token: staff })).body as {
		data: { id: string; buyer: string }[]
	}
	expect(list.data.map(({ id }) => id)).toContain(asked.id)
	expect((await decide(asked.id, 'refuse', '  ')).body).toMatchObject({
		code: 'refund-words-missing',
	})
	const refused = await decide(asked.id, 'refuse', 'The course was finished.')
	expect(refused.body).toMatchObject({ status: 'refused', decision: 'The course was finished.' })
	expect((await decide(asked.id, 'approve')).status).toBe(409)
	expect((await bought.withdraw()).body).toMatchObject({ code: 'refund-decided' })
	expect((await bought.ask()).body).toMatchObject({ status: 'refused' })
	expect(await booksOf(server).refund(bought.paymentId)).toBeUndefined()
	expect((await mailsTo(buyer)).slice(0, 4)).toEqual([
		'Your refund was refused',
		'You asked for a refund',
		'पैसे वापसी का अनुरोध आपने वापस ले लिया',
		'आपने पैसे वापस माँगे हैं',
	])
})

test('INV-03 only the customer success role sees and decides requests, and nobody decides their own', async () => {
	const buyer = await openBuyer(server)
	const { body: asked } = await (await buy(buyer)).ask()
	expect((await server.call('GET', '/v1/refund-requests', { token: buyer.token })).status).toBe(403)
	expect((await decide(asked.id, 'approve', '', buyer.token)).status).toBe(403)
	await server.db
		.update(account)
		.set({ roles: ['vidya_customer_success'] })
		.where(eq(account.id, buyer.accountId))
	expect((await decide(asked.id, 'approve', '', buyer.token)).body).toMatchObject({
		code: 'second-factor-required',
	})
	await verifySessions(server, buyer.accountId)
	expect((await decide(asked.id, 'approve', '', buyer.token)).body).toMatchObject({
		code: 'forbidden',
	})
	expect((await refundsOf(buyer))[0]).toMatchObject({ status: 'asked' })
})

test('INV-03 a refund by hand ends a request that waits, with the coins that are left, hours, points and certificate', async () => {
	const buyer = await openBuyer(server)
	const bought = await buy(buyer, {
		product: { resourceType: 'micro', trainingMinutes: 60, givesCertificate: true },
	})
	const { accountId } = buyer
	const earned = Math.floor(bought.amount / 5000)
	expect(await buyer.coins()).toBe(earned)
	await bought.ask()
	const now = server.deps.clock()
	const complete = () =>
		server.db.transaction((tx) =>
			completeResource(tx, { accountId, resourceId: bought.product, provider: 'Vidya', now }),
		)
	await complete()
	await buy(buyer, { order: { coins: earned - 3 } })
	const before = await buyer.coins()
	const [{ points } = { points: 0 }] = await server.db
		.select({ points: account.points })
		.from(account)
		.where(eq(account.id, accountId))
	for (let time = 0; time < 2; time += 1) expect((await tellRazorpay(bought)).status).toBe(200)

	expect((await refundsOf(buyer))[0]).toMatchObject({ status: 'received', decided_at: null })
	expect(await buyer.coins()).toBe(Math.max(0, before - earned))
	const own = eq(certificate.accountId, accountId)
	expect(await server.db.$count(trainingEntry, eq(trainingEntry.accountId, accountId))).toBe(0)
	expect(await server.db.select().from(certificate).where(own)).toMatchObject([
		{ revokedReason: 'The course was given back and paid back.', resourceId: null },
	])
	const [after] = await server.db
		.select({ points: account.points })
		.from(account)
		.where(eq(account.id, accountId))
	expect(after!.points).toBeLessThan(points)
	expect(await server.db.$count(refund, eq(refund.paymentId, bought.paymentId))).toBe(0)
	const [paid] = await server.db.select().from(payment).where(eq(payment.id, bought.paymentId))
	expect(paid!.status).toBe('refunded')
	await complete()
	expect(await server.db.$count(certificate, own)).toBe(2)
})

test('INV-03 LIV-01 a session that the shop cancelled may be given back at any time', async () => {
	const buyer = await openBuyer(server)
	const startDate = new Date(server.deps.clock().getTime() + DAY / 2)
	const live = await buy(buyer, { product: { courseType: 'webinar', startDate } })
	expect((await live.terms()).refusal).toBe('live')
	const now = server.deps.clock()
	const times = { startsAt: startDate, endsAt: new Date(startDate.getTime() + 3_600_000) }
	await server.db
		.insert(liveSession)
		.values({ resourceId: live.product, ...times, cancelledAt: now, changedAt: now })
	server.advance(40 * DAY)
	await buyer.signInAgain()
	expect(await live.terms()).toMatchObject({ refusal: null, until: null })
	expect(await live.ask()).toMatchObject({ status: 200, body: { status: 'asked' } })
})
