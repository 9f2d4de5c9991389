import { readFileSync } from 'node:fs'
import { getTableName } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { quiz, quizAttempt } from '#server/learning/quiz/quiz.tables.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { forgetOldRows, retention } from '#server/people/privacy/retention.store.ts'
import { pushToken } from '#server/people/push/push.tables.ts'
import { accessToken, loginLink, session } from '#server/people/session/session.tables.ts'
import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import { idempotency } from '#server/platform/idempotency/idempotency.tables.ts'
import { rateLimit } from '#server/platform/limits/limit.tables.ts'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { sandboxRecord } from '#server/sandbox/sandbox.tables.ts'
import { callBack } from '#server/school/call-back/call-back.tables.ts'
import { analyticsEvent } from '#server/web/analytics/analytics.tables.ts'
import { forgottenBefore } from '#server/web/journey/journey.rules.ts'
import { activityPoint } from '#server/web/share/share.tables.ts'
import { openBuyer } from '../../support/buyer.ts'
import { callBack as wish } from '../../support/call-back-form.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const server = await openFileApp()
beforeEach(async () => {
	for (const { table } of retention) await server.db.delete(table)
})

const DAY_MS = 86_400_000

test('7 docs/operations.md says how long rows are kept', () => {
	const text = readFileSync('docs/operations.md', 'utf8').split('## How long rows are kept')[1]!
	const written = [...text.matchAll(/^\| ([a-z_ ]+) \| (\d+) \|/gm)].map(([, rows, days]) => [
		rows,
		Number(days),
	])
	const now = new Date('2026-11-20T00:00:00Z')
	const journeys = (now.getTime() - forgottenBefore(now).getTime()) / DAY_MS
	expect(written).toEqual([
		...retention.map(({ rows, days }) => [rows, days]),
		['journey', journeys],
	])
	expect(retention.map(({ rows, table }) => rows.split(' ')[0] === getTableName(table))).toEqual(
		retention.map(() => true),
	)
})

test('7 rows are deleted when their time is over, more than a portion of them, and no earlier', async () => {
	await server.signIn('kept@example.org')
	const createdAt = server.deps.clock()
	await server.db.insert(idempotency).values(
		Array.from({ length: 1500 }, (_, n) => ({
			owner: 'visitor',
			key: `key-${n}`,
			requestHash: 'x',
			claim: '0197a000-0000-7000-8000-000000000001',
			leaseUntil: createdAt,
			createdAt,
		})),
	)
	const counts = async () => ({
		keys: await server.db.$count(idempotency),
		limits: await server.db.$count(rateLimit),
		links: await server.db.$count(loginLink),
		sessions: await server.db.$count(session),
		mails: await server.db.$count(mail),
	})
	const forget = () => forgetOldRows(server.db, server.deps.clock())
	const all = { keys: 1500, limits: 3, links: 1, sessions: 1, mails: 1 }
	expect([await forget(), await counts()]).toEqual([0, all])
	server.advance(DAY_MS + 1)
	expect(await forget()).toBe(1504)
	expect(await counts()).toEqual({ ...all, keys: 0, limits: 0 })
	server.advance(7 * DAY_MS)
	await forget()
	expect(await counts()).toEqual({ keys: 0, limits: 0, links: 0, sessions: 1, mails: 0 })
	server.advance(28 * DAY_MS)
	await forget()
	expect((await counts()).sessions).toBe(1)
	server.advance(DAY_MS)
	await forget()
	expect((await counts()).sessions).toBe(0)
})

test('7 of every table the rows that are older than its period go, and those of its last moment stay', async () => {
	const { accountId } = await openBuyer(server)
	const now = server.deps.clock()
	const ago = (days: number, ms = 0) => new Date(now.getTime() - days * DAY_MS - ms)
	const [asked] = await server.db
		.insert(quiz)
		.values({
			slug: 'kept',
			title: 'Kept',
			summary: 'Kept.',
			subject: 'Art',
			minutes: 5,
			publishedAt: now,
		})
		.returning()
	const [known] = await server.db.select().from(session)
	/** Writes one row of each table that became so old. */
	const write = async (name: string, ms: number) => {
		const at = (days: number) => ({ createdAt: ago(days, ms) })
		const { db } = server
		const attempt = { quizId: asked!.id, score: 1, total: 1 }
		await db.insert(sandboxRecord).values({ id: name, kind: 'payment', body: { name }, ...at(90) })
		await db.insert(notification).values({
			accountId,
			message: name,
			route: '/',
			taskId: accountId,
			...at(365),
		})
		await db.insert(analyticsEvent).values({ name, properties: {}, ...at(395) })
		await db.insert(formSubmission).values({ kind: 'wizard', data: { name }, ...at(730) })
		await db.insert(callBack).values({ ...wish, fullName: name, ...at(730), updatedAt: now })
		await db.insert(activityPoint).values({
			accountId,
			activity: 'share_post',
			subjectId: name,
			day: '2025-01-01',
			points: 5,
			...at(365),
		})
		await db.insert(pushToken).values({ token: name, accountId, seenAt: ago(270, ms) })
		await db.insert(quizAttempt).values({ ...attempt, ...at(90) })
		await db.insert(quizAttempt).values({ ...attempt, accountId, ...at(90) })
		await db.insert(accessToken).values({
			tokenHash: name,
			sessionId: known!.id,
			accountId,
			expiresAt: ago(0, ms),
		})
	}
	await write('young', 0)
	const young = await forgetOldRows(server.db, now)
	await write('old', 1)
	expect([young, await forgetOldRows(server.db, now)]).toEqual([0, 9])
	const names = async () => [
		...(await server.db.select().from(sandboxRecord)).map(({ id }) => id),
		...(await server.db.select().from(notification)).map(({ message }) => message),
		...(await server.db.select().from(analyticsEvent)).map(({ name }) => name),
		...(await server.db.select().from(formSubmission)).map(({ data }) => data.name),
		...(await server.db.select().from(callBack)).map(({ fullName }) => fullName),
		...(await server.db.select().from(activityPoint)).map(({ subjectId }) => subjectId),
		...(await server.db.select().from(pushToken)).map(({ token }) => token),
		...(await server.db.select().from(accessToken))
			.map(({ tokenHash }) => tokenHash)
			.filter((hash) => ['young', 'old'].includes(hash)),
	]
	expect(await names()).toEqual(Array(8).fill('young'))
	const attempts = await server.db.select().from(quizAttempt)
	expect(attempts.map((row) => row.accountId).sort()).toEqual([accountId, accountId, null])
})
