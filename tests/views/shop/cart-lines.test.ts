import { expect, test } from 'vitest'
import { localLines, serverLines } from '#features/shop/cart/cart-lines.ts'
import type { LocalItem } from '#machines/shop/cart/cart.types.ts'
import type { CartItem, Quote } from '#openapi/v1.gen.ts'

const item = (course_id: string, price: number | null): LocalItem => ({
	course_id,
	price,
	slug: `about-${course_id}`,
	thumbnail: `/covers/${course_id}.webp`,
	reviews: 3,
})

const quoted = (
	lines: [id: string, type: string, price: number, plan?: number][],
	rejected: [string, string][],
) =>
	({
		lines: lines.map(([product_id, course_type, price, plan_discount = 0]) => ({
			product_id,
			course_type,
			price,
			plan_discount,
			title: `Title of ${product_id}`,
		})),
		rejections: rejected.map(([product_id, code]) => ({ product_id, code })),
	}) as unknown as Quote

test('CRT-01 CRT-03 a local line has title and price of the quote, its own page, and says what changed', () => {
	const quote = quoted(
		[
			['c1', 'self_paced', 49_900],
			['c2', 'bundle', 90_000],
			['c3', 'live_training', 20_000],
		],
		[
			['c4', 'unknown-product'],
			['c5', 'already-owned'],
			['c6', 'covered-by-bundle'],
			['c7', 'not-sold'],
		],
	)
	const items = [
		item('c1', 49_900),
		item('c2', 80_000),
		item('c3', null),
		item('c4', 100),
		item('c5', 200),
		item('c6', 300),
		item('c7', 400),
	]
	expect(
		localLines(items, quote).map(({ id, title, path, price, priceBefore, problem, thumbnail }) => [
			id,
			title,
			path,
			price,
			priceBefore,
			problem,
			thumbnail,
		]),
	).toEqual([
		['c1', 'Title of c1', '/learning/about-c1', 49_900, null, null, '/covers/c1.webp'],
		['c2', 'Title of c2', '/bundle-products/about-c2', 90_000, 80_000, null, '/covers/c2.webp'],
		['c3', 'Title of c3', '/learning/about-c3', 20_000, null, null, '/covers/c3.webp'],
		['c4', null, null, 100, null, 'gone', '/covers/c4.webp'],
		['c5', null, null, 200, null, 'owned', '/covers/c5.webp'],
		['c6', null, null, 300, null, 'covered', '/covers/c6.webp'],
		['c7', null, null, 400, null, 'notSold', '/covers/c7.webp'],
	])
})

test('CRT-02 CRT-03 a line of the server cart has its card’s title, page and prices', () => {
	const webinar = {
		title: 'Algebra',
		course_type: 'self_paced',
		slug: 'algebra',
		slugtitle: 'Algebra-From-Patterns',
		price: 49_900,
		old_price: 59_900,
		cover: { src: '/covers/a.webp' },
	}
	const items = [{ course_id: 'c1', webinar }] as unknown as CartItem[]
	expect(serverLines(items, quoted([], [['c1', 'already-owned']]))).toEqual([
		{
			id: 'c1',
			title: 'Algebra',
			path: '/courses/Algebra-From-Patterns',
			price: 49_900,
			oldPrice: 59_900,
			included: false,
			priceBefore: null,
			thumbnail: '/covers/a.webp',
			problem: 'owned',
		},
	])
})

test('CRD-08 CRT-03 a line costs what the quote says: less what a plan takes off, what it includes, and what is owned of a bundle', () => {
	const card = (id: string, price: number, old_price: number | null) => ({
		course_id: id,
		webinar: { title: id, course_type: 'bundle', slug: id, price, old_price, cover: null },
	})
	const items = [
		card('less', 50_000, 60_000),
		card('in', 50_000, null),
		card('part', 90_000, null),
		card('plain', 20_000, null),
	] as unknown as CartItem[]
	const quote = quoted(
		[
			['less', 'bundle', 50_000, 10_000],
			['in', 'bundle', 50_000, 50_000],
			['part', 'bundle', 30_000],
			['plain', 'bundle', 20_000],
		],
		[],
	)
	const shown = serverLines(items, quote).map(({ price, oldPrice, included }) => [
		price,
		oldPrice,
		included,
	])
	expect(shown).toEqual([
		[40_000, 60_000, false],
		[0, 50_000, true],
		[30_000, 90_000, false],
		[20_000, null, false],
	])
	const [local] = localLines([item('in', 50_000)], quote)
	expect([local!.price, local!.oldPrice, local!.included]).toEqual([0, 50_000, true])
})
