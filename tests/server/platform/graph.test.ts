import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { accountOfEmail } from '#server/people/account/account.store.ts'
import { profileQuestion } from '#server/people/profile/profile.tables.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const now = new Date('2026-11-20T10:00:00Z')
const server = await openFileApp()
let token: string
let me: string
beforeAll(async () => {
	token = await server.signIn('graph@example.org')
	me = (await accountOfEmail(server.db, 'graph@example.org', now)).id
})

type Answer = {
	data: Record<string, unknown> | null
	errors?: { message: string; extensions: { code: string } }[]
}
const ask = async (query: string, variables: object = {}, as: string | null = token) =>
	(
		await server.call('POST', '/v1/graph', {
			...(as && { token: as }),
			body: { query, variables },
		})
	).body as Answer
const codes = (answer: Answer) => answer.errors?.map(({ extensions }) => extensions.code)

const enrolIn = async (resourceId: string, status: 'confirmed' | 'pending') => {
	const [row] = await server.db
		.insert(enrolment)
		.values({ accountId: me, resourceId, status, source: 'free', createdAt: now })
		.returning()
	return row!.id
}

test('API-02 the graph serves exactly the operations of its contract', async () => {
	const contract = buildSchema(readFileSync('openapi/graph.graphql', 'utf8'))
	const promised = {
		queryType: Object.keys(contract.getQueryType()!.getFields()),
		mutationType: Object.keys(contract.getMutationType()!.getFields()),
	}
	const answer = await ask(
		'{ __schema { queryType { fields { name } } mutationType { fields { name } } } }',
	)
	const names = (kind: string) =>
		(answer.data!.__schema as Record<string, { fields: { name: string }[] }>)[kind]!.fields.map(
			({ name }) => name,
		)
	expect({ queryType: names('queryType'), mutationType: names('mutationType') }).toEqual(promised)
	expect(names('queryType')).toEqual([
		'webinars',
		'user_course_learning',
		'favorites',
		'cart',
		'registers',
		'learning',
		'certification_test_registers',
		'user_taas_questions',
	])
	expect(names('mutationType')).toEqual([
		'insert_cart',
		'insert_favorite',
		'delete_favorite',
		'update_profile_picture',
		'insert_user_taas_answer',
		'update_user_taas_answer',
	])
})

test('API-02 webinars are found by where, also by visitors', async () => {
	const wanted = await addResource(server.db, { courseType: 'webinar', price: null })
	await addResource(server.db)
	const query = 'query ($where: WebinarWhere) { webinars(where: $where) { id course_type price } }'
	const where = { course_type: { _in: ['webinar'] }, id: { _eq: wanted } }
	expect((await ask(query, { where }, null)).data).toEqual({
		webinars: [{ id: wanted, course_type: 'webinar', price: null }],
	})
})

test('API-02 ROL-03 a cart line and a bookmark are made for oneself only', async () => {
	const product = await addResource(server.db)
	const object = { creator_id: me, webinar_id: product }
	const add =
		'mutation ($object: CartInsert!) { insert_cart(object: $object) { creator_id webinar_id } }'
	expect((await ask(add, { object })).data).toEqual({ insert_cart: object })
	expect((await ask(add, { object })).data).toEqual({ insert_cart: object })
	expect((await ask('{ cart { webinar_id } }')).data).toEqual({ cart: [{ webinar_id: product }] })
	const mark =
		'mutation ($object: FavoriteInsert!) { insert_favorite(object: $object) { id user_id webinar_id } }'
	const marked = (await ask(mark, { object: { user_id: me, webinar_id: product } })).data!
		.insert_favorite as { id: string }
	expect(marked).toEqual({ id: marked.id, user_id: me, webinar_id: product })

	const stranger = await server.signIn('graph-stranger@example.org')
	expect(codes(await ask(add, { object }, stranger))).toEqual(['forbidden'])
	expect(
		codes(await ask(mark, { object: { user_id: me, webinar_id: product } }, stranger)),
	).toEqual(['forbidden'])
	expect((await ask('{ cart { webinar_id } favorites { id } }', {}, stranger)).data).toEqual({
		cart: [],
		favorites: [],
	})
	const remove = 'mutation ($id: ID!) { delete_favorite(id: $id) }'
	expect((await ask(remove, { id: marked.id }, stranger)).data).toEqual({ delete_favorite: false })
	expect((await ask(remove, { id: marked.id })).data).toEqual({ delete_favorite: true })
	expect((await ask('{ favorites { id } }')).data).toEqual({ favorites: [] })
})

test('API-02 CRD-07 the graph refuses what may not join the cart', async () => {
	const add = 'mutation ($object: CartInsert!) { insert_cart(object: $object) { id } }'
	const webinar = await addResource(server.db, { courseType: 'webinar' })
	expect(codes(await ask(add, { object: { creator_id: me, webinar_id: webinar } }))).toEqual([
		'cart-type-refused',
	])
	const owned = await addResource(server.db)
	await enrolIn(owned, 'confirmed')
	expect(codes(await ask(add, { object: { creator_id: me, webinar_id: owned } }))).toEqual([
		'already-owned',
	])
})

test('API-02 registers, learning and certification registers differ by status and type', async () => {
	const test = await server.signIn('registers@example.org')
	const { id } = await accountOfEmail(server.db, 'registers@example.org', now)
	const [course, webinar, certification] = [
		await addResource(server.db),
		await addResource(server.db, { courseType: 'webinar' }),
		await addResource(server.db, { courseType: 'certification' }),
	]
	const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
	await server.db.insert(enrolment).values([
		{ accountId: id, resourceId: course, status: 'confirmed', source: 'free', createdAt: at(3) },
		{ accountId: id, resourceId: webinar, status: 'pending', source: 'free', createdAt: at(2) },
		{
			accountId: id,
			resourceId: certification,
			status: 'confirmed',
			source: 'free',
			createdAt: at(1),
		},
	])
	const answer = await ask(
		'{ registers { webinar_id } learning { webinar_id } certification_test_registers { webinar_id } pending: registers(where: {status: {_eq: "pending"}}) { webinar_id reg_user_id } }',
		{},
		test,
	)
	const ids = (field: string) =>
		(answer.data![field] as { webinar_id: string }[]).map((row) => row.webinar_id)
	expect(ids('registers')).toEqual([course, webinar, certification])
	expect(ids('learning')).toEqual([course, certification])
	expect(ids('certification_test_registers')).toEqual([certification])
	expect(answer.data!.pending).toEqual([{ webinar_id: webinar, reg_user_id: id }])
})

test('API-02 user course learning is paged, counted and knows the progress', async () => {
	const product = await addResource(server.db)
	const enrolled = await enrolIn(product, 'confirmed')
	const lessons = await server.db
		.insert(lesson)
		.values(
			[1, 2, 3].map((position) => ({
				resourceId: product,
				section: 'One',
				title: `L${position}`,
				minutes: 5,
				position,
			})),
		)
		.returning()
	await server.db
		.insert(lessonDone)
		.values({ enrolmentId: enrolled, lessonId: lessons[0]!.id, doneAt: now })
	const query =
		'query ($where: OwnWhere) { user_course_learning(where: $where, limit: 1) { count nodes { id lessons lessons_done webinar { id } } } }'
	expect((await ask(query, { where: { webinar_id: { _eq: product } } })).data).toEqual({
		user_course_learning: {
			count: 1,
			nodes: [{ id: enrolled, lessons: 3, lessons_done: 1, webinar: { id: product } }],
		},
	})
})

test('B1 API-02 profile answers are created and updated by their owner, within bounds', async () => {
	const [question] = await server.db
		.insert(profileQuestion)
		.values({
			title: 'Boards taught',
			questionType: 'multi_select',
			options: ['CBSE', 'ICSE'],
			position: 1,
		})
		.returning()
	const insert =
		'mutation ($object: TaasAnswerInsert!) { insert_user_taas_answer(object: $object) { id selected_value } }'
	const made = (
		await ask(insert, { object: { question_id: question!.id, selected_value: ['CBSE'] } })
	).data!.insert_user_taas_answer as { id: string }
	const update =
		'mutation ($id: ID!) { update_user_taas_answer(id: $id, selected_value: ["ICSE"]) { selected_value } }'
	const long =
		'mutation ($id: ID!, $v: [String!]!) { update_user_taas_answer(id: $id, selected_value: $v) { id } }'
	const bounds = [Array(51).fill('CBSE'), ['x'.repeat(2001)]]
	for (const v of bounds)
		expect(codes(await ask(long, { id: made.id, v }))).toEqual(['invalid-request'])
	const stranger = await server.signIn('graph-stranger@example.org')
	expect(codes(await ask(update, { id: made.id }, stranger))).toEqual(['not-found'])
	expect((await ask(update, { id: made.id })).data).toEqual({
		update_user_taas_answer: { selected_value: ['ICSE'] },
	})
	expect(
		(await ask('{ user_taas_questions { question_title user_answer { selected_value } } }')).data,
	).toEqual({
		user_taas_questions: [
			{ question_title: 'Boards taught', user_answer: { selected_value: ['ICSE'] } },
		],
	})
})

test('API-02 a picture that somebody else uploaded is refused', async () => {
	const update =
		'mutation ($url: String) { update_profile_picture(avatar_url: $url) { avatar_url } }'
	const url = `/uploads/${me}/face.png`
	expect((await ask(update, { url })).data).toEqual({ update_profile_picture: { avatar_url: url } })
	expect(codes(await ask(update, { url: '/uploads/other/face.png' }))).toEqual(['forbidden'])
})

test('API-02 ROL-01 bad input and visitors get a code, never a 500', async () => {
	expect(codes(await ask('{ cart { id } }', {}, null))).toEqual(['signed-out'])
	expect(codes(await ask('{ webinars(where: {id: {_eq: "x"}}) { id } }'))).toEqual([
		'invalid-request',
	])
	expect(codes(await ask('{ webinars(where: {slug: {_eq: "\\u0000"}}) { id } }'))).toEqual([
		'invalid-request',
	])
	expect(codes(await ask('{ nonsense }'))).toEqual(['invalid-request'])
	expect((await ask('{ webinars(limit: -5, offset: -1) { id } }')).data).toEqual({ webinars: [] })
})

const repeated = (n: number, part: (i: number) => string) =>
	Array.from({ length: n }, (_, i) => part(i)).join(' ')

/** A query of 121 words for each list, and two. */
const withLists = (lists: number) =>
	`{ ${repeated(lists, (i) => `a${i}: webinars(where: { id: { _in: [${repeated(100, () => '"019b76da-a800-79e4-ba48-ee0802a0adf0"')}] } }) { id }`)} }`

test.each([
	[
		'five thousand aliases',
		`{ ${repeated(5000, (i) => `a${i}: webinars { id }`)} }`,
		'invalid-request',
	],
	[
		'twenty-one aliases',
		`{ ${repeated(21, (i) => `a${i}: webinars { id }`)} }`,
		'query-too-costly',
	],
	['more than a thousand words', withLists(9), 'invalid-request'],
	[
		'fragments that double thirty times',
		`query { ...f0 } ${repeated(30, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)} fragment f30 on Query { __typename }`,
		'invalid-request',
	],
	[
		'many lists of a hundred rows',
		`{ ${repeated(20, (i) => `a${i}: webinars(limit: 100) { id slug slugtitle title summary subject price start_date thumbnail course_type }`)} }`,
		'query-too-costly',
	],
])('S1 API-02 %s are refused before anything is executed', async (_, query, code) => {
	const answer = await ask(query, {}, null)
	expect([answer.data, new Set(codes(answer))]).toEqual([null, new Set([code])])
})

test('S1 API-02 a query of almost a thousand words is answered', async () => {
	const answer = await ask(withLists(8), {}, null)
	expect([answer.errors, Object.keys(answer.data ?? {}).length]).toEqual([undefined, 8])
})

test('S1 API-02 a filter lists a hundred values at most, and a cost in a variable counts', async () => {
	const filtered = 'query ($ids: [ID!]) { webinars(where: { id: { _in: $ids } }) { id } }'
	const ids = Array.from({ length: 20_000 }, () => me)
	expect(codes(await ask(filtered, { ids }, null))).toEqual(['query-too-costly'])
	const more = { ids: Array.from({ length: 80_000 }, () => me) }
	expect(codes(await ask(filtered, more, null))).toEqual(['too-large'])
	expect((await ask(filtered, { ids: ids.slice(0, 100) }, null)).data).toEqual({ webinars: [] })
	const limited = `query ($n: Int) { ${repeated(15, (i) => `a${i}: webinars(limit: $n) { id slug slugtitle title summary subject price start_date thumbnail course_type resource_type average_rating webinar_reviews temp_instructor_name }`)} }`
	expect((await ask(limited, { n: 1 }, null)).errors).toBeUndefined()
	expect(codes(await ask(limited, { n: 100 }, null))).toEqual(['query-too-costly'])
})
