import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account } from '#server/people/account/account.tables.ts'
import { indianDay } from '#server/web/share/share.rules.ts'
import { rewardShare } from '#server/web/share/share.service.ts'
import { activityPoint } from '#server/web/share/share.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const DAY = 86_400_000

const sharer = async (email: string) => {
	const token = await server.signIn(email)
	return {
		share: (subject_id?: string) =>
			server.call('POST', '/v1/vidya-points/user-activity-points', {
				token,
				body: { activity: 'share_resource', ...(subject_id && { subject_id }) },
			}),
		points: async () => {
			const [row] = await server.db.select().from(account).where(eq(account.email, email))
			return row!.points
		},
	}
}

test('M9 SHR-02 what does not exist earns nothing', async () => {
	const { share, points } = await sharer('maker@example.org')
	expect(await share('0199f0c0-0000-7000-8000-000000000001')).toMatchObject({
		status: 404,
		body: { code: 'not-found' },
	})
	expect(await share('phonics')).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
	const community = await server.call('POST', '/v1/vidya-points/user-activity-points', {
		token: await server.signIn('maker@example.org'),
		body: { activity: 'share_post', subject_id: await addResource(server.db) },
	})
	expect(community.status).toBe(404)
	expect(await points()).toBe(0)
})

test('M9 SHR-02 one thing earns points once a day, another earns again', async () => {
	const { share } = await sharer('once@example.org')
	const [first, second] = [await addResource(server.db), await addResource(server.db)]
	expect((await share(first)).body).toEqual({ response: { points: 5, total: 5 } })
	expect((await share(first)).body).toEqual({ response: { points: 0, total: 5 } })
	expect((await share(second)).body).toEqual({ response: { points: 5, total: 10 } })
	expect((await share()).body).toEqual({ response: { points: 5, total: 15 } })
	expect((await share()).body).toEqual({ response: { points: 0, total: 15 } })
	server.advance(DAY)
	const next = await sharer('once@example.org')
	expect((await next.share(first)).body).toEqual({ response: { points: 5, total: 20 } })
})

test('M9 SHR-02 a day earns fifty points at most, also by concurrent shares', async () => {
	const { share, points } = await sharer('many@example.org')
	const ids: string[] = []
	for (let i = 0; i < 14; i += 1) ids.push(await addResource(server.db))
	const answers = await Promise.all([...ids, ...ids].map((id) => share(id)))
	const earned = answers.map(
		({ body }) => (body as { response: { points: number } }).response.points,
	)
	expect(earned.filter((given) => given === 5)).toHaveLength(10)
	expect(await points()).toBe(50)
})

test('SHR-02 ROL-03 nobody earns points signed out', async () => {
	const answer = await server.call('POST', '/v1/vidya-points/user-activity-points', {
		body: { activity: 'share_resource' },
	})
	expect(answer).toMatchObject({ status: 401, body: { code: 'signed-out' } })
})

test('SHR-02 a day of points begins at midnight in India', () => {
	const day = (time: string) => indianDay(new Date(time))
	expect([day('2026-11-20T18:29:59.999Z'), day('2026-11-20T18:30:00Z')]).toEqual([
		'2026-11-20',
		'2026-11-21',
	])
})

test('M9 SHR-02 ROL-03 a post and a resource that are not named count once each, for this account and this day only', async () => {
	const [me, other] = [await openBuyer(server), await openBuyer(server)]
	const kept: unknown[] = []
	const share = (
		{ accountId }: typeof me,
		activity: 'share_post' | 'share_resource',
		some: { subjectId?: string; now?: Date } = {},
	) =>
		rewardShare(
			server.db,
			{ accountId, activity, subjectId: null, now: server.deps.clock(), ...some },
			async (_, rewarded) => void kept.push(rewarded),
		)
	expect(await share(me, 'share_post')).toEqual({ points: 5, total: 5 })
	expect(await share(me, 'share_resource')).toEqual({ points: 5, total: 10 })
	expect(await share(me, 'share_post')).toEqual({ points: 0, total: 10 })
	for (let n = 0; n < 8; n += 1)
		await share(me, 'share_resource', { subjectId: await addResource(server.db) })
	expect(await share(me, 'share_resource', { subjectId: await addResource(server.db) })).toEqual({
		points: 0,
		total: 50,
	})
	expect(await share(other, 'share_post')).toEqual({ points: 5, total: 5 })
	const now = new Date(server.deps.clock().getTime() + DAY)
	expect(await share(me, 'share_post', { now })).toEqual({ points: 5, total: 55 })
	expect([kept.length, kept.at(-1)]).toEqual([14, { points: 5, total: 55 }])
	const [row] = await server.db
		.select()
		.from(activityPoint)
		.where(eq(activityPoint.accountId, other.accountId))
	expect(row).toEqual({
		accountId: other.accountId,
		activity: 'share_post',
		subjectId: '',
		day: indianDay(server.deps.clock()),
		points: 5,
		createdAt: server.deps.clock(),
	})
	await expect(
		share(me, 'share_post', { subjectId: await addResource(server.db), now }),
	).rejects.toMatchObject({ status: 404, code: 'not-found' })
})
