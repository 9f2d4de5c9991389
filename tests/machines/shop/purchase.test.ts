import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { purchaseMachine } from '#machines/shop/purchase/purchase.machine.ts'
import { requestOf } from '#machines/shop/purchase/purchase.params.ts'
import { statesOf, tell } from '../story.ts'

it('PUR-01 a form with a missing name is not sent', () => {
	expect(tell('purchase', 'nameless', 'purchase.submitted')).toEqual([
		['purchase.submitted', 'editing'],
	])
})

it('PUR-01 PRM-01 nothing is sent while the promo code is unsettled', () => {
	expect(statesOf('purchase', 'prefilled', 'promo.observed pending', 'purchase.submitted')).toEqual(
		['editing', 'editing'],
	)
})

it('PUR-02 a price that changed meanwhile is shown again and charged only after a second click', () => {
	expect(
		statesOf(
			'purchase',
			'prefilled',
			'purchase.submitted',
			'answer quoteOrder dearer',
			'purchase.submitted',
		),
	).toEqual(['quoting', 'editing', 'quoting'])
})

it('PUR-03 PUR-04 what is free is enrolled in with one press and leads to the enrolled item', () => {
	expect(
		tell(
			'purchase',
			'free',
			'answer quoteOrder free',
			'answer enrolFree enrolled',
			'alert.acknowledged',
		).map(([, ...told]) => told.filter((word) => !word.startsWith('start '))),
	).toEqual([
		['registering'],
		['enrolled', 'do discardDraft'],
		['started', 'output {"enrolmentId":"e1","kind":"enrolled"}'],
	])
})

it('PUR-04 what is free asks for the name where it is missing, and a failure leaves nothing open', () => {
	expect(statesOf('purchase', 'free-nameless', 'purchase.submitted free')).toEqual(['editing'])
	expect(
		statesOf(
			'purchase',
			'free',
			'answer quoteOrder free',
			'answer enrolFree failed',
			'alert.acknowledged',
		),
	).toEqual(['registering', 'enrolmentFailed', 'dismissed'])
})

it('PUR-01 what is typed is kept as it is typed, and sent without outer spaces', () => {
	const resourceIds = ['p1']
	const draft = { name: ' Asha ', email: ' asha@school.in ', phone: ' 98123 45678 ', country: 'IN' }
	const actor = createActor(purchaseMachine, {
		input: { accountId: 'a1', resourceIds, prefill: { ...draft, name: '' } },
	}).start()
	actor.send({ type: 'field.changed', field: 'name', value: ' Asha ' })
	expect(actor.getSnapshot().context.draft).toEqual(draft)
	const { context } = actor.getSnapshot()
	expect(requestOf({ context })).toEqual({
		resourceIds,
		name: 'Asha',
		email: 'asha@school.in',
		phone: '',
		promoCode: null,
		coins: 0,
		total: 0,
	})
})

it('PRM-01 a code that the server has not found valid is never sent', () => {
	const actor = createActor(purchaseMachine, {
		input: {
			accountId: 'a1',
			resourceIds: ['p1'],
			prefill: { name: 'Asha', email: 'asha@school.in', phone: '9812345678', country: 'IN' },
		},
	}).start()
	const kinds = ['none', 'pending', 'invalid', 'refused', 'failed'] as const
	const sent = kinds.map((kind) => {
		actor.send({ type: 'promo.observed', code: 'DIWALI', kind })
		const { context } = actor.getSnapshot()
		return [
			requestOf({ context }).promoCode,
			actor.getSnapshot().can({ type: 'purchase.submitted', total: 100 }),
		]
	})
	expect(sent).toEqual([
		[null, true],
		[null, false],
		[null, false],
		[null, false],
		[null, false],
	])
})

it('PUR-06 a number that India does not know is asked about, and may be paid for from abroad', () => {
	expect(
		tell(
			'purchase',
			'prefilled',
			'purchase.submitted',
			'answer quoteOrder paid',
			'answer chooseProvider doubtful',
			'abroad.confirmed',
			'purchase.submitted',
			'answer quoteOrder paid',
		).map(([, state, ...effects]) => [
			state,
			...effects.filter((effect) => /Provider/.test(effect)),
		]),
	).toEqual([
		['quoting'],
		[
			'choosingProvider',
			'start chooseProvider {"coins":0,"country":"IN","fromAbroad":false,"phone":"9812345678","promoCode":null,"resourceIds":["p1"]}',
		],
		['editing'],
		['editing'],
		['quoting'],
		[
			'choosingProvider',
			'start chooseProvider {"coins":0,"country":"IN","fromAbroad":true,"phone":"9812345678","promoCode":null,"resourceIds":["p1"]}',
		],
	])
})

const paidByCard = [
	'prefilled',
	'purchase.submitted',
	'answer quoteOrder paid',
	'answer chooseProvider indian',
	'answer payByCard paid',
] as const

it('PUR-05 CAT-08 a payment forgets the draft, says its success, then the coins it earned, and ends in my learning', () => {
	const told = tell(
		'purchase',
		...paidByCard,
		'answer countCoins some',
		'alert.acknowledged',
		'alert.acknowledged',
	)
	expect(told.slice(-4)).toEqual([
		[
			'answer payByCard paid',
			'paid.counting',
			'do discardDraft',
			'start countCoins {"paymentId":"pay_1"}',
		],
		['answer countCoins some', 'paid.counted'],
		['alert.acknowledged', 'coinsEarned'],
		['alert.acknowledged', 'learning', 'output {"kind":"paid","orderId":"o1"}'],
	])
})

it.each(['none', 'unreachable'])(
	'PUR-05 CAT-08 a payment whose coins are %s has one alert before my learning',
	(coins) => {
		expect(
			statesOf('purchase', ...paidByCard, `answer countCoins ${coins}`, 'alert.acknowledged').slice(
				-3,
			),
		).toEqual(['paid.counting', 'paid.counted', 'learning'])
	},
)

it('PUR-05 a declined card says Payment Failed and leaves the form as it was', () => {
	expect(
		statesOf(
			'purchase',
			'prefilled',
			'purchase.submitted',
			'answer quoteOrder paid',
			'answer chooseProvider indian',
			'answer payByCard declined',
			'alert.acknowledged',
		).slice(-2),
	).toEqual(['paymentFailed', 'editing'])
})

it('PUR-06 a valid Indian number pays in the card widget, any other on the page of the provider', () => {
	const paidBy = (where: string) =>
		statesOf(
			'purchase',
			'prefilled',
			'purchase.submitted',
			'answer quoteOrder paid',
			`answer chooseProvider ${where}`,
		).at(-1)
	expect([paidBy('indian'), paidBy('abroad')]).toEqual(['payingByCard', 'payingByRedirect'])
})

it('PUR-07 a discount that the server refuses leads back to the form', () => {
	expect(
		statesOf('purchase', 'prefilled', 'purchase.submitted', 'answer quoteOrder refused'),
	).toEqual(['quoting', 'editing'])
})

it('PAY-01 a second click while paying does nothing', () => {
	const paying = ['purchase.submitted', 'answer quoteOrder paid', 'answer chooseProvider indian']
	expect(tell('purchase', 'prefilled', ...paying, 'purchase.submitted').at(-1)).toEqual([
		'purchase.submitted',
		'payingByCard',
	])
})

it('PAY-01 a pending payment is asked about after growing pauses, then only on request', () => {
	expect(
		statesOf(
			'purchase',
			'returning',
			'answer awaitPayment pending',
			'after shortPause',
			'answer awaitPayment unreachable',
			'after mediumPause',
			'answer awaitPayment pending',
			'after longPause',
			'answer awaitPayment pending',
			'check.requested',
			'answer awaitPayment paid',
		),
	).toEqual([
		'pending.pausing',
		'pending.rechecking',
		'pending.idle',
		'pending.checkingLater',
		'pending.waiting',
		'pending.checkingLast',
		'pending.stopped',
		'pending.checking',
		'paid.counting',
	])
})

it('PAY-01 a script that does not load leaves no order; a closed widget is checked before its order is freed', () => {
	expect(tell('card-payment', 'agreed', 'answer loadScript blocked')).toEqual([
		['answer loadScript blocked', 'scriptFailed', 'output {"kind":"scriptFailed"}'],
	])
	expect(
		tell(
			'card-payment',
			'agreed',
			'answer loadScript loaded',
			'answer createOrder created',
			'answer openWidget dismissed',
			'answer verifyPayment paid',
		).slice(-2),
	).toEqual([
		[
			'answer openWidget dismissed',
			'verifying',
			'start verifyPayment {"orderId":"o1","receipt":null}',
		],
		[
			'answer verifyPayment paid',
			'paid',
			'output {"kind":"paid","orderId":"o1","paymentId":"pay_1"}',
		],
	])
})

it('PAY-03 the widget is opened with the order as the server answered it, and with the buyer', () => {
	const order = {
		amount: 117800,
		currency: 'INR',
		key: 'rzp_test',
		orderId: 'o1',
		pgOrderId: 'order_1',
	}
	const request = {
		coins: 0,
		email: 'asha@school.in',
		name: 'Asha',
		phone: '+919812345678',
		promoCode: null,
		resourceIds: ['p1'],
		total: 117800,
	}
	expect(
		tell('card-payment', 'agreed', 'answer loadScript loaded', 'answer createOrder created').at(-1),
	).toEqual([
		'answer createOrder created',
		'widgetOpen',
		`start openWidget ${JSON.stringify({ order, request })}`,
	])
})

it('PAY-02 an order with a payment page leaves for it, and coming back by the back button asks how it went', () => {
	expect(tell('redirect-payment', 'agreed', 'answer createOrder created')).toEqual([
		[
			'answer createOrder created',
			'leaving',
			'do leaveTo {"url":"https://pay.test/o1"}',
			'output {"kind":"leaving","orderId":"o1"}',
		],
	])
	expect(
		statesOf(
			'purchase',
			'prefilled',
			'purchase.submitted',
			'answer quoteOrder paid',
			'answer chooseProvider abroad',
			'answer payByRedirect leaving',
			'page.restored',
			'answer awaitPayment unpaid',
		).slice(-3),
	).toEqual(['leaving', 'pending.checking', 'editing'])
})

it('PUR-01 PRM-03 the buyer of a purchase stays while nobody is signed in; another account buys for itself, with its own coupon', () => {
	expect(
		tell(
			'purchase-opening',
			'paid',
			'answer readBuyer asha',
			'answer chooseCoupon best',
			'account.observed none',
			'account.observed other',
		).map(([, state, ...effects]) => [state, ...effects]),
	).toEqual([
		['choosingCoupon', 'start chooseCoupon {"resourceIds":["p1"]}'],
		['open'],
		['open'],
		['choosingCoupon', 'start chooseCoupon {"resourceIds":["p1"]}'],
	])
})
