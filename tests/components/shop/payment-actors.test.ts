import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { cardPaymentActors } from '#features/shop/payment/card-payment.actors.ts'
import { redirectPayment } from '#features/shop/payment/redirect-payment.ts'
import { quietClient } from '../support/harness.tsx'

afterEach(() => vi.unstubAllGlobals())

const input = {
	resourceIds: ['p1'],
	name: 'Asha',
	email: 'asha@school.in',
	phone: '+919812345678',
	promoCode: null,
	coins: 0,
	total: 117_800,
}

const card = {
	status: true,
	order_id: 'o1',
	key: 'rzp_test_k',
	currency: 'INR',
	amount: 117_800,
	pg_order_id: 'order_1',
}

const answering = (answer: object) => vi.stubGlobal('fetch', async () => Response.json(answer))

const createCardOrder = (answer: object) => {
	answering(answer)
	return toPromise(createActor(cardPaymentActors(quietClient()).createOrder, { input }).start())
}

test('PAY-01 PAY-03 an order with a truthy status goes to the widget as it was answered, one without has failed', async () => {
	expect(await createCardOrder(card)).toEqual({
		kind: 'created',
		order: {
			orderId: 'o1',
			key: 'rzp_test_k',
			currency: 'INR',
			amount: 117_800,
			pgOrderId: 'order_1',
		},
	})
	expect(await createCardOrder({ ...card, status: false })).toEqual({ kind: 'orderFailed' })
})

test('PAY-01 the script of the card provider is loaded from where the shop says, and none where it has no card provider', async () => {
	const appended = vi.spyOn(document.head, 'append').mockImplementation((script) => {
		;(script as HTMLScriptElement).onload!(new Event('load'))
	})
	const load = (card_script_url: string | null) => {
		answering({ card_script_url })
		return toPromise(createActor(cardPaymentActors(quietClient()).loadScript).start())
	}
	await load(null)
	expect(appended).not.toHaveBeenCalled()
	await load('/checkout.js')
	expect(appended.mock.calls.map(([script]) => (script as HTMLScriptElement).src)).toEqual([
		`${location.origin}/checkout.js`,
	])
	appended.mockRestore()
})

test('PAY-02 a redirect with a falsy status goes nowhere', async () => {
	answering({ status: false, order_id: 'o1', payment_url: '/nowhere' })
	const left: string[] = []
	const machine = redirectPayment(quietClient()).provide({
		actions: { leaveTo: (_, { url }) => void left.push(url) },
	})
	expect(await toPromise(createActor(machine, { input }).start())).toEqual({ kind: 'refused' })
	answering({ status: true, order_id: 'o1', payment_url: '/pay/o1' })
	expect(await toPromise(createActor(machine, { input }).start())).toEqual({
		kind: 'leaving',
		orderId: 'o1',
	})
	expect(left).toEqual(['/pay/o1'])
})
