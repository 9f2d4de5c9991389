import { afterEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { type PaymentActors, purchaseActors } from '#features/shop/purchase/purchase.actors.ts'
import { quietClient } from '../support/harness.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Answers the check of an order, and notes every call. */
const check = async (receipt: object) => {
	const called: string[] = []
	vi.stubGlobal('fetch', async (request: Request) => {
		const path = new URL(request.url).pathname
		called.push(`${request.method} ${path}`)
		return Response.json(path.endsWith('/check') ? receipt : {})
	})
	const { awaitPayment } = purchaseActors(quietClient(), {} as PaymentActors)
	const actor = createActor(awaitPayment, { input: { orderId: 'o1' } }).start()
	return { verdict: await toPromise(actor), called }
}

const asked = 'POST /v1/orders/o1/check'

test.each([
	['paid', 'pay_1', { kind: 'paid', paymentId: 'pay_1' }, [asked]],
	['pending', null, { kind: 'pending' }, [asked]],
	['refunded', 'pay_1', { kind: 'refunded' }, [asked]],
	['failed', 'pay_1', { kind: 'declined' }, [asked]],
	['failed', null, { kind: 'unpaid' }, [asked, 'POST /v1/orders/o1/cancel']],
])(
	'PAY-01 PAY-02 an order that is %s, with payment %s, is what the purchase hears; one that nobody paid is given back',
	async (status, payment_id, verdict, called) => {
		expect(await check({ status, payment_id })).toEqual({ verdict, called })
	},
)
