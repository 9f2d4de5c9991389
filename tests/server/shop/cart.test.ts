import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { CART_LIMIT } from '#domain/shop/cart.rules.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { accountOfEmail } from '#server/people/account/account.store.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { listLines } from '#server/shop/cart/cart.service.ts'
import { cartItem } from '#server/shop/cart/cart.tables.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()
let token: string
let accountId: string
let n = 0
beforeEach(async () => {
	n += 1
	token = await server.signIn(`cart-${n}@example.org`)
	accountId = (await accountOfEmail(server.db, `cart-${n}@example.org`, server.deps.clock())).id
})

const put = (resourceId: string, type?: 'remove') =>
	server.call('POST', '/v1/cart/retail', {
		token,
		body: { product_id: resourceId, ...(type && { type }) },
	})
const count = async () => (await server.call('GET', '/v1/cart/retail-count', { token })).body
const register = (resourceId: string, status: 'confirmed' | 'pending') =>
	server.db
		.insert(enrolment)
		.values({ accountId, resourceId, status, source: 'register', createdAt: server.deps.clock() })

describe('putting in', () => {
	test.each(['self_paced', 'bundle', 'expert_masterclass', 'live_training'])(
		'CRD-07 %s may be added',
		async (courseType) => {
			const id = await addResource(server.db, { courseType })
			expect(await put(id)).toMatchObject({
				status: 200,
				body: { response: { message: 'Added to cart' } },
			})
			expect(await count()).toBe(1)
		},
	)

	test.each(['webinar', 'micro_resource', 'certification', 'affiliated_product'])(
		'CRD-07 %s is never put into a cart',
		async (courseType) => {
			const id = await addResource(server.db, { courseType })
			expect(await put(id)).toMatchObject({
				status: 409,
				body: {
					code: 'cart-type-refused',
					response: { message: 'This is not sold through the cart. Open it to register' },
				},
			})
			expect(await count()).toBe(0)
		},
	)

	test.each<[string, 'confirmed' | 'pending', number]>([
		['expert_masterclass', 'pending', 409],
		['live_training', 'pending', 409],
		['live_training', 'confirmed', 409],
		['self_paced', 'confirmed', 409],
		['self_paced', 'pending', 200],
		['bundle', 'confirmed', 409],
	])('CRD-07 %s with a %s registration answers %i', async (courseType, status, expected) => {
		const id = await addResource(server.db, { courseType })
		await register(id, status)
		const answer = await put(id)
		expect(answer.status).toBe(expected)
		if (expected === 409)
			expect(answer.body).toMatchObject({
				code: 'already-owned',
				response: { message: 'You already have this in My Learning' },
			})
	})

	test('CRD-07 CRT-02 ten concurrent presses put one thing in', async () => {
		const id = await addResource(server.db)
		const answers = await Promise.all(Array.from({ length: 10 }, () => put(id)))
		expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
		expect(await count()).toBe(1)
	})

	test('CRD-07 a full cart refuses additions, and pressing its own products again is harmless', async () => {
		const ids = await Promise.all(
			Array.from({ length: CART_LIMIT + 1 }, () => addResource(server.db)),
		)
		await server.db.insert(cartItem).values(
			ids.slice(0, CART_LIMIT - 1).map((resourceId) => ({
				accountId: accountId,
				resourceId,
				createdAt: server.deps.clock(),
			})),
		)
		expect(await put(ids.at(-2)!)).toMatchObject({ status: 200 })
		expect(await put(ids.at(-1)!)).toMatchObject({
			status: 409,
			body: {
				code: 'cart-full',
				response: { message: 'Your cart is full. Buy or remove something first' },
			},
		})
		expect(await put(ids[0]!)).toMatchObject({ status: 200 })
		expect(await count()).toBe(CART_LIMIT)
	})

	test('CRD-07 what does not exist is said, what is no id is refused', async () => {
		expect(await put('0197a000-0000-7000-8000-000000000001')).toMatchObject({
			status: 404,
			body: { code: 'unknown-product' },
		})
		expect(await put('x')).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
	})
})

test('CRD-06 is-added follows the cart, removing says what happened', async () => {
	const id = await addResource(server.db)
	const isAdded = async () =>
		(await server.call('GET', `/v1/cart/retail-isadded?product_id=${id}`, { token })).body
	expect(await isAdded()).toEqual({ is_added: false })
	await put(id)
	expect(await isAdded()).toEqual({ is_added: true })
	expect(await put(id, 'remove')).toMatchObject({
		body: { response: { message: 'Removed from cart' } },
	})
	expect(await put(id, 'remove')).toMatchObject({
		status: 200,
		body: { response: { message: 'This was not in your cart' } },
	})
	expect(await isAdded()).toEqual({ is_added: false })
})

test('CRT-02 the cart names its owner and its things, newest first', async () => {
	const [first, second] = [await addResource(server.db), await addResource(server.db)]
	await put(first)
	server.advance(1000)
	await put(second)
	const cart = (await server.call('GET', '/v1/cart/retail', { token })).body as {
		total: number
		data: Record<string, unknown>[]
	}
	expect(cart.total).toBe(2)
	expect(
		cart.data.map(({ creator_id, webinar_id, course_id }) => ({
			creator_id,
			webinar_id,
			course_id,
		})),
	).toEqual([second, first].map((id) => ({ creator_id: accountId, webinar_id: id, course_id: id })))
	expect(cart.data[0]!.webinar).toMatchObject({ id: second, is_added: true, price: 49900 })
})

describe('merging a local cart', () => {
	const merge = (course_ids: string[]) =>
		server.call('POST', '/v1/cart/retail/merge', { token, body: { course_ids } })

	test('CRT-02 adds what is new and says why the rest was left out', async () => {
		const [fresh, held, owned, webinar] = [
			await addResource(server.db),
			await addResource(server.db),
			await addResource(server.db),
			await addResource(server.db, { courseType: 'webinar' }),
		]
		const unknown = '0197a000-0000-7000-8000-000000000001'
		await put(held)
		await register(owned, 'confirmed')
		expect((await merge([fresh, held, owned, webinar, unknown, fresh])).body).toEqual({
			added: [fresh],
			skipped: [
				{ course_id: held, reason: 'already-in-cart' },
				{ course_id: owned, reason: 'already-owned' },
				{ course_id: webinar, reason: 'cart-type-refused' },
				{ course_id: unknown, reason: 'unknown-product' },
			],
		})
		const rows = await server.db.select().from(cartItem).where(eq(cartItem.accountId, accountId))
		expect(rows.map((row) => row.resourceId).sort()).toEqual([fresh, held].sort())
	})

	test('CRT-02 two tabs that merge concurrently end with one of each', async () => {
		const ids = [await addResource(server.db), await addResource(server.db)]
		const answers = await Promise.all([merge(ids), merge(ids)])
		expect(answers.flatMap((answer) => (answer.body as { added: string[] }).added).sort()).toEqual(
			[...ids].sort(),
		)
		expect(await count()).toBe(2)
	})

	test('2 CRT-02 a line that is more than an id is no id, and leaves the others alone', async () => {
		const id = await addResource(server.db)
		const { status, body } = await merge([`${id}0`, id, `0${id}`, ` ${id}`])
		expect([status, body]).toEqual([
			200,
			{
				added: [id],
				skipped: [`${id}0`, `0${id}`, ` ${id}`].map((course_id) => ({
					course_id,
					reason: 'unknown-product',
				})),
			},
		])
	})

	test('2 CRT-02 of 1,000 corrupt local carts each line is judged alone: what is sold joins, the rest is named', async () => {
		const sold = await Promise.all(Array.from({ length: 4 }, () => addResource(server.db)))
		const webinar = await addResource(server.db, { courseType: 'webinar' })
		const corrupt = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 60 }),
			fc.constantFrom(
				'',
				'\0',
				'\ud800',
				'null',
				'[object Object]',
				'../../etc/passwd',
				"' or 1=1",
			),
			fc.constantFrom(...sold).map((id) => `urn:uuid:${id}`),
			fc.constantFrom(...sold).map((id) => id.slice(0, -1)),
			fc.uuid().map((id) => id.replaceAll('-', '')),
		)
		const line = fc.oneof(
			fc.constantFrom(...sold).map((id) => [id, 'added'] as const),
			fc.constantFrom(...sold).map((id) => [id.toUpperCase(), 'added'] as const),
			fc.constant([webinar, 'cart-type-refused'] as const),
			fc.uuid({ version: 7 }).map((id) => [id, 'unknown-product'] as const),
			corrupt.map((text) => [text, 'unknown-product'] as const),
		)
		const stores = fc.sample(
			fc.uniqueArray(line, { maxLength: 12, selector: ([id]) => id.toLowerCase() }),
			{ numRuns: 1000, seed: 20_261_121 },
		)
		expect(stores).toHaveLength(1000)
		const wrong: unknown[] = []
		for (const store of stores) {
			await server.db.delete(cartItem).where(eq(cartItem.accountId, accountId))
			const answer = await merge(store.map(([id]) => id))
			const expected = {
				added: store.flatMap(([id, verdict]) => (verdict === 'added' ? id.toLowerCase() : [])),
				skipped: store.flatMap(([id, verdict]) =>
					verdict === 'added' ? [] : { course_id: id, reason: verdict },
				),
			}
			if (answer.status !== 200 || !isDeepStrictEqual(answer.body, expected))
				wrong.push({ store, answer })
		}
		expect(wrong).toEqual([])
	})

	test('2 CRT-02 a merge fills the cart up to its limit and says which lines had no room', async () => {
		const ids = await Promise.all(
			Array.from({ length: CART_LIMIT + 3 }, () => addResource(server.db)),
		)
		expect((await merge(ids)).body).toEqual({
			added: ids.slice(0, CART_LIMIT),
			skipped: ids.slice(CART_LIMIT).map((course_id) => ({ course_id, reason: 'cart-full' })),
		})
		expect(await count()).toBe(CART_LIMIT)
	})

	test('M8 CRT-02 merges of one cart in opposite orders all succeed, and each thing joins once', async () => {
		const ids = await Promise.all(Array.from({ length: 10 }, () => addResource(server.db)))
		const answers = await Promise.all(
			Array.from({ length: 40 }, (_, i) => merge(i % 2 ? ids : ids.toReversed())),
		)
		expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
		expect(answers.flatMap(({ body }) => (body as { added: string[] }).added).sort()).toEqual(
			ids.toSorted(),
		)
		expect(await count()).toBe(10)
	})
})

test('CRT-02 of twenty things added to a cart with room for ten, ten are refused', async () => {
	const ids = await Promise.all(
		Array.from({ length: CART_LIMIT + 10 }, () => addResource(server.db)),
	)
	const createdAt = server.deps.clock()
	await server.db
		.insert(cartItem)
		.values(
			ids.slice(0, CART_LIMIT - 10).map((resourceId) => ({ accountId, resourceId, createdAt })),
		)
	const answers = await Promise.all(ids.slice(CART_LIMIT - 10).map((id) => put(id)))
	expect(answers.map(({ status }) => status).sort()).toEqual([
		...Array(10).fill(200),
		...Array(10).fill(409),
	])
	expect(
		answers.flatMap(({ status, body }) => (status === 409 ? (body as { code: string }).code : [])),
	).toEqual(Array(10).fill('cart-full'))
	expect(await count()).toBe(CART_LIMIT)
})

test('CRT-01 the cart of a visitor is priced by the server and kept by the browser alone: nothing of it is stored', async () => {
	const before = (await server.db.select().from(cartItem)).length
	const [first, second] = [await addResource(server.db), await addResource(server.db)]
	const quoted = await server.call('POST', '/v1/purchase/quote', {
		body: { product_id: [first, second] },
	})
	expect(quoted.status).toBe(200)
	const { lines } = quoted.body as unknown as { lines: { product_id: string }[] }
	expect(lines.map((line) => line.product_id)).toEqual([first, second])
	const refused = await server.call('POST', '/v1/cart/retail', { body: { product_id: first } })
	expect(refused.status).toBe(401)
	expect((await server.db.select().from(cartItem)).length).toBe(before)
})

test('ROL-03 ROL-01 a visitor has no server cart and nobody sees another’s', async () => {
	const id = await addResource(server.db)
	await put(id)
	for (const url of [
		'/v1/cart/retail',
		'/v1/cart/retail-count',
		`/v1/cart/retail-isadded?product_id=${id}`,
	])
		expect(await server.call('GET', url)).toMatchObject({
			status: 401,
			body: { code: 'signed-out' },
		})
	const other = await server.signIn('other-cart@example.org')
	expect((await server.call('GET', '/v1/cart/retail', { token: other })).body).toEqual({
		total: 0,
		data: [],
	})
	await server.call('POST', '/v1/cart/retail', {
		token: other,
		body: { product_id: id, type: 'remove' },
	})
	const mine = and(eq(cartItem.accountId, accountId), eq(cartItem.resourceId, id))
	expect(await server.db.select().from(cartItem).where(mine)).toHaveLength(1)
})

test('CRT-03 ROL-03 the school cart holds what the points of contact of one’s own school put aside, newest first', async () => {
	const schoolId = async (name: string) => {
		const [row] = await server.db
			.insert(school)
			.values({ name, email: `${name}@example.org` })
			.returning({ id: school.id })
		return row!.id
	}
	const member = async (name: string, at: string | null, roles: string[]) => {
		const email = `${name}@example.org`
		const bearer = await server.signIn(email)
		const changed = { schoolId: at, roles }
		await server.db.update(account).set(changed).where(eq(account.email, email))
		return bearer
	}
	const [ours, theirs] = [await schoolId('ours'), await schoolId('theirs')]
	const poc = await member('poc', ours, ['main_poc'])
	const second = await member('second', ours, ['additional_main_poc'])
	const teacher = await member('teacher', ours, ['institutional_teacher'])
	const stranger = await member('stranger', theirs, ['main_poc'])
	const ids = await Promise.all(Array.from({ length: 4 }, () => addResource(server.db)))
	const putIn = (bearer: string, id: string) =>
		server.call('PUT', `/v1/cart/school-list/${id}`, { token: bearer, body: { quantity: 2 } })
	for (const [i, bearer] of [poc, second, teacher, stranger].entries()) {
		server.advance(1000)
		expect((await putIn(bearer, ids[i]!)).status).toBe(bearer === teacher ? 403 : 200)
	}
	const cartOf = async (bearer: string) => {
		const { body } = await server.call('GET', '/v1/cart/school-list', { token: bearer })
		const { total, data } = body as { total: number; data: { webinar_id: string }[] }
		return { total, ids: data.map((line) => line.webinar_id) }
	}
	expect(await cartOf(poc)).toEqual({ total: 2, ids: [ids[1], ids[0]] })
	expect(await cartOf(second)).toEqual({ total: 2, ids: [ids[1], ids[0]] })
	expect(await cartOf(stranger)).toEqual({ total: 1, ids: [ids[3]] })
	const nowhere = await member('nowhere', null, ['main_poc'])
	expect((await putIn(nowhere, ids[0]!)).status).toBe(403)
	expect(await cartOf(nowhere)).toEqual({ total: 0, ids: [] })
})

test('API-02 CRT-02 lines are found by their own id or by their product, oldest first, one’s own only', async () => {
	const other = (await accountOfEmail(server.db, 'cart-other@example.org', server.deps.clock())).id
	const line = async (owner: string, minute: number) => {
		const resourceId = await addResource(server.db)
		const createdAt = new Date(server.deps.clock().getTime() + minute * 60_000)
		const [row] = await server.db
			.insert(cartItem)
			.values({ accountId: owner, resourceId, createdAt })
			.returning({ id: cartItem.id })
		return { id: row!.id, resourceId }
	}
	const newer = await line(accountId, 2)
	const older = await line(accountId, 1)
	const theirs = await line(other, 0)
	const find = async (args: Parameters<typeof listLines>[2]) =>
		(await listLines(server.db, accountId, args)).map(({ id, card }) => ({
			id,
			resourceId: card.id,
		}))
	expect(await find({})).toEqual([older, newer])
	expect(await find({ limit: 1, offset: 1 })).toEqual([newer])
	expect(await find({ where: { id: { _eq: newer.id } } })).toEqual([newer])
	expect(await find({ where: { webinar_id: { _eq: older.resourceId } } })).toEqual([older])
	expect(await find({ where: { id: { _eq: theirs.id } } })).toEqual([])
})
