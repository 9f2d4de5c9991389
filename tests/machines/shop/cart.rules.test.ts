import { expect, it } from 'vitest'
import { CART_LIMIT, cartRefusal, mayJoinCart } from '#domain/shop/cart.rules.ts'
import { type LocalItem, readCart, writeCart } from '#machines/shop/cart/cart.rules.ts'
import { expectEvery } from '../../expect-every.ts'

const item: LocalItem = { course_id: 'c1', price: 49900, slug: 's', thumbnail: null, reviews: 3 }

it('CRT-01 a stored cart is read back as it was, without duplicates', () => {
	const stored = JSON.parse(JSON.stringify(writeCart([item, { ...item, course_id: 'c2' }, item])))
	expect(readCart(stored)).toEqual([item, { ...item, course_id: 'c2' }])
})

it.each([
	['nothing', null],
	['text', 'cart'],
	['another version', { version: 2, items: [item] }],
	['no list', { version: 1, items: {} }],
	['broken lines', { version: 1, items: [null, 7, { ...item, price: -1 }, { ...item, slug: 4 }] }],
])('CRT-01 a corrupt stored cart (%s) is empty', (_, stored) => {
	expect(readCart(stored)).toEqual([])
})

it('CRT-01 of a stored cart that is too long the first thousand lines are read, as many as a merge takes', () => {
	const items = Array.from({ length: 1001 }, (_, n) => ({ ...item, course_id: `c${n}` }))
	expect(readCart({ version: 1, items }).map(({ course_id }) => course_id)).toEqual(
		items.slice(0, 1000).map(({ course_id }) => course_id),
	)
})

it('CRD-07 the cart takes what may be sold through it, unless it is owned already', () => {
	const free = { registered: false, enrolled: false }
	const types = [
		'self_paced',
		'bundle',
		'live_training',
		'expert_masterclass',
		'webinar',
		'micro_resource',
		'certification',
		'affiliated_product',
	]
	expect(types.filter((courseType) => mayJoinCart({ courseType, ...free }))).toEqual([
		'self_paced',
		'bundle',
		'live_training',
		'expert_masterclass',
	])
	expect(
		types.filter((courseType) => mayJoinCart({ courseType, registered: true, enrolled: false })),
	).toEqual(['self_paced', 'bundle'])
	expectEvery(types, (courseType) => !mayJoinCart({ courseType, registered: true, enrolled: true }))
})

it('CRT-01 a line that costs nothing is kept, one with a price below nothing is not', () => {
	const free = { ...item, course_id: 'c3', price: 0 }
	const stored = writeCart([free, { ...item, course_id: 'c4', price: -1 }])
	expect(readCart(stored)).toEqual([free])
})

it('24.17 CRD-07 a cart takes fifty things and refuses the next one', () => {
	const into = (inCart: number) =>
		cartRefusal({ courseType: 'self_paced', enrolmentStatus: null, inCart })
	expect(CART_LIMIT).toBe(50)
	expect([49, 50, 51].map(into)).toEqual([null, 'cart-full', 'cart-full'])
})
