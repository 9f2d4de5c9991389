import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { refund, refundRequest } from '#server/shop/refund/refund.tables.ts'
import { schoolOrder } from '#server/shop/school-order/school-order.tables.ts'
import { openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { openSchool } from '../support/school/ordering-school.ts'
import { type somebodyOf, staffOf } from '../support/school/school-people.ts'

type Person = Awaited<ReturnType<typeof somebodyOf>>

const server = await openFileApp()
let school: Awaited<ReturnType<typeof openSchool>>
let neha: Person
let ravi: Person
beforeAll(async () => {
	school = await openSchool(server)
	await school.main.limit(0)
	const roles = ['vidya_customer_success']
	neha = await staffOf(server, { roles })
	ravi = await staffOf(server, { roles })
})

const outcome = ({ status, body }: { status: number; body: unknown }) => {
	const { code, current_status } = body as { code?: string; current_status?: string }
	return status < 300 ? [200] : [status, code, current_status]
}

/** Orders licences above the limit, so that the order waits for the main point of contact. */
const waitingOrder = async () => {
	await school.second.put(await addResource(server.db), 3)
	const { body } = await school.second.quote()
	expect((await school.second.submit(body.id)).body.status).toBe('waiting')
	return body.id
}
const decideOrder = (decision: 'approve' | 'reject') => async (id: string) =>
	outcome(await school.main.decide(id, { decision, words: 'The budget is spent.' }))
const orderStatus = async (id: string) =>
	(await server.db.select().from(schoolOrder).where(eq(schoolOrder.id, id)))[0]!.status

test('PRC-01 approved and rejected at the same time: one decision counts', async () => {
	const pair = [decideOrder('approve'), decideOrder('reject')] as const
	await race(waitingOrder, pair, async (answers, id) => {
		const status = await orderStatus(id)
		const refused = [409, 'order-moved', status]
		expect(answers).toEqual(status === 'approved' ? [[200], refused] : [refused, [200]])
		expect(['approved', 'rejected']).toContain(status)
	})
})

test('PRC-01 approved and cancelled at the same time: it is cancelled', async () => {
	const cancel = async (id: string) => outcome(await school.second.cancel(id))
	await race(waitingOrder, [decideOrder('approve'), cancel], async ([approved, cancelled], id) => {
		expect([[200], [409, 'order-moved', 'cancelled']]).toContainEqual(approved)
		expect(cancelled).toEqual([200])
		expect(await orderStatus(id)).toBe('cancelled')
	})
})

/** Buys a course and asks for the money back. Returns the request's id and its payment's. */
const openRefund = async () => {
	const buyer = await openBuyer(server)
	const { body } = await buyer.order({ product_id: [await addResource(server.db)] })
	const paid = await payAtRazorpay(server, body.pg_order_id, { amount: body.amount })
	await paid.tellShop()
	const asked = await server.call('PUT', `/v1/orders/${body.order_id}/refund`, {
		token: buyer.token,
		body: { reason: 'unsuitable', words: '', language: 'en' },
	})
	expect(asked.status).toBe(200)
	const [row] = await server.db
		.select()
		.from(refundRequest)
		.where(eq(refundRequest.orderId, body.order_id))
	return { id: row!.id, paymentId: paid.id }
}
const decideRefund =
	(who: () => Person, decision: 'approve' | 'refuse') =>
	async ({ id }: { id: string }) => {
		const words = 'You have seen most of it.'
		return outcome(
			await who().call('POST', `/v1/refund-requests/${id}/decision`, { decision, words }),
		)
	}

test('INV-03 approved and refused at the same time: one decision counts, and money goes once', async () => {
	const pair = [decideRefund(() => neha, 'approve'), decideRefund(() => ravi, 'refuse')] as const
	await race(openRefund, pair, async (answers, { id, paymentId }) => {
		const [row] = await server.db.select().from(refundRequest).where(eq(refundRequest.id, id))
		const { status } = row!
		const refused = [409, 'refund-decided', status]
		expect(answers).toEqual(status === 'approved' ? [[200], refused] : [refused, [200]])
		const owed = await server.db.$count(refund, eq(refund.paymentId, paymentId))
		expect([status, owed]).toEqual(status === 'approved' ? ['approved', 1] : ['refused', 0])
	})
})
