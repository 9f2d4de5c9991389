import { expect, test } from 'vitest'
import {
	type Content,
	isOwned,
	priceFor,
	productKeyOf,
	sellable,
} from '#server/shop/pricing/pricing.rules.ts'
import { planPercents, remainingOf } from '#server/shop/subscription/subscription.rules.ts'

const product = (id: string, courseType = 'self_paced', price: number | null = 100) => ({
	id,
	title: id,
	courseType,
	price,
})
const contents: Content[] = [
	{ bundleId: 'bundle', resourceId: 'a', price: 60 },
	{ bundleId: 'bundle', resourceId: 'b', price: 50 },
	{ bundleId: 'other', resourceId: 'c', price: null },
]

test('M6 a bundle is owned when it is, or when all that it holds is', () => {
	expect(isOwned('bundle', contents, ['a'])).toBe(false)
	expect(isOwned('bundle', contents, ['a', 'b'])).toBe(true)
	expect(isOwned('bundle', contents, ['bundle'])).toBe(true)
	expect(isOwned('alone', contents, ['a', 'b'])).toBe(false)
})

test('M6 products not for sale, owned or part of a bundle are distinguished', () => {
	const asked = [
		product('a'),
		product('bundle', 'bundle'),
		product('mine'),
		product('shop', 'affiliated_product'),
		product('d'),
	]
	const { products, rejections } = sellable(asked, contents, ['mine'])
	expect(products.map(({ id }) => id)).toEqual(['bundle', 'd'])
	expect(rejections).toEqual([
		{ code: 'already-owned', product_id: 'mine' },
		{ code: 'not-sold', product_id: 'shop' },
		{ code: 'covered-by-bundle', product_id: 'a' },
	])
})

test('M6 a bundle that is owned covers nothing of the order', () => {
	const { products, rejections } = sellable([product('a'), product('bundle', 'bundle')], contents, [
		'bundle',
	])
	expect(products.map(({ id }) => id)).toEqual(['a'])
	expect(rejections).toEqual([{ code: 'already-owned', product_id: 'bundle' }])
})

test('M6 the price of a bundle for somebody who has some of it', () => {
	const price = (own: number | null, owned: string[]) =>
		priceFor(product('bundle', 'bundle', own), contents, owned)
	expect([price(100, []), price(100, ['a']), price(40, ['a'])]).toEqual([100, 50, 40])
	expect(price(null, ['a'])).toBe(null)
	expect(priceFor(product('d', 'self_paced', 70), contents, ['a'])).toBe(70)
})

test('M5 the key of products does not ask for their order', () => {
	expect(productKeyOf(['b', 'a'])).toBe(productKeyOf(['a', 'b']))
	expect(productKeyOf(['a'])).not.toBe(productKeyOf(['a', 'b']))
	expect(productKeyOf(['a'])).toMatch(/^[0-9a-f]{64}$/)
})

const plan = {
	isFree: false,
	benefits: {
		self_paced: { included: 2, additional_purchases: { discount: 20 } },
		webinar: { additional_purchases: { discount: 10 } },
	},
	used: { self_paced: 1 },
}
test('CRD-08 PUR-03 M8 a plan includes what is left of it, then takes its percent off, type by type', () => {
	const asked = [
		product('free', 'self_paced', null),
		product('one'),
		product('two'),
		product('talk', 'webinar'),
		product('exam', 'certification'),
	]
	expect([...planPercents(plan, asked)]).toEqual([
		['one', 100],
		['two', 20],
		['talk', 10],
		['exam', 0],
	])
	expect([...planPercents({ ...plan, isFree: true }, asked)].map(([, percent]) => percent)).toEqual(
		[100, 0, 0, 0],
	)
	expect([...planPercents(null, asked)]).toEqual([])
	const plenty = { isFree: false, benefits: { self_paced: { included: 2 } }, used: {} }
	expect([...planPercents(plenty, [...asked, product('three')])]).toEqual([
		['one', 100],
		['two', 100],
		['talk', 0],
		['exam', 0],
		['three', 0],
	])
})

test('WAL-03 no plan has less than nothing left', () => {
	expect(remainingOf({ ...plan, used: { self_paced: 5 } }, 'self_paced')).toBe(0)
	expect([remainingOf(plan, 'self_paced'), remainingOf(plan, 'webinar')]).toEqual([1, 0])
})
