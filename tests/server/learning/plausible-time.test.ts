import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { completeDue } from '#server/learning/learning/complete.service.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'

const MINUTE = 60_000

const server = await openFileApp()

/** Somebody who has enrolled this moment in a course of 120 minutes with a certificate. */
const openHasty = async () => {
	const me = await openLearner(server)
	const course = await me.enrol({ trainingMinutes: 120, givesCertificate: true })
	const createdAt = server.deps.clock()
	await server.db.update(enrolment).set({ createdAt }).where(eq(enrolment.id, course.id))
	/** Time passes, and the access token with it. */
	const wait = async (ms: number) => {
		server.advance(ms)
		await me.signInAgain()
	}
	const finish = async () => {
		for (const id of course.lessons) expect((await me.mark(course.id, id)).status).toBe(200)
	}
	const countsAt = async () =>
		((await me.call('GET', `/v1/learning/mine/${course.id}`)).body as { counts_at: string | null })
			.counts_at
	const earned = async () => {
		const { data } = (await me.call('GET', '/v1/certificates')).body as { data: unknown[] }
		return [(await me.record()).entries.length, data.length]
	}
	return { me, course, createdAt, wait, finish, countsAt, earned }
}

describe('24.9 a course completed sooner than is plausible', () => {
	test('counts after a quarter of its minutes, and its page says when', async () => {
		const { createdAt, wait, finish, countsAt, earned } = await openHasty()
		expect(await countsAt()).toBeNull()
		await finish()
		expect(await earned()).toEqual([0, 0])
		expect(await countsAt()).toBe(new Date(createdAt.getTime() + 30 * MINUTE).toISOString())
		await wait(30 * MINUTE - 1)
		expect(await completeDue(server.deps)).toBe(0)
		await wait(1)
		expect(await completeDue(server.deps)).toBe(1)
		expect(await completeDue(server.deps)).toBe(0)
		expect([await earned(), await countsAt()]).toEqual([[1, 1], null])
	})

	test('does not count when a lesson was taken back meanwhile', async () => {
		const { me, course, wait, finish, countsAt, earned } = await openHasty()
		await finish()
		await me.mark(course.id, course.lessons[0]!, false)
		expect(await countsAt()).toBeNull()
		await wait(31 * MINUTE)
		expect(await completeDue(server.deps)).toBe(0)
		expect(await earned()).toEqual([0, 0])
		await me.mark(course.id, course.lessons[0]!)
		expect(await earned()).toEqual([1, 1])
	})

	test('counts once when its last lesson is marked again', async () => {
		const { me, course, wait, finish, earned } = await openHasty()
		await finish()
		await wait(31 * MINUTE)
		await me.mark(course.id, course.lessons[1]!)
		expect(await earned()).toEqual([1, 1])
		expect(await completeDue(server.deps)).toBe(0)
		expect(await earned()).toEqual([1, 1])
	})
})
