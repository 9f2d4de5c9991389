import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { quiz, quizAttempt, quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import { idempotency } from '#server/platform/idempotency/idempotency.tables.ts'
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts'
import { callBack as callBackTable } from '#server/school/call-back/call-back.tables.ts'
import { order, orderLine } from '#server/shop/order/order.tables.ts'
import { activityPoint } from '#server/web/share/share.tables.ts'
import { callBack } from '../support/call-back-form.ts'
import { career } from '../support/career-form.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

type Operation = { name: string; url: string; body: object; effects: PgTable[] }

const server = await openFileApp()
let token: string
const operations: Operation[] = []

beforeAll(async () => {
	token = await server.signIn('once@example.org')
	const free = await addResource(server.db, { price: 0 })
	const [asked] = await server.db
		.insert(quiz)
		.values({
			slug: 'tens',
			title: 'Tens',
			summary: 'Tens.',
			subject: 'mathematics',
			minutes: 5,
			publishedAt: server.deps.clock(),
		})
		.returning()
	const [question] = await server.db
		.insert(quizQuestion)
		.values({
			quizId: asked!.id,
			prompt: '7 + 3',
			options: ['9', '10'],
			key: { right: [1] },
			position: 0,
		})
		.returning()
	operations.push(
		{
			name: 'call-back',
			url: '/v1/sheet-storage',
			body: { data: callBack },
			effects: [callBackTable],
		},
		{ name: 'career', url: '/v1/user/career-intrest', body: career, effects: [formSubmission] },
		{
			name: 'quiz',
			url: '/v1/quizzes/tens/attempts',
			body: { answers: [{ question_id: question!.id, answer: '1' }] },
			effects: [quizAttempt],
		},
		{
			name: 'share',
			url: '/v1/vidya-points/user-activity-points',
			body: { activity: 'share_resource' },
			effects: [activityPoint],
		},
		{
			name: 'free',
			url: '/v1/user/purchase-free',
			body: { webinar_id: [free], expected_total: 0, mobile: '+919822012345' },
			effects: [order, enrolment],
		},
	)
})

const send = ({ name, url, body }: Operation) =>
	server.call('POST', url, { token, body, headers: { 'idempotency-key': `once-${name}` } })
const effectsOf = ({ effects }: Operation) =>
	Promise.all(effects.map((table) => server.db.$count(table)))

/** Runs SQL before each change of a row, until it is undone. */
const beforeEvery = async (change: 'insert' | 'update', table: string, body: string) => {
	await server.db.execute(
		sql.raw(
			`CREATE FUNCTION disturb() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NEW; END $$`,
		),
	)
	await server.db.execute(
		sql.raw(
			`CREATE TRIGGER disturb BEFORE ${change} ON ${table} FOR EACH ROW EXECUTE FUNCTION disturb()`,
		),
	)
	return () => server.db.execute(sql.raw('DROP FUNCTION disturb CASCADE'))
}

beforeEach(async () => {
	for (const table of [
		idempotency,
		formSubmission,
		callBackTable,
		quizAttempt,
		activityPoint,
		enrolment,
	])
		await server.db.delete(table)
	await server.db.execute(sql`DROP FUNCTION IF EXISTS disturb CASCADE`)
	await server.db.delete(orderLine)
	await server.db.delete(order)
})

test('A2 what could be done twice is undone when its answer cannot be kept, and done once by the repeat', async () => {
	expect(operations).toHaveLength(5)
	for (const operation of operations) {
		const before = await effectsOf(operation)
		const undo = await beforeEvery('update', 'idempotency', `RAISE EXCEPTION 'no room';`)
		expect([operation.name, (await send(operation)).status]).toEqual([operation.name, 500])
		expect([operation.name, await effectsOf(operation)]).toEqual([operation.name, before])
		await undo()
		const done = await send(operation)
		expect([operation.name, done.status]).toEqual([operation.name, 200])
		expect((await send(operation)).body).toEqual(done.body)
		expect(await effectsOf(operation)).toEqual(before.map((rows) => rows + 1))
	}
})

test('A2 a request that another process has taken over does nothing', async () => {
	const undo = await beforeEvery(
		'insert',
		'call_back',
		'UPDATE idempotency SET claim = gen_random_uuid();',
	)
	const [first] = operations
	const taken = await send(first!)
	expect([taken.status, (taken.body as { code: string }).code]).toEqual([
		409,
		'request-in-progress',
	])
	expect(await effectsOf(first!)).toEqual([0])
	await undo()
})

test('A2 a key whose answer was committed is not freed when the answer to the commit is lost', async () => {
	const request = { method: 'POST', url: '/v1/sheet-storage', body: {} }
	const answer = { status: 200, body: { ok: true } }
	let runs = 0
	const attempt = () =>
		withIdempotency(server.deps, request, { owner: 'visitor', key: 'committed' }, async (keep) => {
			runs += 1
			await server.db.transaction((tx) => keep(tx, answer))
			throw new Error('connection lost')
		})
	await expect(attempt()).rejects.toThrow('connection lost')
	expect([await attempt(), runs]).toEqual([answer, 1])
})
