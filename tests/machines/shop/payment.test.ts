import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { cardPaymentMachine } from '#machines/shop/payment/card-payment.machine.ts'
import { cardPaymentModel } from '#machines/shop/payment/card-payment.model.ts'
import type { PaymentOrder } from '#machines/shop/payment/card-payment.types.ts'

const order = (key: string): PaymentOrder => ({
	orderId: 'o1',
	key,
	currency: 'INR',
	amount: 117_800,
	pgOrderId: 'order_1',
})

/** Pays an order and tells what each actor was given. */
const pay = async (made: PaymentOrder) => {
	const given: [string, unknown][] = []
	const answering = <T>(name: string, answer: T) =>
		fromPromise<T, unknown>(async ({ input }) => {
			given.push([name, input])
			return answer
		})
	const receipt = { paymentId: 'pay_1', pgOrderId: 'order_1', signature: 'signed' }
	const actor = createActor(
		cardPaymentMachine.provide({
			actors: {
				loadScript: answering('loadScript', undefined),
				createOrder: answering('createOrder', { kind: 'created' as const, order: made }),
				openWidget: answering('openWidget', { kind: 'answered' as const, receipt }),
				verifyPayment: answering('verifyPayment', { kind: 'paid' as const, paymentId: 'pay_1' }),
			} as never,
			actions: { releaseOrder: () => {} },
		}),
		{ input: cardPaymentModel.inputs.agreed, clock: new SimulatedClock() },
	)
	const ended = new Promise((resolve) => actor.subscribe({ complete: () => resolve(null) }))
	actor.start()
	await ended
	return { given, output: actor.getSnapshot().output }
}

it('PAY-04 an order of the sandbox and one of a provider with keys go the same way: script, widget and verification differ only in what the order says', async () => {
	const sandbox = await pay(order('rzp_sandbox'))
	const provider = await pay(order('rzp_live_1'))
	expect(sandbox.output).toEqual({ kind: 'paid', orderId: 'o1', paymentId: 'pay_1' })
	expect(provider.output).toEqual(sandbox.output)
	const names = sandbox.given.map(([name]) => name)
	expect(names).toEqual(['loadScript', 'createOrder', 'openWidget', 'verifyPayment'])
	const text = JSON.stringify(sandbox.given).replaceAll('rzp_sandbox', 'rzp_live_1')
	expect(JSON.stringify(provider.given)).toBe(text)
	expect(text).toContain('rzp_live_1')
})
