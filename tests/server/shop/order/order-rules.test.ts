import { expect, test } from 'vitest'
import { inParallel } from '#server/platform/in-parallel.ts'
import type { PaymentReport } from '#server/platform/payment/gateway.ts'
import {
	coinsEarned,
	firstCheckAt,
	hasRunOut,
	nextCheckAt,
	nextPaidCheckAt,
	receiptNumber,
	refusalOfCapture,
} from '#server/shop/order/order.rules.ts'
import { freeReceipt, type Recorded, receiptOf } from '#server/shop/order/receipt.rules.ts'
import { askProvider } from '#server/shop/payment/ask-provider.ts'
import * as razorpay from '#server/shop/payment/razorpay.reports.ts'
import * as stripe from '#server/shop/payment/stripe.reports.ts'
import { refundStatusOf } from '#server/shop/refund/refund.rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const start = new Date('2026-11-20T10:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const minutesTo = (next: Date | null, now: Date) =>
	next && (next.getTime() - now.getTime()) / MINUTE

test.each([
	['at once', true, 0, 1],
	['young', true, 2 * MINUTE, 1],
	['a quarter of its age', true, 8 * MINUTE, 2],
	['about to run out', true, 28 * MINUTE, 2],
	['at its end', true, 30 * MINUTE, 7.5],
	['past its time', true, 40 * MINUTE, 10],
	['closed', false, 28 * MINUTE, 7],
	['closed for long', false, 6 * DAY, 360],
	['a moment before a week', false, 7 * DAY - 1, 360],
	['closed a week ago', false, 7 * DAY, null],
	['open for a week', true, 7 * DAY, 360],
])('M2 an order that is %s is asked about again in good time', (_, isOpen, age, minutes) => {
	const order = { createdAt: start, expiresAt: after(30 * MINUTE), isOpen }
	expect(minutesTo(nextCheckAt(order, after(age)), after(age))).toBe(minutes)
})

test('M5 a paid order is asked about again after an hour and after a day', () => {
	expect(firstCheckAt(start)).toEqual(after(MINUTE))
	expect(nextPaidCheckAt(start, start)).toEqual(after(HOUR))
	expect(nextPaidCheckAt(start, after(HOUR - 1))).toEqual(after(HOUR))
	expect(nextPaidCheckAt(start, after(HOUR))).toEqual(after(DAY))
	expect(nextPaidCheckAt(start, after(DAY))).toBe(null)
})

test('M2 an order runs out at its time, and a day later while money is under way', () => {
	const runsOut = (isPending: boolean, now: Date) => hasRunOut({ expiresAt: start }, isPending, now)
	expect([runsOut(false, after(-1)), runsOut(false, start)]).toEqual([false, true])
	expect([runsOut(true, after(DAY - 1)), runsOut(true, after(DAY))]).toEqual([false, true])
})

test('PUR-05 ₹50 earn a coin, and a receipt number needs no counter', () => {
	expect([0, 4999, 5000, 118_000].map(coinsEarned)).toEqual([0, 0, 1, 23])
	expect(receiptNumber('0197a000-0000-7000-8000-00f1e2d3c4b5', start)).toBe(
		'VD-20261120-f1e2d3c4b5',
	)
})

const order = { status: 'created', total: 100, currency: 'INR', isOwned: false }
test.each<[string, object, object, string | null]>([
	['as agreed', {}, {}, null],
	['for a paid order', {}, { status: 'paid', isOwned: true }, 'already-paid'],
	['in dollars', { currency: 'USD' }, {}, 'currency-differs'],
	['a paisa short', { amount: 99 }, {}, 'amount-differs'],
	['a paisa more', { amount: 101 }, {}, 'amount-differs'],
	['for what is owned', {}, { isOwned: true }, 'already-owned'],
	['for a closed order', {}, { status: 'cancelled' }, null],
])('M4 INV-04 money %s', (_, report, some, refusal) => {
	const paid = { amount: 100, currency: 'INR', ...report }
	expect(refusalOfCapture(paid, { ...order, ...some })).toBe(refusal)
})

test.each([
	['sent', 24, 'sent'],
	['received', 24, 'received'],
	['failed', 23, 'asked'],
	['failed', 24, 'failed'],
] as const)('INV-04 a refund reported as %s at attempt %i is %s', (reported, attempts, status) => {
	expect(refundStatusOf(reported, attempts)).toBe(status)
})

const report = (paymentId: string, status: PaymentReport['status']): PaymentReport => ({
	providerOrderId: 'order_1',
	paymentId,
	amount: 100,
	currency: 'INR',
	status,
})
const refund = { amount: 100, currency: 'INR', reason: 'already-paid', status: 'asked' } as const
const paid: Recorded = { payment: { id: 'pay_1', outcome: 'fulfilled' }, refund: null }
const back: Recorded = { payment: { id: 'pay_2', outcome: 'refund' }, refund }
const receipt = (payment_id: string | null, status: string, given: object | null = null) => ({
	order_id: 'one',
	payment_id,
	status,
	refund: given,
})
test.each<[string, Recorded[], PaymentReport[], string | undefined, object]>([
	['nobody tried', [], [], undefined, receipt(null, 'failed')],
	[
		'two were declined',
		[],
		[report('a', 'failed'), report('b', 'failed')],
		undefined,
		receipt('b', 'failed'),
	],
	[
		'one is under way',
		[],
		[report('a', 'pending'), report('b', 'failed')],
		undefined,
		receipt('a', 'pending'),
	],
	['it was paid and paid again', [paid, back], [], undefined, receipt('pay_1', 'paid')],
	['only refunded money came', [back], [], undefined, receipt('pay_2', 'refunded', refund)],
	[
		'refunded money came and another try was declined',
		[back],
		[report('d', 'failed')],
		undefined,
		receipt('pay_2', 'refunded', refund),
	],
	[
		'refunded money came and more is under way',
		[back],
		[report('c', 'pending')],
		undefined,
		receipt('c', 'pending'),
	],
	['the second payment asks', [paid, back], [], 'pay_2', receipt('pay_2', 'refunded', refund)],
	[
		'a declined payment asks',
		[paid],
		[report('x', 'failed'), report('y', 'pending')],
		'x',
		receipt('x', 'failed'),
	],
	['an unknown payment asks', [paid], [], 'z', receipt('z', 'pending')],
])('M5 PAY-01 the receipt when %s', (_, recorded, reports, paymentId, expected) => {
	expect(receiptOf('one', recorded, reports, paymentId)).toEqual(expected)
})

test('PUR-04 the receipt of an order that cost nothing', () => {
	expect(freeReceipt('one')).toEqual(receipt(null, 'paid'))
})

test('M4 Razorpay’s words: only captured is paid, what is not known waits', () => {
	const words = ['captured', 'authorized', 'created', 'failed', 'refunded', 'new word']
	const read = words.map(
		(status) =>
			razorpay.paymentOf({ id: 'p', order_id: 'o', amount: '100', currency: 'INR', status }).status,
	)
	expect(read).toEqual(['paid', 'pending', 'pending', 'failed', 'refunded', 'pending'])
	const refunds = ['processed', 'pending', 'failed', 'new word'].map((status) =>
		razorpay.refundOf({ id: 'r', payment_id: 'p', status, amount: 100 }),
	)
	expect(refunds.map(({ status }) => status)).toEqual(['received', 'sent', 'failed', 'sent'])
	expect(refunds[0]).toEqual({ paymentId: 'p', refundId: 'r', ownId: null, status: 'received' })
})

test('M4 Stripe’s words: a session is paid by its payment status, given back by its charge', () => {
	const session = {
		id: 'cs_1',
		amount_total: 100,
		currency: 'usd',
		payment_status: 'paid',
		status: 'complete',
		payment_intent: 'pi_1',
	}
	const charged = (refunded: boolean) => ({ id: 'pi_1', latest_charge: { refunded } })
	const status = (some: object) => stripe.paymentOf({ ...session, ...some })?.status
	expect(stripe.paymentOf(session)).toEqual({
		providerOrderId: 'cs_1',
		paymentId: 'pi_1',
		amount: 100,
		currency: 'USD',
		status: 'paid',
	})
	expect(stripe.paymentOf({ ...session, payment_intent: null })).toBe(null)
	expect(stripe.paymentOf({ ...session, payment_intent: charged(false) })?.paymentId).toBe('pi_1')
	expect([
		status({ payment_status: 'unpaid' }),
		status({ payment_status: 'unpaid', status: 'expired' }),
		status({ payment_intent: charged(false) }),
		status({ payment_intent: charged(true) }),
		status({ payment_intent: { id: 'pi_1', latest_charge: 'ch_1' } }),
	]).toEqual(['pending', 'failed', 'paid', 'refunded', 'paid'])
	const refunded = (given: string | null) =>
		stripe.refundOf({ id: 're_1', payment_intent: { id: 'pi_1' }, status: given, amount: 100 })
	expect(['succeeded', 'failed', 'canceled', 'pending', null].map(refunded)).toEqual(
		['received', 'failed', 'failed', 'sent', 'sent'].map((given) => ({
			paymentId: 'pi_1',
			refundId: 're_1',
			ownId: null,
			status: given,
		})),
	)
	const some = { id: 're_1', amount: 100 }
	const plain = stripe.refundOf({ ...some, payment_intent: 'pi_2', status: 'succeeded' })
	expect(plain?.paymentId).toBe('pi_2')
	expect(stripe.refundOf({ ...some, payment_intent: null, status: 'failed' })).toBe(null)
})

test('M4 a provider that fails or is silent is unreachable, with the reason as cause', async () => {
	expect(await askProvider(async () => 'answer')).toBe('answer')
	const fault = new Error('refused')
	await expect(askProvider(() => Promise.reject(fault))).rejects.toMatchObject({
		status: 502,
		code: 'provider-unreachable',
		cause: fault,
	})
	await expect(askProvider(() => new Promise(() => undefined), 5)).rejects.toMatchObject({
		code: 'provider-unreachable',
		cause: new Error('no answer in 5 ms'),
	})
})

test('M2 work goes on side by side, never more at a time than the limit, and all of it is done', async () => {
	let [running, most] = [0, 0]
	const seen: number[] = []
	const work = async (item: number) => {
		running += 1
		most = Math.max(most, running)
		await Promise.resolve()
		running -= 1
		seen.push(item)
		if (item === 3) throw new Error('three')
	}
	await expect(inParallel([1, 2, 3, 4, 5, 6, 7], 3, work)).rejects.toThrow('three')
	expect([most, seen.sort()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]])
})
