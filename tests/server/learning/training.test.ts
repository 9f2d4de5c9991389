import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import { quiz, quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { storedFile } from '#server/platform/storage/stored-file.tables.ts'
import { cookieOf, openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

type Learner = Awaited<ReturnType<typeof openLearner>>

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const pdf = Buffer.from('%PDF-1.7 proof')
const right = {
	title: 'NEP 2020 in the classroom',
	provider: 'DIET Pune',
	completed_on: '2026-11-19',
	hours: '2.5',
	kind: 'board',
	standard: 'values',
}

/** Sends a training elsewhere as a browser's form. */
const keep = (
	who: Learner,
	some: { id?: string; fields?: object; file?: Buffer | null; name?: string } = {},
) => {
	const { id = v4(), fields = {}, file = pdf, name = 'proof.pdf' } = some
	const parts = Object.entries({ ...right, ...fields }).map(
		([field, value]) =>
			`--b\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
	)
	const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
	const body = Buffer.concat([
		Buffer.from(parts.join('')),
		...(file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []),
		Buffer.from('--b--\r\n'),
	])
	return server.call('PUT', `/v1/training/outside/${id}`, {
		token: who.token,
		body,
		headers: { 'content-type': 'multipart/form-data; boundary=b' },
	})
}
const fileOf = async (who: Learner | null, url: string) =>
	server.app.inject({
		method: 'GET',
		url,
		headers: { cookie: who ? await cookieOf(server, who) : '' },
	})
const filesOf = async ({ accountId }: Learner) =>
	(await server.db.select({ key: storedFile.key }).from(storedFile)).filter(({ key }) =>
		key.startsWith(accountId),
	).length

const counted = {
	trainingMinutes: 120,
	trainingKind: 'board',
	trainingStandard: 'growth',
	title: 'Calm Mornings',
} as const

test('HRS-01 the last lesson counts the hours of a resource once, with its kind and standard, as they were on that day', async () => {
	const me = await openLearner(server)
	const { id, lessons } = await me.enrol(counted)
	await me.mark(id, lessons[0]!)
	expect((await me.record()).entries).toEqual([])
	await me.mark(id, lessons[1]!)
	const entry = {
		id: expect.any(String),
		source: 'resource',
		title: 'Calm Mornings',
		provider: 'Vidya',
		completed_on: '2026-11-20',
		minutes: 120,
		kind: 'board',
		standard: 'growth',
		points: 0,
		path: expect.stringMatching(/^\/courses\/Resource-/),
		has_proof: false,
	}
	expect(await me.record()).toEqual({
		year: 2026,
		years: [2026],
		goals: { all: 3000, board: 1500, school: 1500, values: 720, practice: 1440, growth: 840 },
		sums: { all: 120, board: 120, school: 0, values: 0, practice: 0, growth: 120 },
		total: 1,
		entries: [entry],
	})
	await me.mark(id, lessons[1]!, false)
	await me.mark(id, lessons[1]!)
	await me.mark(id, lessons[0]!)
	expect((await me.record()).entries).toEqual([entry])
	expect((await (await openLearner(server)).record()).entries).toEqual([])
})

test('HRS-01 two tabs that mark the last two lessons concurrently count once', async () => {
	const me = await openLearner(server)
	const { id, lessons } = await me.enrol({ ...counted, resourceType: 'micro' }, 4)
	await Promise.all([...lessons, ...lessons].map((lessonId) => me.mark(id, lessonId)))
	expect((await me.record()).entries).toHaveLength(1)
	expect(await me.points()).toBe(5)
})

test('HRS-01 HDR-12 completing a micro resource gives 5 points once, a medium one 15, another none', async () => {
	const me = await openLearner(server)
	const { id, lessons } = await me.complete({ resourceType: 'micro' })
	expect(await me.points()).toBe(5)
	await me.mark(id, lessons[0]!, false)
	await me.mark(id, lessons[0]!)
	expect(await me.points()).toBe(5)
	await me.complete({ resourceType: 'medium' })
	await me.complete({ resourceType: 'standard' })
	expect(await me.points()).toBe(20)
	expect((await me.record()).entries.map(({ points }) => points).sort()).toEqual([0, 15, 5])
})

test('HRS-01 a quiz counts once for who is signed in and answers enough of it rightly', async () => {
	const me = await openLearner(server)
	const [row] = await server.db
		.insert(quiz)
		.values({
			slug: 'fractions-quiz',
			title: 'Fractions',
			summary: 'Ten minutes.',
			subject: 'Mathematics',
			minutes: 10,
			publishedAt: new Date('2026-01-01'),
		})
		.returning()
	const questions = await server.db
		.insert(quizQuestion)
		.values(
			[0, 1, 2, 3, 4].map((position) => ({
				quizId: row!.id,
				prompt: `Question ${position}`,
				options: ['right', 'wrong'],
				key: { right: [0] },
				position,
			})),
		)
		.returning()
	const answer = (right: number) =>
		me.call('POST', '/v1/quizzes/fractions-quiz/attempts', {
			answers: questions.map(({ id }, i) => ({ question_id: id, answer: i < right ? '0' : '1' })),
		})
	await answer(3)
	expect((await me.record()).entries).toEqual([])
	await answer(4)
	await answer(5)
	expect((await me.record()).entries).toMatchObject([
		{ source: 'quiz', title: 'Fractions', minutes: 10, path: '/quiz/fractions-quiz' },
	])
	const visitor = await server.call('POST', '/v1/quizzes/fractions-quiz/attempts', {
		body: { answers: questions.map(({ id }) => ({ question_id: id, answer: '0' })) },
	})
	expect(visitor.status).toBe(200)
})

test('HRS-02 a training elsewhere is added with its proof, sent twice kept once, changed and removed', async () => {
	const me = await openLearner(server)
	const id = v4()
	expect(await keep(me, { id })).toMatchObject({ status: 200, body: { id } })
	expect((await keep(me, { id })).status).toBe(200)
	const { entries, sums } = await me.record()
	expect(entries).toEqual([
		{
			id,
			source: 'outside',
			...{ title: right.title, provider: right.provider, completed_on: '2026-11-19' },
			...{ minutes: 150, kind: 'board', standard: 'values', points: 0 },
			path: null,
			has_proof: true,
		},
	])
	expect(sums).toEqual({ all: 150, board: 150, school: 0, values: 150, practice: 0, growth: 0 })
	expect(await filesOf(me)).toBe(1)
	const changed = await keep(me, { id, fields: { hours: '4', kind: 'school' }, file: null })
	expect(changed.status).toBe(200)
	expect((await me.record()).sums).toMatchObject({ all: 240, board: 0, school: 240 })
	const proof = await fileOf(me, `/profile/hours/proof/${id}`)
	expect([proof.statusCode, proof.rawPayload.equals(pdf)]).toEqual([200, true])
	expect(proof.headers).toMatchObject({
		'content-type': 'application/pdf',
		'content-disposition': `attachment; filename="proof-${id}.pdf"`,
		'cache-control': 'private, no-store',
		'x-content-type-options': 'nosniff',
	})
	for (let times = 0; times < 2; times += 1)
		expect((await me.call('DELETE', `/v1/training/outside/${id}`)).status).toBe(204)
	expect((await me.record()).entries).toEqual([])
	expect(await filesOf(me)).toBe(0)
})

test('HRS-02 what is wrong, without a proof, too early or too late is refused, and nothing is kept', async () => {
	const me = await openLearner(server)
	for (const [detail, fields] of [
		['title: required', { title: '   ' }],
		['completedOn: future', { completed_on: '2026-11-21' }],
		['completedOn: early', { completed_on: '2022-03-31' }],
		['completedOn: date', { completed_on: '2026-02-30' }],
		['hours: hours', { hours: '50.5' }],
	] as const)
		expect(await keep(me, { fields })).toMatchObject({
			status: 409,
			body: { code: 'training-invalid', detail },
		})
	expect(await keep(me, { file: null })).toMatchObject({
		status: 409,
		body: { detail: 'proof: required' },
	})
	expect((await keep(me, { fields: { title: 'x'.repeat(201) } })).status).toBe(400)
	expect((await keep(me, { fields: { kind: 'other' } })).status).toBe(400)
	const text = { file: Buffer.from('not a picture'), name: 'proof.png' }
	expect(await keep(me, text)).toMatchObject({ status: 415, body: { code: 'file-type-refused' } })
	const large = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])
	expect(await keep(me, { file: large })).toMatchObject({
		status: 413,
		body: { code: 'too-large' },
	})
	expect([(await me.record()).entries, await filesOf(me)]).toEqual([[], 0])
})

test('HRS-02 nobody reads, changes or removes what somebody else added, nor a proof at the address of a picture', async () => {
	const [me, other] = [await openLearner(server), await openLearner(server)]
	const id = v4()
	await keep(me, { id, file: png })
	expect((await keep(other, { id, fields: { title: 'Mine now' } })).status).toBe(404)
	expect((await other.call('DELETE', `/v1/training/outside/${id}`)).status).toBe(204)
	expect((await me.record()).entries).toMatchObject([{ id, title: right.title }])
	expect(await filesOf(other)).toBe(0)
	for (const who of [other, null]) {
		const answer = await fileOf(who, `/profile/hours/proof/${id}`)
		expect([answer.statusCode, answer.headers.location]).toEqual([303, '/profile/hours'])
	}
	const [file] = (await server.db.select().from(storedFile)).filter(({ key }) =>
		key.startsWith(me.accountId),
	)
	expect((await server.app.inject(`/uploads/${file!.key}`)).statusCode).toBe(404)
})

test('HRS-02 what was completed here is not changed or removed', async () => {
	const me = await openLearner(server)
	await me.complete(counted)
	const [entry] = (await me.record()).entries
	const id = String(entry!.id)
	expect((await keep(me, { id })).status).toBe(404)
	await me.call('DELETE', `/v1/training/outside/${id}`)
	expect((await me.record()).entries).toEqual([entry])
})

test('HRS-01 HRS-02 each school year has its own record, from the first of April to the last of March', async () => {
	const me = await openLearner(server)
	for (const completed_on of ['2026-04-01', '2026-03-31', '2025-04-01', '2025-03-31'])
		await keep(me, { fields: { completed_on } })
	const days = async (year?: number) => {
		const { years, entries } = await me.record(year)
		return { years, days: entries.map((entry) => entry.completed_on) }
	}
	const years = [2026, 2025, 2024]
	expect(await days()).toEqual({ years, days: ['2026-04-01'] })
	expect(await days(2025)).toEqual({ years, days: ['2026-03-31', '2025-04-01'] })
	expect(await days(2024)).toEqual({ years, days: ['2025-03-31'] })
})

test('HRS-02 the record is a PDF in English and Hindi and a CSV file without formulas, for its owner only', async () => {
	const me = await openLearner(server)
	await server.db
		.update(account)
		.set({ displayName: 'आशा कुलकर्णी' })
		.where(eq(account.id, me.accountId))
	await me.complete(counted)
	await keep(me, { fields: { title: '=HYPERLINK("x")', provider: 'DIET, Pune' } })
	const english = await fileOf(me, '/profile/hours/record.pdf')
	expect(english.headers).toMatchObject({
		'content-type': 'application/pdf',
		'cache-control': 'private, no-store',
		'content-disposition': 'attachment; filename="vidya-training-hours-2026-27.pdf"',
	})
	const { text } = await extractText(new Uint8Array(english.rawPayload), { mergePages: true })
	for (const words of [
		'School year 2026-27',
		'4.5 of 50',
		'2 of 14',
		'Calm Mornings',
		'20/11/2026',
	])
		expect(text).toContain(words)
	const hindi = await fileOf(me, '/profile/hours/record.pdf?language=hi')
	expect(hindi.rawPayload.toString('latin1')).toContain('/Lang (hi)')
	const csv = await fileOf(me, '/profile/hours/record.csv?year=2026')
	expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
	expect(csv.payload).toBe(
		[
			'\ufeffDate,Training,By,Kind,Standard,Hours',
			'2026-11-20,Calm Mornings,Vidya,By CBSE or government bodies,Professional growth,2',
			`2026-11-19,"'=HYPERLINK(""x"")","DIET, Pune",By CBSE or government bodies,Core values and ethics,2.5`,
			'',
		].join('\r\n'),
	)
	const stranger = await fileOf(null, '/profile/hours/record.csv')
	expect([stranger.statusCode, stranger.headers.location]).toEqual([303, '/profile/hours'])
})

test('24.2 HRS-02 a record is read page by page, with the sums of the whole year, and its file holds all of it', async () => {
	const me = await openLearner(server)
	for (const day of ['11', '12', '13'])
		await keep(me, { fields: { completed_on: `2026-11-${day}`, title: `Day ${day}` } })
	const read = async (query: string) => {
		const { body } = await me.call('GET', `/v1/training/record?${query}`)
		const { total, sums, entries } = body as never as {
			total: number
			sums: { all: number }
			entries: { title: string }[]
		}
		return [total, sums.all, ...entries.map(({ title }) => title)]
	}
	expect(await read('limit=2')).toEqual([3, 450, 'Day 13', 'Day 12'])
	expect(await read('limit=2&offset=2')).toEqual([3, 450, 'Day 11'])
	expect(await read('limit=2&year=2025')).toEqual([0, 0])
	await server.db.insert(trainingEntry).values(
		Array.from({ length: 25 }, (_, n) => ({
			...{ accountId: me.accountId, source: 'outside' as const, title: `More ${n}`, minutes: 30 },
			...{ provider: 'DIET', completedOn: '2026-10-01', kind: 'board' as const },
			...{ standard: 'values' as const, createdAt: server.deps.clock() },
		})),
	)
	expect((await me.record()).entries.length).toBe(20)
	const file = await fileOf(me, '/profile/hours/record.csv')
	expect(file.payload.trim().split('\n').length).toBe(1 + 28)
})

test('24.2 HRS-02 a training elsewhere is read by its owner alone, and what was completed here by nobody', async () => {
	const [me, other] = [await openLearner(server), await openLearner(server)]
	const id = v4()
	await keep(me, { id })
	await me.complete(counted)
	const { entries } = await me.record()
	const [own, here] = [entries.find((one) => one.id === id), entries.find((one) => one.id !== id)]
	const read = async (who: Learner, of: unknown) => {
		const { status, body } = await who.call('GET', `/v1/training/outside/${of}`)
		return [status, status === 200 ? body : (body as { code: string }).code]
	}
	expect(await read(me, id)).toEqual([200, own])
	expect(await read(other, id)).toEqual([404, 'not-found'])
	expect(await read(me, here!.id)).toEqual([404, 'not-found'])
})
