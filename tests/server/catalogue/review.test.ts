import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { OwnReview, Resource, Review } from '#openapi/v1.gen.ts'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { review } from '#server/catalogue/review/review.tables.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { type Buyer, openBuyer } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({ RATE_LIMIT: '10000' })

const words = 'The examples work in a class of fifty.'
let lessons = 0

/** A resource with one lesson, and its slug. */
const addCourse = async () => {
	lessons += 1
	const slug = `reviewed-${lessons}`
	const id = await addResource(server.db, { slug })
	await server.db
		.insert(lesson)
		.values({ resourceId: id, section: 'One', title: 'First', minutes: 10, position: 1 })
	return { id, slug }
}

/** Somebody enrolled; with `done`, every lesson is marked. */
const enrol = async (
	buyer: Buyer,
	resourceId: string,
	done: boolean,
	status: 'confirmed' | 'pending' = 'confirmed',
) => {
	const now = server.deps.clock()
	const [row] = await server.db
		.insert(enrolment)
		.values({ accountId: buyer.accountId, resourceId, status, source: 'free', createdAt: now })
		.returning()
	if (!done) return
	for (const { id } of (await server.db.select().from(lesson)).filter(
		(one) => one.resourceId === resourceId,
	))
		await server.db.insert(lessonDone).values({ enrolmentId: row!.id, lessonId: id, doneAt: now })
}

const learner = async (resourceId: string) => {
	const buyer = await openBuyer(server)
	await enrol(buyer, resourceId, true)
	return buyer
}

const put = (buyer: Buyer, id: string, body: object = { rating: 4, body: words }) =>
	server.call('PUT', `/v1/user/reviews/${id}`, { token: buyer.token, body })
const own = async (buyer: Buyer, id: string) =>
	(await server.call('GET', `/v1/user/reviews/${id}`, { token: buyer.token })).body as OwnReview
const withdraw = (buyer: Buyer, id: string) =>
	server.call('DELETE', `/v1/user/reviews/${id}`, { token: buyer.token })
const report = (buyer: Buyer, id: string) =>
	server.call('POST', `/v1/reviews/${id}/report`, { token: buyer.token, body: { reason: 'spam' } })

/** Mean, count, spread and words of a resource's page. */
const shown = async (slug: string) => {
	const page = (await server.call('GET', `/v1/learning/${slug}`)).body as Resource
	const { average_rating, reviews, rating_counts, review_list } = page
	return {
		average_rating,
		reviews,
		rating_counts,
		words: review_list.map(({ author_name, rating, body }) => [author_name, rating, body]),
	}
}
const none = { average_rating: 0, reviews: 0, rating_counts: [0, 0, 0, 0, 0], words: [] }

test('REV-01 only who did a lesson reviews; somebody else is refused and nothing is written', async () => {
	const { id, slug } = await addCourse()
	const [visitor, beginner, waiting] = [
		await openBuyer(server),
		await openBuyer(server),
		await openBuyer(server),
	]
	await enrol(beginner, id, false)
	await enrol(waiting, id, true, 'pending')
	for (const buyer of [visitor, beginner, waiting]) {
		expect(await own(buyer, id)).toEqual({ may_review: false, review: null })
		expect(await put(buyer, id)).toMatchObject({ status: 409, body: { code: 'not-learned' } })
	}
	expect(await shown(slug)).toEqual(none)
})

test('REV-01 what has no lessons is reviewed when it is over', async () => {
	const startDate = new Date(server.deps.clock().getTime() + 3_600_000)
	const id = await addResource(server.db, { courseType: 'webinar', startDate, durationMinutes: 60 })
	const buyer = await openBuyer(server)
	await enrol(buyer, id, false)
	expect((await own(buyer, id)).may_review).toBe(false)
	server.advance(2 * 3_600_000)
	await buyer.signInAgain()
	expect((await own(buyer, id)).may_review).toBe(true)
	expect((await put(buyer, id)).status).toBe(200)
})

test('REV-01 a review is written once, changed, and withdrawn; mean, count and spread follow', async () => {
	const { id, slug } = await addCourse()
	const [first, second] = [await learner(id), await learner(id)]
	const both = await Promise.all([put(first, id), put(first, id)])
	expect(both.map(({ status }) => status)).toEqual([200, 200])
	expect(both[0]!.body).toEqual(both[1]!.body)
	await put(second, id, { rating: 1, body: '  Too short for me, sadly.  ' })
	const listed = await shown(slug)
	expect(listed).toMatchObject({ average_rating: 2.5, reviews: 2, rating_counts: [1, 0, 0, 1, 0] })
	expect(listed.words.map(([, ...rest]) => rest)).toEqual(
		expect.arrayContaining([
			[4, words],
			[1, 'Too short for me, sadly.'],
		]),
	)
	await put(second, id, { rating: 5, body: 'On second thoughts it is good.' })
	expect(await shown(slug)).toMatchObject({ average_rating: 4.5, rating_counts: [0, 0, 0, 1, 1] })
	expect((await own(second, id)).review).toMatchObject({
		rating: 5,
		body: 'On second thoughts it is good.',
		is_hidden: false,
		edited_at: expect.any(String),
	})
	expect((await withdraw(first, id)).status).toBe(204)
	expect((await withdraw(first, id)).status).toBe(204)
	expect(await shown(slug)).toMatchObject({ average_rating: 5, reviews: 1 })
	expect(await own(first, id)).toEqual({ may_review: true, review: null })
	await withdraw(second, id)
	expect(await shown(slug)).toEqual(none)
})

test('REV-01 a bundle’s mean and count are those of what it holds, and it is not reviewed itself', async () => {
	const [one, two] = [await addCourse(), await addCourse()]
	const bundle = await addResource(server.db, { courseType: 'bundle', slug: 'reviewed-bundle' })
	for (const [position, { id }] of [one, two].entries())
		await server.db.insert(bundleItem).values({ bundleId: bundle, resourceId: id, position })
	const buyer = await learner(one.id)
	await enrol(buyer, two.id, true)
	await enrol(buyer, bundle, false)
	await put(buyer, one.id, { rating: 2, body: words })
	await put(buyer, two.id, { rating: 5, body: words })
	expect((await server.call('GET', '/v1/bundles/reviewed-bundle')).body).toMatchObject({
		average_rating: 3.5,
		reviews: 2,
	})
	expect((await put(buyer, bundle)).status).toBe(409)
})

test('REV-01 the third person’s report hides a review; one person counts once, nobody reports her own', async () => {
	const { id, slug } = await addCourse()
	const author = await learner(id)
	const reviewId = ((await put(author, id)).body as { id: string }).id
	const readers = [await openBuyer(server), await openBuyer(server), await openBuyer(server)]
	expect((await report(author, reviewId)).status).toBe(404)
	for (const reader of [readers[0]!, readers[0]!, readers[0]!, readers[1]!])
		expect((await report(reader, reviewId)).status).toBe(204)
	expect(await shown(slug)).toMatchObject({ reviews: 1 })
	expect((await report(readers[2]!, reviewId)).status).toBe(204)
	expect(await shown(slug)).toEqual(none)
	expect((await own(author, id)).review).toMatchObject({ id: reviewId, is_hidden: true })
	await put(author, id, { rating: 5, body: 'The same once more, please.' })
	expect(await shown(slug)).toEqual(none)
	expect((await report(author, '0197a000-0000-7000-8000-000000000001')).status).toBe(404)
})

test('REV-01 hostile or empty words are refused or kept as text', async () => {
	const { id, slug } = await addCourse()
	const buyer = await learner(id)
	for (const body of ['', 'short', 'x'.repeat(2_001), ' '.repeat(20)])
		expect((await put(buyer, id, { rating: 4, body })).status).toBe(400)
	for (const rating of [0, 6, 2.5])
		expect((await put(buyer, id, { rating, body: words })).status).toBe(400)
	const text = '<script>alert(1)</script> 🙂 अच्छा'
	await put(buyer, id, { rating: 4, body: text })
	expect((await shown(slug)).words.map(([, , body]) => body)).toEqual([text])
	expect(await server.db.$count(review)).toBeGreaterThan(0)
})

test('REV-01 what others wrote is listed page by page, the newest first, of a bundle what it holds; hidden ones are not', async () => {
	const [one, two] = [await addCourse(), await addCourse()]
	const bundle = await addResource(server.db, { courseType: 'bundle' })
	const add = (resourceId: string, day: number, hiddenAt: Date | null = null) =>
		server.db.insert(review).values({
			...{ resourceId, authorName: `A${day}`, rating: 4, body: words, hiddenAt },
			createdAt: new Date(Date.UTC(2026, 0, day)),
		})
	for (const [position, { id }] of [one, two].entries())
		await server.db.insert(bundleItem).values({ bundleId: bundle, resourceId: id, position })
	for (const day of [1, 3, 5]) await add(one.id, day)
	await add(one.id, 6, new Date())
	for (const day of [2, 4]) await add(two.id, day)
	type Page = { total: number; data: Review[] }
	const read = async (id: string, query = '') => {
		const { total, data } = (await server.call('GET', `/v1/reviews/${id}${query}`)).body as Page
		return [total, ...data.map(({ author_name }) => author_name)]
	}
	expect(await read(one.id)).toEqual([3, 'A5', 'A3', 'A1'])
	expect(await read(one.id, '?limit=1&offset=1')).toEqual([3, 'A3'])
	expect(await read(one.id, '?offset=3')).toEqual([3])
	expect(await read(bundle)).toEqual([5, 'A5', 'A4', 'A3', 'A2', 'A1'])
	const detail = (await server.call('GET', `/v1/learning/${one.slug}`)).body as Resource
	const list = (await server.call('GET', `/v1/reviews/${one.id}`)).body as Page
	expect(list.data).toEqual(detail.review_list)
	expect(await server.call('GET', `/v1/reviews/${v7()}`)).toMatchObject({
		status: 404,
		body: { code: 'not-found' },
	})
})
