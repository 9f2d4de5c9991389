import { beforeAll, expect, test } from 'vitest'
import { rememberPhone } from '#server/people/account/account.service.ts'
import { type Availability, refusalOfAvailability } from '#server/shop/discount/discount.rules.ts'
import { checkPromo } from '#server/shop/discount/discount.service.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { booksOf, openBuyer } from '../support/buyer.ts'
import { addDiscount, addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()
let books: ReturnType<typeof booksOf>
beforeAll(async () => {
	books = booksOf(server)
})

type Offer = { code: string; applies: boolean; refusal: string | null }
const offers = async (ids: string[]) => {
	const query = ids.map((id) => `course_id=${id}`).join('&')
	const { body } = await server.call('GET', `/v1/discounts?${query}`)
	return (body as { data: Offer[] }).data.map(({ code, applies, refusal }) => ({
		code,
		applies,
		refusal,
	}))
}

test('PRM-03 for several products one call tells of every code whether it applies and why not', async () => {
	await server.db.update(discount).set({ listed: false })
	const [cheap, dear] = [
		await addResource(server.db, { price: 10_000 }),
		await addResource(server.db, { price: 90_000 }),
	]
	await addDiscount(server.db, { code: 'A-PLAIN' })
	await addDiscount(server.db, { code: 'B-FROM-1000', minimumOrder: 100_000 })
	await addDiscount(server.db, {
		code: 'C-BUNDLES',
		discountType: 'vidya_bundles',
		category: 'bundle',
	})
	await addDiscount(server.db, { code: 'D-HIDDEN', listed: false })
	await addDiscount(server.db, { code: 'E-GONE', maxUses: 1, used: 1 })
	await addDiscount(server.db, { code: 'F-ENDED', endsAt: new Date('2026-11-20T10:00:00Z') })
	await addDiscount(server.db, { code: 'G-SOON', startsAt: new Date('2026-11-20T10:00:01Z') })
	const plain = { code: 'A-PLAIN', applies: true, refusal: null }
	const bundles = { code: 'C-BUNDLES', applies: false, refusal: 'promo-not-applicable' }
	const below = { code: 'B-FROM-1000', applies: false, refusal: 'promo-minimum-not-met' }
	expect(await offers([cheap])).toEqual([plain, below, bundles])
	expect(await offers([cheap, dear])).toEqual([
		plain,
		{ code: 'B-FROM-1000', applies: true, refusal: null },
		bundles,
	])
	expect((await offers([])).map(({ applies }) => applies)).toEqual([true, true, true])
})

test('PRM-03 every offer tells what it saves of this order: what the quote with it is lower by, null without products', async () => {
	const buyer = await openBuyer(server)
	const product_id = [await addResource(server.db, { price: 10_050 })]
	await addDiscount(server.db, { code: 'Y-THIRD', percent: 33 })
	await addDiscount(server.db, { code: 'Z-MORE', minimumOrder: 10_051 })
	const savings = async (query: string) => {
		const { body } = await server.call('GET', `/v1/discounts?${query}`, { token: buyer.token })
		const { data } = body as { data: { code: string; saving: number | null }[] }
		return new Map(data.map(({ code, saving }) => [code, saving]))
	}
	const total = async (promo_code?: string) => (await buyer.quote({ product_id, promo_code })).total
	const offered = await savings(`course_id=${product_id[0]}`)
	expect(offered.get('Y-THIRD')).toBe(4000)
	expect(offered.get('Y-THIRD')).toBe((await total()) - (await total('Y-THIRD')))
	expect(offered.get('Z-MORE')).toBe(0)
	expect((await savings('')).get('Y-THIRD')).toBe(null)
})

test('PRM-01 the quote tells why the code does not lower it, with the server’s sentence', async () => {
	const buyer = await openBuyer(server)
	const product_id = [await addResource(server.db, { price: 10_000 })]
	await addDiscount(server.db, { code: 'MINIMUM', minimumOrder: 10_001 })
	const rejection = async (promo_code?: string) =>
		(await buyer.quote({ product_id, promo_code })).promo_rejection
	expect(await rejection('minimum')).toEqual({
		code: 'promo-minimum-not-met',
		message: 'Your order is below the minimum for this promo code',
	})
	expect(await rejection('nobody')).toEqual({
		code: 'promo-unknown',
		message: 'This promo code does not exist',
	})
	expect([await rejection(), await rejection(' ')]).toEqual([null, null])
})

test('PRM-02 a code is checked against the products that are named, and alone where none is', async () => {
	const price = 10_000
	const [cheap, dear] = [
		await addResource(server.db, { price }),
		await addResource(server.db, { price: price + 1 }),
	]
	await addDiscount(server.db, { code: 'FROM', minimumOrder: price + 1 })
	await addDiscount(server.db, { code: 'BUNDLES', discountType: 'x_bundles', category: 'bundle' })
	const check = (code: string, resourceIds: string[]) =>
		checkPromo(server.db, { accountId: null, code, resourceIds, now: server.deps.clock() })
	const refused = (code: string, message: string) => ({
		status: 409,
		code,
		message,
		extra: { response: { data: { response: { message } } } },
	})
	await expect(check('FROM', [cheap])).rejects.toMatchObject(
		refused('promo-minimum-not-met', 'Your order is below the minimum for this promo code'),
	)
	await expect(check('BUNDLES', [dear])).rejects.toMatchObject(
		refused('promo-not-applicable', 'This promo code is not valid for this course'),
	)
	expect(await check('FROM', [dear])).toMatchObject({ code: 'FROM' })
	for (const ids of [[], ['0197a000-0000-7000-8000-000000000001']])
		for (const code of ['FROM', 'BUNDLES']) expect(await check(code, ids)).toMatchObject({ code })
	expect(await check('NOBODY', [dear])).toBe(null)
})

test('PUR-07 M5 the use that one’s open order holds counts as free, for the same products only', async () => {
	const [buyer, other] = [await openBuyer(server), await openBuyer(server)]
	const [first, second] = [
		await addResource(server.db, { price: 10_000 }),
		await addResource(server.db, { price: 10_000 }),
	]
	await addDiscount(server.db, { code: 'LAST', maxUses: 1 })
	expect((await buyer.order({ product_id: [first], promo_code: 'LAST' })).status).toBe(200)
	const quoted = async (who: typeof buyer, id: string) => {
		const { discount, promo, promo_rejection } = await who.quote({
			product_id: [id],
			promo_code: 'LAST',
		})
		return { discount, code: promo?.code ?? promo_rejection?.code }
	}
	expect(await quoted(buyer, first)).toEqual({ discount: 1000, code: 'LAST' })
	const none = { discount: 0, code: 'promo-exhausted' }
	expect([await quoted(buyer, second), await quoted(other, first)]).toEqual([none, none])
})

test('PUR-02 what does not exist is named in the quote and adds nothing', async () => {
	const buyer = await openBuyer(server)
	const known = await addResource(server.db, { price: 10_000 })
	const unknown = '0197a000-0000-7000-8000-000000000001'
	const { lines, total, rejections } = await buyer.quote({ product_id: [unknown, known] })
	expect(rejections).toEqual([{ code: 'unknown-product', product_id: unknown }])
	expect(lines.map(({ product_id }) => product_id)).toEqual([known])
	expect(total).toBe(11_800)
})

const terms: Availability = { startsAt: null, endsAt: null, maxUses: null, used: 0 }
const noon = new Date('2026-11-20T12:00:00Z')
const before = new Date(noon.getTime() - 1)
test.each<[string, Partial<Availability>, Date, string | null]>([
	['at its start', { startsAt: noon }, noon, null],
	['a millisecond before its start', { startsAt: noon }, before, 'promo-not-started'],
	['a millisecond before its end', { endsAt: noon }, before, null],
	['at its end', { endsAt: noon }, noon, 'promo-expired'],
	['with one use left', { maxUses: 2, used: 1 }, noon, null],
	['with none left', { maxUses: 2, used: 2 }, noon, 'promo-exhausted'],
])('PUR-07 a code %s', (_, some, now, refusal) => {
	expect(refusalOfAvailability({ ...terms, ...some }, now)).toBe(refusal)
})

test('PUR-07 a code ends for orders at the moment it ends for quotes', async () => {
	const buyer = await openBuyer(server)
	const now = server.deps.clock()
	await addDiscount(server.db, { code: 'ENDSNOW', endsAt: now })
	await addDiscount(server.db, { code: 'STARTSNOW', startsAt: now })
	const product_id = [await addResource(server.db, { price: 10_000 })]
	expect((await buyer.order({ product_id, promo_code: 'ENDSNOW' })).body.code).toBe('promo-expired')
	expect((await buyer.order({ product_id, promo_code: 'STARTSNOW' })).body.amount).toBe(10_600)
})

test('PUR-07 a code of three uses is used by three of twelve buyers who order concurrently', async () => {
	const code = await addDiscount(server.db, { code: 'THREE', maxUses: 3 })
	const product_id = [await addResource(server.db, { price: 10_000 })]
	const buyers = []
	for (let i = 0; i < 12; i += 1) buyers.push(await openBuyer(server))
	const wanted = { product_id, promo_code: 'THREE', expected_total: 10_600 }
	const answers = await Promise.all(buyers.map((buyer) => buyer.order(wanted)))
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(9).fill(409)])
	const codes = answers.filter(({ status }) => status === 409).map(({ body }) => body.code)
	expect(codes).toEqual(Array(9).fill('promo-exhausted'))
	expect(await books.uses(code)).toBe(3)
})

test('PUR-01 the phone that the account knows stays when another is typed', async () => {
	const buyer = await openBuyer(server)
	const order = async (phone: string) =>
		buyer.order({ product_id: [await addResource(server.db)], phone })
	await order('+919876543210')
	await order('+919000000000')
	await rememberPhone(server.db, buyer.accountId, '+919000000000')
	const me = await server.call('GET', '/v1/user/info', { token: buyer.token })
	expect((me.body as { phone: string }).phone).toBe('+919876543210')
})
