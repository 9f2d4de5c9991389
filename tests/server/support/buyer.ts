import { eq } from 'drizzle-orm'
import type { Order, Quote } from '#openapi/v1.gen.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { accountOfEmail } from '#server/people/account/account.store.ts'
import type { Db } from '#server/platform/database/open.ts'
import { sandboxRecord } from '#server/sandbox/sandbox.tables.ts'
import type { SandboxChoice } from '#server/sandbox/sandbox.ts'
import { sandboxKeys } from '#server/sandbox/sandbox-keys.ts'
import { razorpayCallbackSignature, razorpayWebhookSignature } from '#server/sandbox/signatures.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { order, payment } from '#server/shop/order/order.tables.ts'
import { refund } from '#server/shop/refund/refund.tables.ts'
import { wallet } from '#server/shop/wallet/wallet.tables.ts'
import type { TestApp } from './open-test-app.ts'

type Answer<T> = { status: number; body: T & { code?: string } }
type Ordered = { order_id: string; pg_order_id: string; payment_url: string; amount: number }

let people = 0

/** Somebody signed in who buys. */
export const openBuyer = async (server: TestApp) => {
	people += 1
	const email = `buyer-${people}@example.org`
	let token = await server.signIn(email)
	const { id: accountId } = await accountOfEmail(server.db, email, new Date())
	const post = <T>(url: string, body?: unknown, headers = {}): Promise<Answer<T>> =>
		server.call('POST', url, { token, body, headers })
	const quote = async (body: object) =>
		(await post<Quote>('/v1/purchase/quote', body)).body as Quote
	const total = async ({ product_id, promo_code, coins }: Record<string, unknown>) =>
		(await quote({ product_id, promo_code, coins })).total
	const buyer = { name: 'Asha Rao', email, phone: '+919876543210' }
	const orderAt = async (provider: 'razorpay' | 'stripe', body: object) => {
		const expected_total = await total({ ...body })
		return post<Ordered>(`/v1/${provider}/retail-spc`, { ...buyer, expected_total, ...body })
	}
	return {
		email,
		accountId,
		/** The bearer token; it lives 15 minutes of the test's clock. */
		get token() {
			return token
		},
		signInAgain: async () => {
			token = await server.signIn(email)
		},
		post,
		quote,
		order: (body: object) => orderAt('razorpay', body),
		orderAbroad: (body: object) => orderAt('stripe', body),
		enrolFree: (body: object) =>
			post<{ response: { data: { id: string; status: string }[][] } }>('/v1/user/purchase-free', {
				expected_total: 0,
				...body,
			}),
		check: async (orderId: string) => (await post(`/v1/orders/${orderId}/check`)).body,
		cancel: async (orderId: string) => (await post(`/v1/orders/${orderId}/cancel`)).body,
		verify: (callback: object) => post('/v1/razorpay/verify', callback),
		history: async () =>
			(await server.call('GET', '/v1/orders', { token })).body as {
				total: number
				data: Order[]
			},
		/** Ids of what the buyer is enrolled in, sorted. */
		owned: async () =>
			(await server.db.select().from(enrolment).where(eq(enrolment.accountId, accountId)))
				.filter((row) => row.status === 'confirmed')
				.map((row) => row.resourceId)
				.sort(),
		coins: async () => {
			const [row] = await server.db.select().from(wallet).where(eq(wallet.accountId, accountId))
			return row?.coins ?? 0
		},
	}
}

export type Buyer = Awaited<ReturnType<typeof openBuyer>>

/** Returns the rows in the books and in the sandbox. */
export const booksOf = (server: TestApp) => ({
	order: async (id: string) => (await server.db.select().from(order).where(eq(order.id, id)))[0]!,
	payments: async (orderId: string) =>
		(await server.db.select().from(payment).where(eq(payment.orderId, orderId))).map(
			({ id, amount, currency, status, outcome }) => ({ id, amount, currency, status, outcome }),
		),
	refund: async (paymentId: string) => {
		const [row] = await server.db.select().from(refund).where(eq(refund.paymentId, paymentId))
		return row && { status: row.status, reason: row.reason, attempts: row.attempts }
	},
	uses: async (discountId: string) =>
		(await server.db.select().from(discount).where(eq(discount.id, discountId)))[0]!.used,
})

/** A choice in the sandbox's checkout; money that comes late waits for `sandbox.settle`. */
export const chooseIn =
	(server: TestApp) =>
	async (
		id: string,
		choice: SandboxChoice,
	): Promise<{ kind: string; callback: Record<string, string> }> =>
		(await server.sandbox.choose((await server.sandbox.find(id))!, choice)) as never

let attempts = 0

/**
 * Records a payment at the Razorpay sandbox and returns the callback and webhook that the shop
 * gets.
 */
export const recordPayment = async (
	db: Db,
	orderId: string,
	some: { amount: number; currency?: string; status?: string },
) => {
	attempts += 1
	const id = `pay_${String(attempts).padStart(14, '0')}`
	const body = { id, order_id: orderId, currency: 'INR', status: 'captured', ...some }
	await db
		.insert(sandboxRecord)
		.values({ id, kind: 'payment', parentId: orderId, body, createdAt: new Date() })
	const { keySecret, webhookSecret } = sandboxKeys.razorpay
	const payload = { event: 'payment.captured', payload: { payment: { entity: body } } }
	const signature = razorpayWebhookSignature(JSON.stringify(payload), webhookSecret)
	return {
		id,
		callback: {
			razorpay_order_id: orderId,
			razorpay_payment_id: id,
			razorpay_signature: razorpayCallbackSignature(orderId, id, keySecret),
		},
		webhook: { body: payload, headers: { 'x-razorpay-signature': signature } },
	}
}

/** The same, and a function that sends the webhook to the shop. */
export const payAtRazorpay = async (
	server: TestApp,
	orderId: string,
	some: Parameters<typeof recordPayment>[2],
) => {
	const paid = await recordPayment(server.db, orderId, some)
	const tellShop = () => server.call('POST', '/v1/webhooks/razorpay', paid.webhook)
	return { ...paid, tellShop }
}
