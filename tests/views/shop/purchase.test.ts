import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { refusalOf, refusalOfCode } from '#api/order-refusal.ts'
import { openCheckout } from '#features/shop/payment/open-checkout.ts'
import { phoneBook } from '#ui/form/phone-book.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
	['9812345678', 'IN', { phone: '+919812345678', isIndian: true }],
	['98123 45678', 'IN', { phone: '+919812345678', isIndian: true }],
	['12345', 'IN', { phone: '+9112345', isIndian: false }],
	['712345678', 'KE', { phone: '+254712345678', isIndian: false }],
	['+254712345678', 'IN', { phone: '+254712345678', isIndian: false }],
	['call me', 'IN', { phone: '+91', isIndian: false }],
])('PUR-06 %s in %s decides the provider', (phone, country, judged) => {
	expect(phoneBook.judge(phone, country)).toEqual(judged)
})

it('PUR-01 the phone of the account is split into country and number; India is the default', () => {
	expect([
		phoneBook.split('+919822012345', 'IN'),
		phoneBook.split('+254712345678', 'KE'),
		phoneBook.split(null, ''),
	]).toEqual([
		{ phone: '9822012345', country: 'IN' },
		{ phone: '712345678', country: 'KE' },
		{ phone: '', country: 'IN' },
	])
	expect([phoneBook.dialCode('IN'), phoneBook.dialCode('KE')]).toEqual(['+91', '+254'])
})

it('PUR-07 every refusal of the server has a kind, and what is no refusal is thrown on', () => {
	const codes = ['price-changed', 'promo-exhausted', 'already-owned', 'session-expired', 'network']
	expect(codes.map(refusalOfCode)).toEqual([
		'priceChanged',
		'promoRefused',
		'alreadyOwned',
		'signedOut',
		null,
	])
	expect(() => refusalOf(ApiError.network())).toThrow(ApiError)
})

type Opened = {
	order_id: string
	handler: (answer: object) => void
	modal: { ondismiss: () => void }
}

const widget = () => {
	const opened: { options?: Opened; failed?: () => void; closed: number } = { closed: 0 }
	class Razorpay {
		constructor(options: Opened) {
			opened.options = options
		}
		open() {}
		close() {
			opened.closed += 1
		}
		on(_: string, listener: () => void) {
			opened.failed = listener
		}
	}
	vi.stubGlobal('window', { Razorpay })
	return opened
}
const order = {
	orderId: 'o1',
	key: 'k',
	currency: 'INR',
	amount: 100,
	pgOrderId: 'order_1',
	checkoutUrl: '/c.js',
}
const request = {
	resourceIds: ['p1'],
	name: 'Asha',
	email: 'asha@school.in',
	phone: '+919812345678',
	promoCode: null,
	coins: 0,
	total: 100,
}

it('PAY-01 the success callback of the widget hands over what the server verifies', async () => {
	const opened = widget()
	const verdict = openCheckout({ order, request, title: 'Vidya' }, new AbortController().signal)
	opened.options!.handler({
		razorpay_payment_id: 'pay_1',
		razorpay_order_id: 'order_1',
		razorpay_signature: 'signed',
	})
	expect(await verdict).toEqual({
		kind: 'answered',
		receipt: { paymentId: 'pay_1', pgOrderId: 'order_1', signature: 'signed' },
	})
	expect(opened.options!.order_id).toBe('order_1')
})

it.each([[undefined], [null], ['pay_1'], [{ razorpay_payment_id: 'pay_1' }]])(
	'PAY-01 a widget that hands over %j counts as closed, so that the server is asked',
	async (given) => {
		const opened = widget()
		const verdict = openCheckout({ order, request, title: 'Vidya' }, new AbortController().signal)
		opened.options!.handler(given as object)
		expect(await verdict).toEqual({ kind: 'dismissed' })
	},
)

it('PAY-01 a declined payment closes the widget, a closed widget says so, a stopped purchase closes it', async () => {
	const declined = widget()
	const first = openCheckout({ order, request, title: 'Vidya' }, new AbortController().signal)
	declined.failed!()
	expect([await first, declined.closed]).toEqual([{ kind: 'declined' }, 1])
	const dismissed = widget()
	const second = openCheckout({ order, request, title: 'Vidya' }, new AbortController().signal)
	dismissed.options!.modal.ondismiss()
	expect(await second).toEqual({ kind: 'dismissed' })
	const stopped = widget()
	const controller = new AbortController()
	const third = openCheckout({ order, request, title: 'Vidya' }, controller.signal)
	controller.abort(new Error('stopped'))
	await expect(third).rejects.toThrow('stopped')
	expect(stopped.closed).toBe(1)
})
