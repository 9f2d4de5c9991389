import { eq } from 'drizzle-orm'
import type { Registration } from '#openapi/v1.gen.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { liveSession } from '#server/learning/registration/live-session.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { issueAccessToken } from '#server/people/session/access-token.store.ts'
import { openSession } from '#server/people/session/session.store.ts'
import { openLearner } from './learner.ts'
import type { TestApp } from './open-test-app.ts'
import { verifySessions } from './staff-people.ts'

const HOUR = 3_600_000

type Some = {
	/** When it begins, in ms from now; it takes an hour. */
	inMs: number
	status?: 'confirmed' | 'pending'
	source?: string
	/** How long ago the registration was made, in ms. */
	registeredAgo?: number
	resource?: Partial<typeof resource.$inferInsert>
}
type Session = { resourceId: string; startsAt: Date; endsAt: Date }

/** Somebody signed in who registers for what happens live. */
export const openRegistrant = async (server: TestApp) => {
	const me = await openLearner(server)
	const email = 'success@example.org'
	await server.signIn(email)
	await server.db
		.update(account)
		.set({ roles: ['vidya_customer_success'] })
		.where(eq(account.email, email))
	/** A token that is still good, however far the clock went. */
	const tokenOf = async (address: string) => {
		const [row] = await server.db.select().from(account).where(eq(account.email, address))
		const session = await openSession(server.db, row!.id, server.deps.clock())
		await verifySessions(server, row!.id)
		return issueAccessToken(server.db, session, server.deps.clock())
	}
	const call: typeof me.call = async (method, url, body) =>
		server.call(method, url, { token: await tokenOf(me.email), body })
	/** Verifies every session of the member of staff. */
	const verifyStaff = async () => {
		const [row] = await server.db.select().from(account).where(eq(account.email, email))
		await verifySessions(server, row!.id)
	}
	const at = (ms: number) => new Date(server.deps.clock().getTime() + ms)

	const planOf = ({ startsAt, endsAt }: Session, some: { byMs?: number; cancelled?: boolean }) => ({
		starts_at: new Date(startsAt.getTime() + (some.byMs ?? 0)).toISOString(),
		ends_at: new Date(endsAt.getTime() + (some.byMs ?? 0)).toISOString(),
		join_url: 'https://rooms.example/one',
		recording_url: 'https://recordings.example/one',
		cancelled: some.cancelled ?? false,
	})
	return {
		...me,
		call,
		verifyStaff,
		record: async () =>
			(await call('GET', '/v1/training/record')).body as never as Awaited<
				ReturnType<typeof me.record>
			>,
		points: async () =>
			((await call('GET', '/v1/user/info')).body as never as { points: number }).points,
		planOf,
		/** Registers for something new. */
		register: async (some: Some) => {
			const enrolled = await me.enrol(
				{ courseType: 'webinar', price: null, startDate: at(some.inMs), ...some.resource },
				1,
			)
			const { status = 'confirmed', source = 'free', registeredAgo = 0 } = some
			await server.db
				.update(enrolment)
				.set({ status, source, createdAt: at(-registeredAgo) })
				.where(eq(enrolment.id, enrolled.id))
			const [session] = await server.db
				.insert(liveSession)
				.values({
					resourceId: enrolled.resourceId,
					startsAt: at(some.inMs),
					endsAt: at(some.inMs + HOUR),
					joinUrl: 'https://rooms.example/one',
					recordingUrl: 'https://recordings.example/one',
					changedAt: at(0),
				})
				.returning()
			const [{ title } = { title: '' }] = await server.db
				.select({ title: resource.title })
				.from(resource)
				.where(eq(resource.id, enrolled.resourceId))
			const { id: sessionId, startsAt, endsAt } = session!
			return { ...enrolled, sessionId, startsAt, endsAt, title }
		},
		/** Registers for what is there; answers the registration's id. */
		enrolIn: async (resourceId: string, status: 'confirmed' | 'pending' = 'confirmed') => {
			const [row] = await server.db
				.insert(enrolment)
				.values({
					accountId: me.accountId,
					resourceId,
					status,
					source: 'free',
					createdAt: server.deps.clock(),
				})
				.returning({ id: enrolment.id })
			return row!.id
		},
		show: async (id: string) =>
			(await call('GET', `/v1/learning/registrations/${id}`)).body as never as Registration,
		join: (id: string) => call('POST', `/v1/learning/registrations/${id}/join`),
		leave: (id: string) => call('DELETE', `/v1/learning/registrations/${id}`),
		attendance: async (query = '') =>
			(await call('GET', `/v1/learning/attendance${query}`)).body as never as {
				total: number
				data: object[]
			},
		/** Reschedules it, as customer success. */
		keep: async (
			session: Session,
			some: { byMs?: number; cancelled?: boolean },
			body: object = {},
		) =>
			server.call('PUT', `/v1/live-sessions/${session.resourceId}`, {
				token: await tokenOf(email),
				body: { ...planOf(session, some), ...body },
			}),
		/** Mails to this person but those that sign in, the newest first. */
		mails: async () =>
			(
				(await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(me.email)}`))
					.body as never as { subject: string; text: string; links: string[] }[]
			).filter(({ links }) => !links.some((link) => link.includes('/login/link'))),
	}
}
