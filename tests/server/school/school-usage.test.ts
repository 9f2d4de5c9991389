import Papa from 'papaparse'
import { v4 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { cookieOf } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addHours, addSchool, contactOf, somebodyOf } from '../support/school/school-people.ts'

const server = await openFileApp()

type Person = Awaited<ReturnType<typeof somebodyOf>>

const read = async (who: Person, path: string) =>
	(await who.call('GET', `/v1/school/${path}`)).body as never as Record<string, unknown>

/**
 * Creates a school with a teacher who completed a course, one halfway, one without activity, and
 * another school.
 */
const openSchool = async () => {
	const id = await addSchool(server)
	const poc = await contactOf(server, id)
	const [asha, bina, chand] = [
		await somebodyOf(server, id, { displayName: 'Asha' }),
		await somebodyOf(server, id, { displayName: 'Bina' }),
		await somebodyOf(server, id, { displayName: 'Chand' }),
	]
	const course = {
		...{ subject: 'Biology', tags: ['Inquiry', 'Planning'], trainingMinutes: 90 },
		...{ trainingKind: 'board' as const, trainingStandard: 'growth' as const },
	}
	const { resourceId, id: enrolmentId, lessons } = await asha.enrol(course, 2)
	for (const lesson of lessons) await asha.mark(enrolmentId, lesson)
	const [row] = await server.db
		.insert(enrolment)
		.values({
			...{ accountId: bina.accountId, resourceId, source: 'free' },
			createdAt: server.deps.clock(),
		})
		.returning()
	await bina.mark(row!.id, lessons[0]!)
	const stranger = await somebodyOf(server, await addSchool(server), { displayName: 'Stranger' })
	await stranger.complete({ subject: 'Biology' })
	return { poc, asha, bina, chand, resourceId }
}

test('SCH-08 usage tells each teacher’s enrolments, completed lessons, hours and last activity of a period', async () => {
	const { poc, asha, bina, chand } = await openSchool()
	const at = server.deps.clock()
	await addHours(server, chand.accountId, {
		...{ minutes: 60, completedOn: '2026-08-01', createdAt: new Date('2026-08-02T06:00:00Z') },
	})
	const row = (who: Person, name: string, counts: number[], last_at: string | null) => {
		const [enrolments, lessons, minutes] = counts
		return { id: who.accountId, name, enrolments, lessons, minutes, last_at }
	}
	const instant = (text: string | null) => text && new Date(text).toISOString()
	const teachersOf = async (query = '') => {
		const { teachers, ...rest } = (await read(poc, `usage${query}`)) as never as {
			teachers: { total: number; data: { last_at: string | null; name: string }[] }
		}
		const data = teachers.data.map((one) => ({ ...one, last_at: instant(one.last_at) }))
		return { ...rest, teachers: { ...teachers, data } }
	}
	const rows = [
		row(asha, 'Asha', [1, 2, 90], at.toISOString()),
		row(bina, 'Bina', [1, 1, 0], at.toISOString()),
		row(chand, 'Chand', [0, 0, 60], '2026-08-02T06:00:00.000Z'),
	]
	expect(await teachersOf()).toEqual({
		from: '2026-04-01',
		totals: { teachers: 3, active: 3, enrolments: 2, lessons: 3, minutes: 150 },
		teachers: { total: 3, data: rows },
	})
	expect(await teachersOf('?period=month')).toEqual({
		from: '2026-10-22',
		totals: { teachers: 3, active: 2, enrolments: 2, lessons: 3, minutes: 90 },
		teachers: { total: 3, data: [rows[0], rows[1], { ...rows[2]!, minutes: 0 }] },
	})
	expect(await teachersOf('?period=all')).toMatchObject({ from: null })
	const names = async (query: string) =>
		(await teachersOf(query)).teachers.data.map(({ name }) => name)
	expect(await names('?sort=hours')).toEqual(['Asha', 'Chand', 'Bina'])
	expect(await names('?sort=lessons&limit=1')).toEqual(['Asha'])
	expect(await names('?sort=last')).toEqual(['Asha', 'Bina', 'Chand'])
	expect(await names('?search=CHA')).toEqual(['Chand'])
	const { body } = await server.app.inject({
		method: 'GET',
		url: '/profile/teacher-usage-tracking/usage.csv?period=year',
		headers: { cookie: await cookieOf(server, poc) },
	})
	expect(Papa.parse(body.slice(1), { skipEmptyLines: true }).data).toEqual([
		['Teacher', 'Enrolments', 'Lessons completed', 'Hours', 'Last activity'],
		['Asha', '1', '2', '1.5', '2026-11-20'],
		['Bina', '1', '1', '0', '2026-11-20'],
		['Chand', '0', '0', '1', '2026-08-02'],
	])
})

test('SCH-08 the overview counts hours by month and standard, enrolments by type and what was completed, of the own school in that year', async () => {
	const { poc, asha } = await openSchool()
	await addHours(server, asha.accountId, { minutes: 30, completedOn: '2026-04-01' })
	await addHours(server, asha.accountId, { minutes: 600, completedOn: '2026-03-31' })
	await poc.call('PUT', `/v1/school/sessions/${v4()}`, {
		...{ is_new: true, title: 'Phonics', held_on: '2026-11-14', hours: '2' },
		...{ standard: 'values', trainer: 'Mary', attendees: [asha.accountId] },
	})
	const { months, ...rest } = (await read(poc, 'overview')) as { months: { month: string }[] }
	expect(rest).toEqual({
		year: 2026,
		years: [2026, 2025, 2024],
		sums: { all: 240, board: 120, school: 120, values: 120, practice: 30, growth: 90 },
		enrolments: [{ course_type: 'self_paced', count: 2 }],
		figures: {
			teachers: 3,
			learning: 2,
			enrolments: 2,
			completed: 1,
			sessions: 1,
			certificates: 0,
		},
	})
	expect([months.length, months[0], months[7], months[11]]).toEqual([
		12,
		{ month: '2026-04', board: 30, school: 0 },
		{ month: '2026-11', board: 90, school: 120 },
		{ month: '2027-03', board: 0, school: 0 },
	])
	const before = (await read(poc, 'overview?year=2025')) as { sums: { all: number } }
	expect(before.sums.all).toBe(600)
})

test('SCH-08 learning is listed by subject and competency, one subject by resource and section', async () => {
	const { poc, resourceId } = await openSchool()
	const counts = { teachers: 2, enrolments: 2, completed: 1, minutes: 90 }
	expect(await read(poc, 'curriculum')).toEqual({
		year: 2026,
		years: [2026, 2025, 2024],
		subjects: [{ name: 'Biology', ...counts }],
		competencies: [
			{ name: 'Inquiry', ...counts },
			{ name: 'Planning', ...counts },
		],
	})
	expect(await read(poc, 'curriculum/subject?subject=Biology')).toEqual({
		...{ year: 2026, subject: 'Biology', teachers: 3 },
		resources: [
			{
				...{ id: resourceId, title: expect.stringMatching(/^Resource/), enrolled: 2, completed: 1 },
				path: expect.stringMatching(/^\/courses\/Resource-/),
				sections: [{ name: 'One', lessons: 2, completed: 1 }],
			},
		],
	})
	const none = { year: 2025, subject: 'Biology', teachers: 3, resources: [] }
	expect(await read(poc, 'curriculum/subject?subject=Biology&year=2025')).toEqual(none)
})

test('HRS-03 SCH-08 a school of 500 teachers takes as many statements as one of three', async () => {
	const { poc: small } = await openSchool()
	const id = await addSchool(server)
	const large = await contactOf(server, id)
	const createdAt = server.deps.clock()
	const rows = await server.db
		.insert(account)
		.values(
			Array.from({ length: 500 }, (_, n) => ({
				...{ email: `large-${n}@example.org`, displayName: `T ${n}`, schoolId: id, createdAt },
			})),
		)
		.returning({ id: account.id })
	await server.db.insert(trainingEntry).values(
		rows.map(({ id: accountId }, n) => ({
			...{ accountId, source: 'outside' as const, title: 'NEP', provider: 'DIET' },
			...{ completedOn: '2026-11-02', minutes: 60 + n, kind: 'board' as const },
			...{ standard: 'practice' as const, createdAt },
		})),
	)
	const { session } = server.db._
	const spy = vi.spyOn(session, 'prepareQuery')
	const statements = async (who: Person, path: string) => {
		spy.mockClear()
		expect((await who.call('GET', `/v1/school/${path}`)).status).toBe(200)
		return spy.mock.calls.length
	}
	for (const [path, most] of [
		['hours?limit=100', 1],
		['usage?limit=100', 1],
		['overview', 3],
		['curriculum', 2],
		['curriculum/subject?subject=Biology', 2],
		['sessions', 2],
		['teacher-names', 1],
	] as const) {
		const counts = [await statements(small, path), await statements(large, path)]
		expect([path, ...counts]).toEqual([path, most, most])
	}
	spy.mockRestore()
})
