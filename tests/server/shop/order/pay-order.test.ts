import { expect, test } from 'vitest'
import type { PayableOrder } from '#server/platform/payment/gateway.ts'
import { openBuyer } from '../../support/buyer.ts'
import { addResource, giveCoins } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const server = await openFileApp()

test('PAY-03 the provider receives the amount, the buyer and the product', async () => {
	const buyer = await openBuyer(server)
	const gateway = server.deps.gateways.razorpay!
	const told: PayableOrder[] = []
	server.deps.gateways.razorpay = {
		...gateway,
		open: (order) => {
			told.push(order)
			return gateway.open(order)
		},
	}
	const item = (title: string) => addResource(server.db, { title, price: 10_000 })
	const [a, b, c] = [await item('Algebra'), await item('Botany'), await item('Chemistry')]
	const one = await buyer.order({ product_id: [a] })
	const three = await buyer.order({ product_id: [b, c, a] })
	server.deps.gateways.razorpay = gateway
	const whole = {
		currency: 'INR',
		buyer: { name: 'Asha Rao', email: buyer.email, contact: '+919876543210' },
	}
	expect(told).toEqual([
		{ ...whole, orderId: one.body.order_id, amount: 11_800, title: 'Algebra' },
		{ ...whole, orderId: three.body.order_id, amount: 35_400, title: 'Botany + 2' },
	])
})

test('WAL-01 PUR-02 coins beyond the wallet are named in the quote and refuse the order', async () => {
	const buyer = await openBuyer(server)
	await giveCoins(server.db, buyer.email, 5)
	const product_id = [await addResource(server.db, { price: 10_000 })]
	const quote = async (coins: number) => {
		const { coins_available, total, rejections } = await buyer.quote({ product_id, coins })
		return {
			coins: (await buyer.quote({ product_id, coins })).coins,
			coins_available,
			total,
			rejections,
		}
	}
	const fits = { coins: 5, coins_available: 5, total: 11_300, rejections: [] }
	expect(await quote(5)).toEqual(fits)
	expect(await quote(6)).toEqual({ ...fits, rejections: [{ code: 'coins-insufficient' }] })
	const refused = await buyer.order({ product_id, coins: 6 })
	expect([refused.status, refused.body.code]).toEqual([409, 'coins-insufficient'])
	expect((await buyer.order({ product_id, coins: 5 })).status).toBe(200)
	expect(await buyer.coins()).toBe(0)
	expect(await quote(5)).toEqual(fits)
})

test('PUR-02 a visitor is quoted without wallet, plan or open order', async () => {
	const product_id = [await addResource(server.db, { price: 10_000 })]
	const { body } = await server.call('POST', '/v1/purchase/quote', { body: { product_id } })
	expect(body).toMatchObject({ total: 11_800, coins: 0, coins_available: 0, rejections: [] })
})
