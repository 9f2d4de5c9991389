import type { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { type Buyer, openBuyer } from './buyer.ts'
import { addResource } from './fixtures.ts'
import type { TestApp } from './open-test-app.ts'

/** Somebody signed in who learns. */
export const openLearner = async (server: TestApp) => {
	const buyer = await openBuyer(server)
	const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
		server.call(method, url, { token: buyer.token, body })
	/** Enrols in a new resource with `count` lessons. */
	const enrol = async (some: Partial<typeof resource.$inferInsert> = {}, count = 2) => {
		const resourceId = await addResource(server.db, some)
		const lessons = await server.db
			.insert(lesson)
			.values(
				Array.from({ length: count }, (_, position) => ({
					resourceId,
					section: 'One',
					title: `Lesson ${position}`,
					minutes: 10,
					position,
				})),
			)
			.returning()
		const [row] = await server.db
			.insert(enrolment)
			.values({
				accountId: buyer.accountId,
				resourceId,
				source: 'free',
				// A week ago: completing it now is plausible.
				createdAt: new Date(server.deps.clock().getTime() - 7 * 24 * 3_600_000),
			})
			.returning()
		return { id: row!.id, resourceId, lessons: lessons.map(({ id }) => id) }
	}
	const mark = (id: string, lessonId: string, done = true) =>
		call('PUT', `/v1/learning/mine/${id}/lessons/${lessonId}`, { done })
	return {
		...buyer,
		call,
		enrol,
		mark,
		/** Enrols in something new and completes it. */
		complete: async (some: Partial<typeof resource.$inferInsert> = {}) => {
			const enrolled = await enrol(some, 1)
			await mark(enrolled.id, enrolled.lessons[0]!)
			return enrolled
		},
		record: async (year?: number) =>
			(await call('GET', `/v1/training/record${year ? `?year=${year}` : ''}`)).body as never as {
				year: number
				years: number[]
				sums: Record<string, number>
				entries: Record<string, unknown>[]
			},
		points: async () =>
			((await call('GET', '/v1/user/info')).body as never as { points: number }).points,
	}
}

/** A session's cookie of somebody who signs in once more. */
export const cookieOf = async (server: TestApp, { email }: Pick<Buyer, 'email'>) => {
	await server.call('POST', '/v1/session/links', { body: { email } })
	const mails = (await server.call('GET', `/dev/mail.json?to=${email}`)).body as {
		links: string[]
	}[]
	const token = new URL(mails[0]!.links[0]!).searchParams.get('token')
	const url = `/v1/session/links/${token}/consume`
	const opened = await server.app.inject({ method: 'POST', url })
	return String(opened.headers['set-cookie']).split(';')[0]!
}
