import { expect, test } from 'vitest'
import { type Buyer, chooseIn, openBuyer } from '../../support/buyer.ts'
import { addDiscount, addResource } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const server = await openFileApp()

const get = async <T>({ token }: Buyer, query = '') =>
	(await server.call('GET', `/v1/orders${query}`, { token })).body as T
type Page = { total: number; data: { id: string }[] }

test('PUR-05 an order of the history has every figure, line and detail as it was ordered', async () => {
	const buyer = await openBuyer(server)
	const [a, b] = [
		await addResource(server.db, {
			price: 10_000,
			title: 'Algebra',
			slug: 'h-a',
			slugtitle: 'H-A',
		}),
		await addResource(server.db, {
			price: 20_000,
			title: 'Botany',
			slug: 'h-b',
			slugtitle: 'H-B',
			courseType: 'webinar',
		}),
	]
	await addDiscount(server.db, { code: 'HISTORY' })
	const orderedAt = server.deps.clock()
	const made = await buyer.order({ product_id: [a, b], promo_code: 'history' })
	const id = made.body.order_id
	const line = { plan_discount: 0 }
	const ordered = {
		id,
		receipt_number: null,
		status: 'created',
		provider: 'razorpay',
		currency: 'INR',
		price: 30_000,
		plan_discount: 0,
		discount: 3000,
		gst: 4860,
		rounding: 40,
		coins: 0,
		total: 31_900,
		promo_code: 'HISTORY',
		created_at: orderedAt.toISOString(),
		paid_at: null,
		payment_id: null,
		payments: [],
		buyer: {
			...{ name: 'Asha Rao', email: buyer.email, phone: '+919876543210' },
			...{ organization: null, dob: null },
		},
		lines: [
			{
				...line,
				...{ product_id: a, slug: 'h-a', slugtitle: 'H-A', title: 'Algebra' },
				...{ course_type: 'self_paced', price: 10_000, discount: 1000, gst: 1620, total: 10_620 },
			},
			{
				...line,
				...{ product_id: b, slug: 'h-b', slugtitle: 'H-B', title: 'Botany' },
				...{ course_type: 'webinar', price: 20_000, discount: 2000, gst: 3240, total: 21_240 },
			},
		],
	}
	expect(await get(buyer)).toEqual({ total: 1, data: [ordered] })
	server.advance(60_000)
	const paid = await chooseIn(server)(made.body.pg_order_id, 'pay')
	const payment_id = paid.callback.razorpay_payment_id
	expect(await get(buyer, `/${id}`)).toEqual({
		...ordered,
		status: 'paid',
		receipt_number: `VD-20261120-${id.replaceAll('-', '').slice(-10)}`,
		paid_at: new Date(orderedAt.getTime() + 60_000).toISOString(),
		payment_id,
		payments: [
			{ id: payment_id, amount: 31_900, currency: 'INR', outcome: 'fulfilled', refund: null },
		],
	})
})

test('PUR-05 ROL-03 the history is paged, newest first, and only the account’s own', async () => {
	const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
	const ids: string[] = []
	for (const _ of [1, 2, 3]) {
		server.advance(1000)
		const made = await buyer.order({ product_id: [await addResource(server.db)] })
		ids.unshift(made.body.order_id)
	}
	await other.order({ product_id: [await addResource(server.db)] })
	const page = async (query: string) => {
		const { total, data } = await get<Page>(buyer, query)
		return { total, ids: data.map(({ id }) => id) }
	}
	expect(await page('')).toEqual({ total: 3, ids })
	expect(await page('?limit=2')).toEqual({ total: 3, ids: ids.slice(0, 2) })
	expect(await page('?limit=2&offset=2')).toEqual({ total: 3, ids: ids.slice(2) })
	expect(await page('?offset=3')).toEqual({ total: 3, ids: [] })
	expect((await get<{ id: string }>(buyer, `/${ids[1]}`)).id).toBe(ids[1])
	expect((await get<{ code: string }>(other, `/${ids[1]}`)).code).toBe('not-found')
})
