import { eq } from 'drizzle-orm'
import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { schoolSession } from '#server/school/school-hours/school-hours.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addHours, addSchool, contactOf, somebodyOf } from '../support/school/school-people.ts'

const server = await openFileApp()

type Person = Awaited<ReturnType<typeof somebodyOf>>
type Hours = {
	totals: Record<string, unknown>
	teachers: { total: number; data: { id: string; name: string; counted: number }[] }
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code,
]
const hoursOf = async (who: Person, query = '') =>
	(await who.call('GET', `/v1/school/hours${query}`)).body as never as Hours
const namesOf = ({ teachers }: Hours) => teachers.data.map(({ name }) => name)

/** A school with its point of contact and teachers of these names. */
const openSchool = async (...names: string[]) => {
	const id = await addSchool(server)
	const poc = await contactOf(server, id)
	const teachers: Person[] = []
	for (const displayName of names) teachers.push(await somebodyOf(server, id, { displayName }))
	return { id, poc, teachers }
}
const session = (attendees: string[], some: object = {}) => ({
	...{ is_new: true, title: ' Reading across subjects ', held_on: '2026-11-14', hours: '2.5' },
	...{ standard: 'growth', trainer: 'Sister Mary', attendees, ...some },
})
const keep = (who: Person, id: string, body: object) =>
	who.call('PUT', `/v1/school/sessions/${id}`, body)
const schoolHours = async (who: Person) => (await who.record()).sums.school

test('HRS-03 each teacher is compared with the hours of the year: each kind and standard counts up to its goal, and teachers who are behind today are listed', async () => {
	const { poc, teachers } = await openSchool('Zoya Khan', 'Arun Rao', 'Meena Iyer')
	const [zoya, arun, meena] = teachers as [Person, Person, Person]
	// 40 hours by the board count as 25; 20 in school of one standard of 14 count as 14 of it.
	await addHours(server, zoya.accountId, { minutes: 2400 })
	await addHours(server, zoya.accountId, { minutes: 1200, kind: 'school', standard: 'growth' })
	await addHours(server, arun.accountId, { minutes: 600, completedOn: '2026-04-01' })
	await addHours(server, arun.accountId, { minutes: 900, completedOn: '2026-03-31' })
	const { body } = await poc.call('GET', '/v1/school/hours')
	const goals = { all: 3000, board: 1500, school: 1500, values: 720, practice: 1440, growth: 840 }
	const none = { all: 0, board: 0, school: 0, values: 0, practice: 0, growth: 0 }
	expect(server.deps.clock().toISOString().slice(0, 10)).toBe('2026-11-20')
	// 233 of 365 days have passed: 3000 × 233 / 365.
	expect(body).toEqual({
		year: 2026,
		years: [2026, 2025],
		goals,
		expected: 1915,
		totals: {
			...{ teachers: 3, behind: 2, reached: 0, remindable: 2 },
			sums: { all: 4200, board: 3000, school: 1200, values: 0, practice: 3000, growth: 1200 },
		},
		teachers: {
			total: 3,
			data: [
				{
					...{ id: meena.accountId, name: 'Meena Iyer', sums: none, counted: 0, is_behind: true },
					...{ last_on: null, reminded_at: null },
				},
				{
					...{ id: arun.accountId, name: 'Arun Rao', counted: 600, is_behind: true },
					sums: { ...none, all: 600, board: 600, practice: 600 },
					...{ last_on: '2026-04-01', reminded_at: null },
				},
				{
					...{ id: zoya.accountId, name: 'Zoya Khan', counted: 2280, is_behind: false },
					sums: { ...none, all: 3600, board: 2400, school: 1200, practice: 2400, growth: 1200 },
					...{ last_on: '2026-11-02', reminded_at: null },
				},
			],
		},
	})
	expect(namesOf(await hoursOf(poc, '?sort=hours'))).toEqual([
		'Zoya Khan',
		'Arun Rao',
		'Meena Iyer',
	])
	expect(namesOf(await hoursOf(poc, '?sort=name'))).toEqual(['Arun Rao', 'Meena Iyer', 'Zoya Khan'])
	expect(namesOf(await hoursOf(poc, '?filter=behind&sort=name'))).toEqual([
		'Arun Rao',
		'Meena Iyer',
	])
	expect(namesOf(await hoursOf(poc, '?filter=reached'))).toEqual([])
	expect(namesOf(await hoursOf(poc, '?search=%20een'))).toEqual(['Meena Iyer'])
	expect(namesOf(await hoursOf(poc, '?search=%25'))).toEqual([])
	const second = await hoursOf(poc, '?limit=1&offset=1')
	expect([second.teachers.total, namesOf(second)]).toEqual([3, ['Arun Rao']])
	const before = await hoursOf(poc, '?year=2025')
	expect([before.totals, namesOf(before)]).toEqual([
		{
			...{ teachers: 3, behind: 3, reached: 0, remindable: 0 },
			sums: { ...none, all: 900, board: 900, practice: 900 },
		},
		['Meena Iyer', 'Zoya Khan', 'Arun Rao'],
	])
	expect((await hoursOf(poc, '?year=2027')).totals.behind).toBe(0)
})

test('HRS-03 fifty hours of one kind count as twenty-five; the goal is reached with both; a teacher with the hours expected today is not behind', async () => {
	const { poc, teachers } = await openSchool('Board', 'Even', 'Less', 'Whole')
	const [board, even, less, whole] = teachers as [Person, Person, Person, Person]
	const goals = [
		['values', 720],
		['practice', 1440],
		['growth', 840],
	] as const
	for (const [standard, minutes] of goals) {
		await addHours(server, board.accountId, { minutes, standard })
		for (const kind of ['board', 'school'] as const)
			await addHours(server, whole.accountId, { minutes: minutes / 2, standard, kind })
	}
	for (const [{ accountId }, missing] of [
		[even, 0],
		[less, 1],
	] as const) {
		await addHours(server, accountId, { minutes: 1200, standard: 'practice' })
		await addHours(server, accountId, {
			minutes: 715 - missing,
			standard: 'growth',
			kind: 'school',
		})
	}
	const { totals, teachers: found } = await hoursOf(poc, '?sort=name')
	expect(totals).toMatchObject({ teachers: 4, behind: 2, reached: 1, remindable: 2 })
	expect(found.data).toMatchObject([
		{ name: 'Board', counted: 1500, is_behind: true },
		{ name: 'Even', counted: 1915, is_behind: false },
		{ name: 'Less', counted: 1914, is_behind: true },
		{ name: 'Whole', counted: 3000, is_behind: false },
	])
	expect(namesOf(await hoursOf(poc, '?filter=reached'))).toEqual(['Whole'])
})

test('HRS-03 HRS-01 a session counts its hours once for each who was there, however often it is sent; a correction gives and takes them, a removal takes them back', async () => {
	const { poc, teachers } = await openSchool('A', 'B', 'C')
	const [a, b, c] = teachers as [Person, Person, Person]
	const id = v4()
	const first = session([a.accountId, b.accountId, a.accountId.toUpperCase()])
	expect(await keep(poc, id, first)).toMatchObject({ status: 200, body: { id } })
	await Promise.all([keep(poc, id, first), keep(poc, id, first), keep(poc, id, first)])
	expect(await Promise.all([a, b, c].map(schoolHours))).toEqual([150, 150, 0])
	expect((await a.record()).entries).toMatchObject([
		{
			...{ source: 'session', title: 'Reading across subjects', provider: 'Modern School' },
			...{ completed_on: '2026-11-14', minutes: 150, kind: 'school', standard: 'growth' },
			...{ points: 0, path: null, has_proof: false },
		},
	])
	const changed = session([b.accountId, c.accountId], {
		is_new: false,
		hours: '4',
		title: 'Phonics',
	})
	expect((await keep(poc, id, changed)).status).toBe(200)
	expect(await Promise.all([a, b, c].map(schoolHours))).toEqual([0, 240, 240])
	const answer = {
		...{ id, title: 'Phonics', held_on: '2026-11-14', minutes: 240, standard: 'growth' },
		...{ trainer: 'Sister Mary', attendees: 2 },
	}
	expect((await poc.call('GET', '/v1/school/sessions')).body).toEqual({ total: 1, data: [answer] })
	expect((await poc.call('GET', '/v1/school/sessions?year=2025')).body).toEqual({
		total: 0,
		data: [],
	})
	expect((await poc.call('GET', `/v1/school/sessions/${id}`)).body).toEqual({
		session: answer,
		attendees: [
			{ id: b.accountId, name: 'B' },
			{ id: c.accountId, name: 'C' },
		],
	})
	expect((await poc.call('DELETE', `/v1/school/sessions/${id}`)).status).toBe(204)
	expect((await poc.call('DELETE', `/v1/school/sessions/${id}`)).status).toBe(204)
	expect(await Promise.all([a, b, c].map(schoolHours))).toEqual([0, 0, 0])
	expect(codeOf(await keep(poc, id, changed))).toEqual([404, 'not-found'])
	expect(await server.db.$count(schoolSession, eq(schoolSession.id, id))).toBe(0)
})

test('HRS-03 a teacher who has left keeps the hours and stays in the list of a session that is corrected', async () => {
	const { poc, teachers } = await openSchool('A', 'B')
	const [a, b] = teachers as [Person, Person]
	const id = v4()
	await keep(poc, id, session([a.accountId, b.accountId]))
	await server.db.update(account).set({ schoolId: null }).where(eq(account.id, a.accountId))
	expect((await hoursOf(poc)).teachers.data.map(({ name }) => name)).toEqual(['B'])
	const same = session([a.accountId, b.accountId], { is_new: false, hours: '1' })
	expect((await keep(poc, id, same)).status).toBe(200)
	expect(await schoolHours(a)).toBe(60)
	expect((await keep(poc, id, session([b.accountId], { is_new: false }))).status).toBe(200)
	expect(codeOf(await keep(poc, id, same))).toEqual([409, 'attendee-unknown'])
	expect([await schoolHours(a), await schoolHours(b)]).toEqual([0, 150])
})

test('HRS-03 what is wrong with a session is refused whole: fields, a day to come, people of another school', async () => {
	const { poc, teachers } = await openSchool('A')
	const other = await openSchool('X')
	const [a] = teachers as [Person]
	const id = v4()
	const refused = async (some: object, attendees = [a.accountId]) => {
		const answer = await keep(poc, id, session(attendees, some))
		return [...codeOf(answer), (answer.body as { detail?: string }).detail]
	}
	const invalid = (detail: string) => [409, 'session-invalid', detail]
	expect(await refused({ title: ' ' })).toEqual(invalid('title: required'))
	expect(await refused({ trainer: '' })).toEqual(invalid('trainer: required'))
	expect(await refused({ held_on: '2026-11-21' })).toEqual(invalid('heldOn: future'))
	expect(await refused({ held_on: '2022-03-31' })).toEqual(invalid('heldOn: early'))
	expect(await refused({ held_on: '2026-02-30' })).toEqual(invalid('heldOn: date'))
	expect(await refused({ hours: '0' })).toEqual(invalid('hours: hours'))
	expect(await refused({}, [])).toEqual(invalid('attending: required'))
	expect((await refused({ standard: 'none' })).slice(0, 2)).toEqual([400, 'invalid-request'])
	const unknown = [409, 'attendee-unknown', 'attendee-unknown']
	expect(await refused({}, [a.accountId, other.teachers[0]!.accountId])).toEqual(unknown)
	expect(await refused({}, [poc.accountId])).toEqual(unknown)
	expect(await refused({}, [v4()])).toEqual(unknown)
	expect(await server.db.$count(schoolSession, eq(schoolSession.id, id))).toBe(0)
	expect(await server.db.$count(trainingEntry, eq(trainingEntry.sessionId, id))).toBe(0)
})

test('HRS-03 ROL-03 nobody sees or changes hours and sessions of another school, and only points of contact see their own', async () => {
	const ours = await openSchool('A')
	const theirs = await openSchool('X')
	const [a] = ours.teachers as [Person]
	const id = v4()
	await keep(ours.poc, id, session([a.accountId]))
	const second = await contactOf(server, ours.id, 'additional_main_poc')
	expect(namesOf(await hoursOf(second))).toEqual(['A'])
	expect(namesOf(await hoursOf(theirs.poc))).toEqual(['X'])
	expect((await theirs.poc.call('GET', '/v1/school/teacher-names')).body).toEqual({
		total: 1,
		data: [{ id: theirs.teachers[0]!.accountId, name: 'X' }],
	})
	expect((await theirs.poc.call('GET', '/v1/school/sessions')).body).toEqual({ total: 0, data: [] })
	const missing = [404, 'not-found']
	expect(codeOf(await theirs.poc.call('GET', `/v1/school/sessions/${id}`))).toEqual(missing)
	const mine = [theirs.teachers[0]!.accountId]
	expect(codeOf(await keep(theirs.poc, id, session(mine)))).toEqual(missing)
	expect(codeOf(await keep(theirs.poc, id, session(mine, { is_new: false })))).toEqual(missing)
	expect((await theirs.poc.call('DELETE', `/v1/school/sessions/${id}`)).status).toBe(204)
	expect(await schoolHours(a)).toBe(150)
	const calls = [
		['GET', 'hours'],
		['POST', 'hours/reminders'],
		['GET', 'teachers'],
		['GET', 'sessions'],
		['GET', `sessions/${id}`],
		['DELETE', `sessions/${id}`],
		['GET', 'usage'],
		['GET', 'overview'],
		['GET', 'curriculum'],
		['GET', 'curriculum/subject?subject=Art'],
	] as const
	const lost = await contactOf(server, null)
	for (const [method, path] of calls)
		for (const who of [a, lost])
			expect([path, ...codeOf(await who.call(method, `/v1/school/${path}`))]).toEqual([
				path,
				403,
				'forbidden',
			])
	expect(codeOf(await keep(a, v4(), session([a.accountId])))).toEqual([403, 'forbidden'])
	expect(await schoolHours(a)).toBe(150)
})

test('24.2 HRS-03 the names of a school are read page by page, everybody once', async () => {
	const { poc } = await openSchool('Dev', 'asha', 'Bina', 'Chand', 'Esha')
	const read = async (query: string) => {
		const { body } = await poc.call('GET', `/v1/school/teacher-names?${query}`)
		const { total, data } = body as never as { total: number; data: { name: string }[] }
		return [total, ...data.map(({ name }) => name)]
	}
	expect(await read('limit=2')).toEqual([5, 'asha', 'Bina'])
	expect(await read('limit=2&offset=2')).toEqual([5, 'Chand', 'Dev'])
	expect(await read('limit=2&offset=4')).toEqual([5, 'Esha'])
	expect(codeOf(await poc.call('GET', '/v1/school/teacher-names?limit=501'))).toEqual([
		400,
		'invalid-request',
	])
})
