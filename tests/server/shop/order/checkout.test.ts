import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { cartItem } from '#server/shop/cart/cart.tables.ts'
import { coinEntry } from '#server/shop/wallet/wallet.tables.ts'
import { booksOf, chooseIn, openBuyer } from '../../support/buyer.ts'
import { addDiscount, addResource, giveCoins, subscribe } from '../../support/fixtures.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const server = await openFileApp()
let books: ReturnType<typeof booksOf>
let choose: ReturnType<typeof chooseIn>
beforeAll(async () => {
	books = booksOf(server)
	choose = chooseIn(server)
})

const item = (price: number | null, courseType = 'self_paced') =>
	addResource(server.db, { price, courseType })
const bundleOf = async (price: number, ids: string[]) => {
	const bundle = await item(price, 'bundle')
	await server.db
		.insert(bundleItem)
		.values(ids.map((resourceId, position) => ({ bundleId: bundle, resourceId, position })))
	return bundle
}
const own = (
	accountId: string,
	resourceId: string,
	status: 'confirmed' | 'pending' = 'confirmed',
) =>
	server.db
		.insert(enrolment)
		.values({ accountId, resourceId, status, source: 'register', createdAt: new Date() })
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const ten = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work))

test('M3 PUR-04 ten concurrent presses take coins, coupon and receipt once', async () => {
	const buyer = await openBuyer(server)
	const product = await item(10_000)
	await giveCoins(server.db, buyer.email, 580)
	const code = await addDiscount(server.db, { code: 'HALF', percent: 50 })
	const answers = await ten(() =>
		buyer.enrolFree({ webinar_id: [product], discount: 'HALF', coins: 59 }),
	)
	expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)])
	const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.code)
	expect(refused).toEqual(Array(9).fill('already-owned'))
	expect([await buyer.coins(), await books.uses(code)]).toEqual([521, 1])
	const { data } = await buyer.history()
	expect(data.map((row) => [row.status, row.provider, row.coins, row.total])).toEqual([
		['paid', 'none', 59, 0],
	])
	expect(data[0]!.receipt_number).toMatch(/^VD-20261120-[0-9a-f]{10}$/)
	expect(await buyer.owned()).toEqual([product])
})

test('M8 PUR-03 the plan’s included items last exactly as long as they should, for any number of concurrent orders', async () => {
	const buyer = await openBuyer(server)
	await subscribe(server.db, buyer.email, { benefits: { self_paced: { included: 3 } } })
	const products: string[] = []
	for (let i = 0; i < 8; i += 1) products.push(await item(10_000))
	const answers = await Promise.all(products.map((id) => buyer.enrolFree({ webinar_id: [id] })))
	expect(statusesOf(answers)).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
	expect((await buyer.owned()).length).toBe(3)
})

test('W10 PUR-03 the receipt of a free enrolment has the address until the account has a name', async () => {
	const buyer = await openBuyer(server)
	const free = () => addResource(server.db, { price: 0 })
	await buyer.enrolFree({ webinar_id: [await free()] })
	await server.db
		.update(account)
		.set({ displayName: 'Meera Iyer', isNameMadeUp: false })
		.where(eq(account.id, buyer.accountId))
	await buyer.enrolFree({ webinar_id: [await free()] })
	const { data } = await buyer.history()
	expect(data.map((one) => one.buyer.name)).toEqual(['Meera Iyer', buyer.email])
})

test('PUR-03 WAL-03 in one order the plan’s included items count down and the rest gets the additional discount', async () => {
	const buyer = await openBuyer(server)
	await subscribe(server.db, buyer.email, {
		benefits: { self_paced: { included: 1, additional_purchases: { discount: 20 } } },
	})
	const free = await item(null)
	const [first, second] = [await item(100_000), await item(50_000)]
	const quote = await buyer.quote({ product_id: [free, first, second] })
	expect(quote.lines.map((line) => line.plan_discount)).toEqual([0, 100_000, 10_000])
	expect(quote.total).toBe(47_200)
})

test('WAL-03 PUR-03 only what came by the plan and is of its type uses the plan up', async () => {
	const buyer = await openBuyer(server)
	await subscribe(server.db, buyer.email, { benefits: { self_paced: { included: 1 } } })
	await server.db.insert(enrolment).values([
		{
			accountId: buyer.accountId,
			resourceId: await item(10_000, 'webinar'),
			source: 'plan',
			createdAt: new Date(),
		},
		{
			accountId: buyer.accountId,
			resourceId: await item(10_000),
			source: 'purchase',
			createdAt: new Date(),
		},
	])
	const product = await item(10_000)
	expect((await buyer.quote({ product_id: [product] })).route).toBe('free')
	expect((await buyer.enrolFree({ webinar_id: [product] })).status).toBe(200)
	expect((await buyer.quote({ product_id: [await item(10_000)] })).route).toBe('paid')
})

test('M6 PUR-02 a bundle drops what it covers, and one payment opens it all', async () => {
	const buyer = await openBuyer(server)
	const [one, two] = [await item(49_900), await item(49_900)]
	const bundle = await bundleOf(69_900, [one, two])
	const quote = await buyer.quote({ product_id: [one, bundle, two] })
	expect(quote.rejections).toEqual([
		{ code: 'covered-by-bundle', product_id: one },
		{ code: 'covered-by-bundle', product_id: two },
	])
	expect([quote.lines.map((line) => line.product_id), quote.total]).toEqual([[bundle], 82_500])
	const made = await buyer.order({ product_id: [one, bundle, two] })
	expect([made.status, made.body.amount]).toEqual([200, 82_500])
	await choose(made.body.pg_order_id, 'pay')
	expect(await buyer.owned()).toEqual([one, two, bundle].sort())
})

test('M6 PUR-05 what a bundle brings and the buyer has already stays as it was', async () => {
	const buyer = await openBuyer(server)
	const [mine, other] = [await item(49_900), await item(49_900)]
	const bundle = await bundleOf(69_900, [mine, other])
	await own(buyer.accountId, mine)
	const made = await buyer.order({ product_id: [bundle] })
	await choose(made.body.pg_order_id, 'pay')
	const rows = await server.db
		.select()
		.from(enrolment)
		.where(eq(enrolment.accountId, buyer.accountId))
	const seen = rows.map(({ resourceId, source, orderId }) => [resourceId, source, orderId])
	expect(seen.sort()).toEqual(
		[
			[mine, 'register', null],
			[other, 'purchase', made.body.order_id],
			[bundle, 'purchase', made.body.order_id],
		].sort(),
	)
})

test('M6 PUR-02 a bundle of which all is owned is not sold', async () => {
	const buyer = await openBuyer(server)
	const [one, two] = [await item(49_900), await item(49_900)]
	const bundle = await bundleOf(69_900, [one, two])
	await own(buyer.accountId, one)
	await own(buyer.accountId, two, 'pending')
	expect((await buyer.quote({ product_id: [bundle] })).rejections).toEqual([])
	await server.db
		.update(enrolment)
		.set({ status: 'confirmed' })
		.where(eq(enrolment.resourceId, two))
	expect((await buyer.quote({ product_id: [bundle] })).rejections).toEqual([
		{ code: 'already-owned', product_id: bundle },
	])
	expect((await buyer.order({ product_id: [bundle] })).body.code).toBe('already-owned')
})

test('M6 PUR-02 a bundle never costs more than the rest of it would apart', async () => {
	const buyer = await openBuyer(server)
	const [one, two, free] = [await item(49_900), await item(29_900), await item(null)]
	const bundle = await bundleOf(69_900, [one, two, free])
	const price = async () => (await buyer.quote({ product_id: [bundle] })).price
	expect(await price()).toBe(69_900)
	await own(buyer.accountId, free)
	expect(await price()).toBe(69_900)
	await own(buyer.accountId, one)
	expect(await price()).toBe(29_900)
})

test.each(['self_paced', 'webinar', 'micro_resource', 'certification', 'live_training'])(
	'M6 CRD-03 a priced %s is bought by the purchase form',
	async (courseType) => {
		const buyer = await openBuyer(server)
		const product = await item(49_900, courseType)
		const made = await buyer.order({ product_id: [product] })
		expect([made.status, made.body.amount]).toEqual([200, 58_900])
		await choose(made.body.pg_order_id, 'pay')
		expect(await buyer.owned()).toEqual([product])
	},
)

test('M6 CRD-07 an affiliated product is neither ordered nor enrolled in', async () => {
	const buyer = await openBuyer(server)
	const [priced, free] = [
		await item(49_900, 'affiliated_product'),
		await item(null, 'affiliated_product'),
	]
	expect((await buyer.quote({ product_id: [priced] })).rejections).toEqual([
		{ code: 'not-sold', product_id: priced },
	])
	const made = await buyer.order({ product_id: [priced], expected_total: 58_900 })
	const enrolled = await buyer.enrolFree({ webinar_id: [free] })
	expect([made.status, made.body.code]).toEqual([409, 'not-sold'])
	expect([enrolled.status, enrolled.body.code]).toEqual([409, 'not-sold'])
})

test('PUR-02 PUR-06 an order without the total that the buyer saw is charged the server’s price', async () => {
	const product = await item(49_900)
	const wanted = { product_id: [product], expected_total: undefined }
	const buyer = await openBuyer(server)
	const made = await buyer.order(wanted)
	expect([made.status, made.body.amount]).toEqual([200, 58_900])
	const abroad = await openBuyer(server)
	const checkout = await abroad.orderAbroad(wanted)
	expect(checkout.status).toBe(200)
	expect(await books.order(checkout.body.order_id)).toMatchObject({ total: 58_900 })
})

test('PUR-04 a free order needs no total; one that differs is refused', async () => {
	const buyer = await openBuyer(server)
	const free = await item(null)
	const other = await buyer.enrolFree({ webinar_id: [free], expected_total: 100 })
	expect([other.status, other.body.code]).toEqual([409, 'price-changed'])
	expect([await buyer.owned(), (await buyer.history()).total]).toEqual([[], 0])
	const enrolled = await buyer.enrolFree({ webinar_id: [free], expected_total: undefined })
	expect([enrolled.status, await buyer.owned()]).toEqual([200, [free]])
})

test('PUR-04 a free order names an assignment of the buyer’s own plan or is refused', async () => {
	const buyer = await openBuyer(server)
	const free = await item(null)
	const foreign = await subscribe(server.db, (await openBuyer(server)).email)
	const enrol = (subscription_assignment_id: string) =>
		buyer.enrolFree({ webinar_id: [free], subscription_assignment_id })
	const refused = await enrol(foreign)
	expect([refused.status, refused.body.code, await buyer.owned()]).toEqual([404, 'not-found', []])
	expect((await enrol(await subscribe(server.db, buyer.email))).status).toBe(200)
})

test('PUR-04 one press enrols with what the account knows of the person', async () => {
	const buyer = await openBuyer(server)
	const product = await item(null, 'webinar')
	const enrolled = await buyer.enrolFree({ webinar_id: [product] })
	const [row] = await server.db
		.select()
		.from(enrolment)
		.where(and(eq(enrolment.resourceId, product), eq(enrolment.accountId, buyer.accountId)))
	expect(enrolled.body).toEqual({
		status: true,
		response: { data: [[{ id: row!.id, status: 'confirmed' }]] },
	})
	const { data } = await buyer.history()
	expect(data[0]!.buyer).toEqual({
		...{ name: buyer.email, email: buyer.email, phone: '' },
		...{ organization: null, dob: null },
	})
})

test('PUR-04 where the buyer works and the date of birth stay with a free order, and a date to come is refused', async () => {
	const buyer = await openBuyer(server)
	const said = { organization: ' Vidya Mandir, Pune ', dob: '1996-03-08' }
	const early = await buyer.enrolFree({
		webinar_id: [await item(null)],
		...said,
		dob: '2999-01-01',
	})
	expect([early.status, early.body.code, await buyer.owned()]).toEqual([400, 'invalid-request', []])
	expect((await buyer.enrolFree({ webinar_id: [await item(null)], ...said })).status).toBe(200)
	const { data } = await buyer.history()
	expect(data[0]!.buyer).toMatchObject({ organization: 'Vidya Mandir, Pune', dob: '1996-03-08' })
})

test('PUR-04 a registration that waits for confirmation still waits after a free press, and is confirmed by a purchase', async () => {
	const buyer = await openBuyer(server)
	const [free, paid] = [await item(null, 'live_training'), await item(49_900, 'live_training')]
	await own(buyer.accountId, free, 'pending')
	await own(buyer.accountId, paid, 'pending')
	const enrolled = await buyer.enrolFree({ webinar_id: [free] })
	expect(enrolled.body.response.data[0]!.map(({ status }) => status)).toEqual(['pending'])
	const made = await buyer.order({ product_id: [paid] })
	await choose(made.body.pg_order_id, 'pay')
	const [row] = await server.db.select().from(enrolment).where(eq(enrolment.resourceId, paid))
	expect([row!.status, row!.source, row!.orderId]).toEqual([
		'confirmed',
		'purchase',
		made.body.order_id,
	])
})

test('PUR-02 what is owned already adds nothing to the price', async () => {
	const buyer = await openBuyer(server)
	const [mine, other] = [await item(49_900), await item(10_000)]
	await own(buyer.accountId, mine)
	const quote = await buyer.quote({ product_id: [mine, other] })
	expect([quote.total, quote.lines.map((line) => line.product_id)]).toEqual([11_800, [other]])
	expect(quote.rejections).toEqual([{ code: 'already-owned', product_id: mine }])
})

test('CRT-03 PUR-05 a purchase takes what was bought out of the buyer’s cart and nothing else', async () => {
	const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
	const [bought, kept] = [await item(49_900), await item(49_900)]
	const put = (accountId: string, resourceId: string) =>
		server.db.insert(cartItem).values({ accountId, resourceId, createdAt: new Date() })
	await put(buyer.accountId, bought)
	await put(buyer.accountId, kept)
	await put(other.accountId, bought)
	const made = await buyer.order({ product_id: [bought] })
	await choose(made.body.pg_order_id, 'pay')
	const cartOf = async (accountId: string) =>
		(await server.db.select().from(cartItem).where(eq(cartItem.accountId, accountId))).map(
			(row) => row.resourceId,
		)
	expect(await cartOf(buyer.accountId)).toEqual([kept])
	expect(await cartOf(other.accountId)).toEqual([bought])
})

test('PUR-05 WAL-01 the payment of a purchase states its coins, to its buyer', async () => {
	const [buyer, stranger] = [await openBuyer(server), await openBuyer(server)]
	const made = await buyer.order({ product_id: [await item(100_000)] })
	const { callback } = await choose(made.body.pg_order_id, 'pay')
	const url = `/v1/wallet/user-order-coins?pg_payment_id=${callback.razorpay_payment_id}`
	const coins = async (token: string) => (await server.call('GET', url, { token })).body
	expect(await coins(buyer.token)).toEqual({ response: { data: { coins: 23 } } })
	expect(await coins(stranger.token)).toEqual({ response: { data: { coins: 0 } } })
	const entries = server.db.select().from(coinEntry).where(eq(coinEntry.accountId, buyer.accountId))
	expect((await entries).map(({ reason, delta }) => [reason, delta])).toEqual([['purchase', 23]])
})

test('PAY-01 a paid order is neither cancelled nor given anything back', async () => {
	const buyer = await openBuyer(server)
	await giveCoins(server.db, buyer.email, 20)
	const code = await addDiscount(server.db, { code: 'KEPT', maxUses: 1 })
	const made = await buyer.order({
		product_id: [await item(100_000)],
		promo_code: 'KEPT',
		coins: 20,
	})
	await choose(made.body.pg_order_id, 'pay')
	const earned = await buyer.coins()
	expect(await buyer.cancel(made.body.order_id)).toMatchObject({ status: 'paid' })
	expect([(await books.order(made.body.order_id)).status, await books.uses(code)]).toEqual([
		'paid',
		1,
	])
	expect([earned, await buyer.coins()]).toEqual([20, 20])
})
