import { expect, test } from 'vitest'
import type { Instructor } from '#openapi/v1.gen.ts'
import { addResource } from '../support/fixtures.ts'
import { openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const read = async (slug: string, query = '', token?: string) =>
	await server.call('GET', `/v1/instructors/${encodeURIComponent(slug)}${query}`, { token })

test('NAV-04 CAT-09 who teaches answers with name, life, subjects and what they teach, the newest first, bundles left out', async () => {
	const name = 'Dr. Latika  Rao-Kulkarni'
	const add = (day: number, some: object) =>
		addResource(server.db, {
			instructorName: name,
			publishedAt: new Date(Date.UTC(2026, 0, day)),
			...some,
		})
	const old = await add(1, { title: 'Old', subject: 'Physics', instructorBio: 'A life.' })
	const liked = { averageRating: 4.5, reviewCount: 30, enrolledCount: 100 }
	const fresh = await add(3, { title: 'Fresh', subject: 'Art', ...liked })
	const known = { averageRating: 3.5, reviewCount: 10, enrolledCount: 12 }
	const middle = await add(2, {
		...{ title: 'Middle', subject: 'Physics', courseType: 'webinar', ...known },
	})
	await add(4, { courseType: 'bundle', ...liked })
	await addResource(server.db, { instructorName: 'Latika Rao' })
	const { status, body } = await read('dr-latika-rao-kulkarni')
	const { data, ...about } = body as Instructor
	expect([status, about, data.map(({ id }) => id)]).toEqual([
		200,
		{
			slug: 'dr-latika-rao-kulkarni',
			name,
			bio: 'A life.',
			picture: null,
			subjects: ['Art', 'Physics'],
			...{ rating: 4.3, reviews: 40, enrolments: 112 },
			total: 3,
		},
		[fresh, middle, old],
	])
	expect(new Set(data.map((card) => card.instructor_slug))).toEqual(new Set([about.slug]))
	const second = (await read(about.slug, '?limit=1&offset=1')).body as Instructor
	expect([second.total, second.data.map(({ id }) => id)]).toEqual([3, [middle]])
})

test('NAV-04 NAV-12 a name in Hindi has its own page; an unknown one is not found', async () => {
	await addResource(server.db, { instructorName: 'मीरा अय्यर' })
	expect((await read('मीरा-अय्यर')).body).toMatchObject({ name: 'मीरा अय्यर', total: 1 })
	for (const slug of ['nobody', 'मीरा', "'; drop table"])
		expect(await read(slug)).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

test('NAV-04 ROL-03 what is mine shows on the cards of my answer only', async () => {
	const me = await openLearner(server)
	const { resourceId } = await me.enrol({ instructorName: 'Only Mine' })
	const statusOf = async (token?: string) =>
		((await read('only-mine', '', token)).body as Instructor).data.map((card) => [
			card.id,
			card.enrolment_status,
		])
	expect(await statusOf(me.token)).toEqual([[resourceId, 'confirmed']])
	expect(await statusOf()).toEqual([[resourceId, null]])
})
