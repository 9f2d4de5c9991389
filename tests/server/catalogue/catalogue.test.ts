import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Card, Resource } from '#openapi/v1.gen.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { expectEvery } from '../../expect-every.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

type Page = { total: number; data: Card[] }

const server = await openFileApp({}, openSeededApp)
let settled: string
beforeAll(async () => {
	settled = await server.signIn(demo('settled-teacher'))
})

const list = async (query: string, token?: string): Promise<Page> =>
	(await server.call('GET', `/v1/learning/all?${query}`, token ? { token } : {})).body

/** Every card that a query finds, page by page. */
const all = async (query: string): Promise<Card[]> => {
	const first = await list(`limit=50&${query}`)
	const cards = [...first.data]
	while (cards.length < first.total)
		cards.push(...(await list(`limit=50&offset=${cards.length}&${query}`)).data)
	return cards
}

/** Those of a list that break a rule; the list holds something. */
const breaking = <One>(list: One[], rule: (one: One) => boolean): One[] => {
	expect(list).not.toEqual([])
	return list.filter((one) => !rule(one))
}

describe('lists', () => {
	test('CAT-06 CAT-07 limit and offset page through everything once, nine at a time unless asked otherwise', async () => {
		const first = await list('')
		expect(first.data).toHaveLength(9)
		const cards = await all('')
		expect(cards).toHaveLength(first.total)
		expect(new Set(cards.map((card) => card.id)).size).toBe(first.total)
		expect(cards.slice(0, 9)).toEqual(first.data)
		expectEvery(cards, (card) => card.course_type !== 'bundle')
		expect(await list('offset=9999')).toEqual({ total: first.total, data: [] })
	})

	test('CAT-07 FLT-01 a comma list of types finds those types and no other', async () => {
		const cards = await all('type=webinar,expert_masterclass')
		expect(new Set(cards.map((card) => card.course_type))).toEqual(
			new Set(['webinar', 'expert_masterclass']),
		)
		expect(await list('type=expert_masterclass')).toMatchObject({ total: 9 })
		expect(await list('type=affiliated_product')).toMatchObject({ total: 10 })
	})

	test('CAT-07 FLT-02 free is a price of nothing or none, paid is the rest', async () => {
		const [free, paid] = [await all('price_type=free'), await all('price_type=paid')]
		expect(breaking(free, (card) => !card.price && card.price_type === 'free')).toEqual([])
		expect(new Set(free.map((card) => card.price))).toEqual(new Set([0, null]))
		expect(breaking(paid, (card) => (card.price ?? 0) > 0 && card.price_type === 'paid')).toEqual(
			[],
		)
		expect(free.length + paid.length).toBe((await list('')).total)
	})

	test('CAT-07 FLT-03 tags by name or slug find any of them, a tag without resources finds none', async () => {
		const byName = await all(
			`tags=${encodeURIComponent('Foundational Numeracy,Project-Based Learning')}`,
		)
		expect(
			breaking(byName, (card) =>
				card.tags.some((tag) => ['Foundational Numeracy', 'Project-Based Learning'].includes(tag)),
			),
		).toEqual([])
		expect(
			(await all('tags=foundational-numeracy,project-based-learning')).map((card) => card.id),
		).toEqual(byName.map((card) => card.id))
		expect(await list('tags=Place-Based%20Learning')).toEqual({ total: 0, data: [] })
	})

	test('CRD-04 a card carries what its tag, its day and its price are shown by', async () => {
		const cards = await all('')
		const courses = cards.filter((card) => card.course_type === 'self_paced')
		expect(courses.some((card) => card.average_rating === 0)).toBe(true)
		expect(courses.some((card) => card.average_rating > 0)).toBe(true)
		const webinars = cards.filter((card) => card.course_type === 'webinar')
		expect(webinars.length).toBeGreaterThan(0)
		expect(breaking(webinars, (card) => !Number.isNaN(Date.parse(card.start_date ?? '')))).toEqual(
			[],
		)
		expect(breaking(courses, (card) => card.start_date === null)).toEqual([])
		expect(breaking(cards, (card) => card.price === null || Number.isInteger(card.price))).toEqual(
			[],
		)
	})

	test('CAT-07 FLT-04 a rating finds it and up', async () => {
		const cards = await all('rating=4.5')
		expect(Math.min(...cards.map((card) => card.average_rating))).toBe(4.5)
		const below = (await list('')).total - cards.length
		expect((await all('')).filter((card) => card.average_rating < 4.5)).toHaveLength(below)
	})

	test('CAT-01 CAT-07 FLT-06 a resource type narrows, and filters are all met together', async () => {
		expect(
			breaking(await all('resource_type=medium'), (card) => card.resource_type === 'medium'),
		).toEqual([])
		const cards = await all(
			'type=self_paced&price_type=paid&tags=Foundational%20Numeracy&rating=4.5',
		)
		expect(cards.map((card) => card.title).sort()).toEqual([
			'Fractions That Make Sense',
			'Place Value With Bundles and Sticks',
		])
	})

	test('CAT-07 a search looks into titles, people and subjects, in both scripts, and forgives a slip', async () => {
		const titles = async (search: string) =>
			(await list(`search=${encodeURIComponent(search)}`)).data.map((card) => card.title)
		expect((await titles('fractions'))[0]).toBe('Fractions That Make Sense')
		expect((await titles('fractoins'))[0]).toBe('Fractions That Make Sense')
		expect(await titles('मात्राएँ')).toEqual(['मात्राएँ आसान बनाएँ: चालीस दिन की योजना'])
		expect(
			breaking(
				(await list('search=meenakshi&limit=50')).data,
				(card) => card.temp_instructor_name === 'Meenakshi Iyer',
			),
		).toEqual([])
		expect(await titles('zzzqqqxxx')).toEqual([])
		expect(await titles('100% _')).toEqual(await titles('100'))
		expect(await titles('%%%')).toEqual([])
	})

	test.each([
		'page=-1&rating=abc',
		'type=%00',
		'type=nonsense',
		'search=%00',
		'tags=a%00b',
		'limit=0',
		'limit=51',
		'offset=-1',
		'rating=6',
		'price_type=cheap',
		'resource_type=huge',
		`search=${'x'.repeat(121)}`,
	])('CAT-07 nonsense is refused with the field named, never a 500: %s', async (query) => {
		const answer = await server.call('GET', `/v1/learning/all?${query}`)
		expect(answer).toMatchObject({
			status: 400,
			body: {
				code: 'invalid-request',
				errors: [
					{
						field: expect.stringMatching(
							/^(rating|type|search|tags|limit|offset|price_type|resource_type)$/,
						),
					},
				],
			},
		})
	})

	test('CAT-07 ROL-02 a parent sees the parents’ list, nobody else does', async () => {
		const parent = await server.signIn(demo('parent'))
		const shelf = (
			await server.call('GET', '/v1/learning/parent-learnings?limit=50', { token: parent })
		).body as Page
		expect(shelf.total).toBeGreaterThan(9)
		expect(
			breaking(shelf.data, (card) =>
				card.tags.some((tag) => ['Parent Partnership', 'Socio-Emotional Learning'].includes(tag)),
			),
		).toEqual([])
		expect(
			await server.call('GET', '/v1/learning/parent-learnings', { token: settled }),
		).toMatchObject({ status: 403, body: { code: 'forbidden' } })
		expect(await server.call('GET', '/v1/learning/parent-learnings')).toMatchObject({
			status: 401,
			body: { code: 'signed-out' },
		})
	})
})

describe('cards', () => {
	test('CAT-09 every source of cards answers the same card', async () => {
		const slug = 'asking-better-questions'
		const sources: Record<string, Card | undefined> = {}
		const body = async (url: string) =>
			(await server.call('GET', url, { token: settled })).body as never as {
				data: (Card & { webinar: Card })[]
			}
		sources.catalogue = (await body(`/v1/learning/all?search=asking%20better`)).data.find(
			(card) => card.slug === slug,
		)
		sources.search = (await body('/v1/learning/search?q=asking%20better')).data[0]?.webinar
		sources.favourites = (await body('/v1/user/favourites')).data.find((card) => card.slug === slug)
		sources.recommend = (await body('/v1/recommend/resources?limit=50')).data.find(
			(row) => row.webinar.slug === slug,
		)?.webinar
		const [first, ...others] = Object.values(sources)
		expect(first).toMatchObject({
			slug,
			title: 'Asking Better Questions',
			favourite: true,
			is_added: false,
			enrolment_id: null,
			price: 44900,
		})
		expect(others).toEqual([first, first, first])
	})

	test('CAT-07 CAT-09 the search is narrowed and ordered as the list is, and says what it understood', async () => {
		const ask = async (path: string) =>
			(await server.call('GET', path)).body as {
				total: number
				data: { webinar: Card }[] & Card[]
				did_you_mean?: string
				understood?: unknown
			}
		const filters = 'type=self_paced&price_type=paid&sort=price&limit=3'
		const found = await ask(`/v1/learning/search?q=free%20class&${filters}`)
		const listed = await ask(`/v1/learning/all?search=free%20class&${filters}`)
		expect(listed.total).toBeGreaterThan(0)
		expect({ ...found, data: found.data.map(({ webinar }) => webinar) }).toEqual(listed)
		const misspelt = await ask('/v1/learning/search?q=algebrra')
		expect(misspelt.did_you_mean).toBe((await ask('/v1/learning/all?search=algebrra')).did_you_mean)
	})

	test('CAT-09 a search result carries the names that the header’s search reads', async () => {
		const answer = (await server.call('GET', '/v1/learning/search?q=phonics')).body as {
			total: number
			data: Record<string, unknown>[]
		}
		const { webinar, course_id, ...rest } = answer.data[0]!
		expect(rest).toEqual({
			slug: 'phonics-the-first-ninety-days',
			course_slug: 'english-phonics-the-first-ninety-days',
			instructor_name: 'Meenakshi Iyer',
			course_price: 49900,
			category: 'self_paced',
			course_thumbnail: '/covers/english-self-paced-640.webp',
			search_count: answer.total,
		})
		expect((webinar as Card).id).toBe(course_id)
	})

	test('CAT-09 ROL-01 what is mine shows on my cards only', async () => {
		const mine = (await list('search=fractions%20that%20make&limit=1', settled)).data[0]!
		expect(mine).toMatchObject({ enrolment_status: 'confirmed', enrolment_id: expect.any(String) })
		expect((await list('search=fractions%20that%20make&limit=1')).data[0]).toEqual({
			...mine,
			enrolment_id: null,
			enrolment_status: null,
		})
	})

	test('CRD-01 CRD-02 CAT-09 ROL-03 bookmarks, carts and enrolments of others do not show on mine', async () => {
		const other = await server.signIn(demo('subscriber'))
		const shown = async (search: string, token?: string) => {
			const card = (await list(`search=${encodeURIComponent(search)}&limit=1`, token)).data[0]!
			return [card.favourite, card.favourite_id !== null, card.is_added, card.enrolment_status]
		}
		expect(await shown('asking better questions', settled)).toEqual([true, true, false, null])
		expect(await shown('managing a class of sixty', settled)).toEqual([false, false, true, null])
		expect(await shown('low cost lab build', settled)).toEqual([false, false, false, 'pending'])
		for (const title of [
			'asking better questions',
			'managing a class of sixty',
			'low cost lab build',
		])
			for (const token of [other, undefined])
				expect(await shown(title, token)).toEqual([false, false, false, null])
	})
})

describe('pages of one thing', () => {
	test('NAV-04 a course answers by its slug title and by its slug, with syllabus and reviews', async () => {
		const bySlug = await server.call('GET', '/v1/learning/fractions-that-make-sense')
		const course = bySlug.body as Resource
		expect((await server.call('GET', `/v1/courses/${course.slugtitle}`)).body).toEqual(course)
		expect(
			course.syllabus.flatMap((section) => section.lessons.map((lesson) => lesson.title)),
		).toEqual([
			'Sharing fairly',
			'Paper strips',
			'The number line',
			'Equivalence',
			'Adding without a rule',
			'Why invert and multiply',
			'Diagnosing errors',
		])
		expect(course.lesson_count).toBe(7)
		expect(course.rating_counts.reduce((a, b) => a + b, 0)).toBe(course.reviews)
		const average =
			course.rating_counts.reduce((sum, count, i) => sum + count * (i + 1), 0) / course.reviews
		expect(course.average_rating).toBeCloseTo(average, 1)
		expect(course.bundles.map((bundle) => bundle.slug)).toEqual(['number-sense-from-the-start'])
		expect(course.related).toHaveLength(3)
		const minutes = course.syllabus.flatMap((section) => section.lessons.map((one) => one.minutes))
		expect(course.duration_minutes).toBe(minutes.reduce((a, b) => a + b, 0))
		expect(new Set(course.review_list.map((review) => review.author_name)).size).toBe(
			course.review_list.length,
		)
	})

	test('NAV-05 a bundle lists what it holds; another thing is no bundle', async () => {
		const bundle = (await server.call('GET', '/v1/bundles/every-child-in')).body as Resource
		expect(bundle.bundle_items.map((item) => item.slug)).toEqual([
			'dyslexia-what-a-class-teacher-can-do',
			'autism-friendly-classrooms',
			'one-lesson-many-levels',
		])
		expect([bundle.item_count, bundle.lesson_count]).toEqual([3, 0])
		expect((await server.call('GET', '/v1/bundles?limit=50')).body).toMatchObject({ total: 8 })
		expect(await server.call('GET', '/v1/bundles/fractions-that-make-sense')).toMatchObject({
			status: 404,
			body: { code: 'not-found' },
		})
	})

	test('NAV-12 an unknown slug is not found, a malformed one is refused', async () => {
		expect(await server.call('GET', '/v1/learning/no-such-thing')).toMatchObject({
			status: 404,
			body: { code: 'not-found' },
		})
		expect(await server.call('GET', '/v1/learning/%00')).toMatchObject({ status: 400 })
		expect(await server.call('GET', "/v1/courses/';drop%20table")).toMatchObject({ status: 400 })
	})
})

test('CRD-05 a bookmark is kept once, told on the card and taken away', async () => {
	const token = await server.signIn(demo('new-teacher'))
	const [row] = await server.db
		.select({ id: resource.id })
		.from(resource)
		.where(eq(resource.slug, 'phonics-the-first-ninety-days'))
	const url = `/v1/user/favourites/${row!.id}`
	const first = await server.call('PUT', url, { token })
	expect((await server.call('PUT', url, { token })).body).toEqual(first.body)
	expect((await server.call('GET', '/v1/user/favourites', { token })).body).toMatchObject({
		total: 1,
		data: [{ id: row!.id, favourite: true }],
	})
	expect(await server.call('DELETE', url, { token })).toMatchObject({ status: 204 })
	expect((await server.call('GET', '/v1/user/favourites', { token })).body).toEqual({
		total: 0,
		data: [],
	})
	expect(
		await server.call('PUT', '/v1/user/favourites/0197a000-0000-7000-8000-000000000001', { token }),
	).toMatchObject({ status: 404 })
})

test('CRD-05 ROL-03 removing a bookmark removes one’s own only', async () => {
	const [mine, other] = [
		await server.signIn('marks-a@example.org'),
		await server.signIn('marks-b@example.org'),
	]
	const { id } = (await list('limit=1')).data[0]!
	const url = `/v1/user/favourites/${id}`
	await server.call('PUT', url, { token: mine })
	await server.call('PUT', url, { token: other })
	await server.call('DELETE', url, { token: mine })
	const marked = async (token: string) =>
		((await server.call('GET', '/v1/user/favourites', { token })).body as Page).data.map(
			(card) => card.id,
		)
	expect([await marked(mine), await marked(other)]).toEqual([[], [id]])
})
