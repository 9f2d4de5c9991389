import { expect, test } from 'vitest'
import type { Resource } from '#openapi/v1.gen.ts'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { addResource } from '../support/fixtures.ts'
import { openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const read = async (slug: string, token?: string) =>
	(await server.call('GET', `/v1/learning/${slug}`, { token })).body as Resource

const addLessons = (resourceId: string, bodies: string[]) =>
	server.db
		.insert(lesson)
		.values(
			bodies.map((body, position) => ({
				...{ resourceId, section: 'All', title: `Lesson ${position}` },
				...{ body, minutes: 5, position },
			})),
		)
		.returning({ id: lesson.id })

test('NAV-04 ROL-03 the first lesson can be read before one enrols, and no other; who is enrolled reads it under My Learning', async () => {
	const me = await openLearner(server)
	const resourceId = await addResource(server.db, { slug: 'previewed' })
	const { accountId } = me
	const own = { accountId, resourceId, source: 'free', createdAt: server.deps.clock() }
	await server.db.insert(enrolment).values(own)
	const [first] = await addLessons(resourceId, [
		'The first text.',
		'Secret second.',
		'Secret third.',
	])
	const shown = await read('previewed')
	expect(shown.preview).toEqual({ id: first!.id, title: 'Lesson 0', body: 'The first text.' })
	expect(JSON.stringify(shown)).not.toContain('Secret')
	expect((await read('previewed', me.token)).preview).toBe(null)
})

test.each([
	['of what is only one lesson', { courseType: 'micro_resource' }, ['All of it.']],
	['of what happens at a time', { courseType: 'live_training' }, ['One.', 'Two.']],
	['of what is sold elsewhere', { courseType: 'affiliated_product' }, ['One.', 'Two.']],
	['without a text', {}, ['', 'Two.']],
	['without lessons', {}, []],
])('NAV-04 there is no preview %s', async (_, some, bodies) => {
	const slug = `none-${bodies.length}-${Object.values(some).join('')}-${bodies[0]}`
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
	const id = await addResource(server.db, { slug, ...some })
	if (bodies.length > 0) await addLessons(id, bodies)
	expect((await read(slug)).preview).toBe(null)
})

test('NAV-04 what one may also like is of the subject, first of the same type and class, never itself and never what one has', async () => {
	const me = await openLearner(server)
	const subject = 'Astronomy'
	const add = (title: string, level: string, averageRating: number, courseType = 'self_paced') =>
		addResource(server.db, { title, slug: title, subject, level, averageRating, courseType })
	await add('here', 'Primary', 5)
	await add('same-low', 'Primary', 3)
	await add('class-high', 'Secondary', 5)
	await add('type-high', 'Primary', 5, 'webinar')
	await addResource(server.db, { subject: 'Other', level: 'Primary', averageRating: 5 })
	const liked = async (token?: string) =>
		(await read('here', token)).related.map(({ title }) => title)
	expect(await liked()).toEqual(['same-low', 'class-high', 'type-high'])
	await me.enrol({ title: 'same-mine', subject, level: 'Primary', averageRating: 5 })
	expect(await liked()).toEqual(['same-mine', 'same-low', 'class-high'])
	expect(await liked(me.token)).toEqual(['same-low', 'class-high', 'type-high'])
})

test('NAV-05 of bundles one may also like, those of the subject come first, and none of which one has everything', async () => {
	const me = await openLearner(server)
	const held = await me.enrol({ subject: 'Botany' })
	const add = async (slug: string, subject: string, averageRating: number, holds: string) => {
		const courseType = 'bundle'
		const bundleId = await addResource(server.db, { slug, subject, averageRating, courseType })
		await server.db.insert(bundleItem).values({ bundleId, resourceId: holds, position: 0 })
	}
	const free = await addResource(server.db, { subject: 'Botany' })
	await add('bundle-here', 'Botany', 5, free)
	await add('bundle-near', 'Botany', 1, free)
	await add('bundle-had', 'Botany', 4, held.resourceId)
	await add('bundle-far', 'Geology', 5, free)
	const liked = async (token?: string) =>
		(await read('bundle-here', token)).related.map(({ slug }) => slug)
	expect(await liked()).toEqual(['bundle-had', 'bundle-near', 'bundle-far'])
	expect(await liked(me.token)).toEqual(['bundle-near', 'bundle-far'])
})
