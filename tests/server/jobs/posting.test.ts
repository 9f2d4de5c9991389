import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import type { account } from '#server/people/account/account.tables.ts'
import type { openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import * as people from '../support/school/school-people.ts'

const server = await openFileApp()

type Learner = Awaited<ReturnType<typeof openLearner>>

const somebodyOf = (
	schoolId: string | null,
	roles: string[],
	some: Partial<typeof account.$inferInsert> = {},
) => people.somebodyOf(server, schoolId, { roles, ...some })
const addSchool = (name: string) => people.addSchool(server, { name })
const openSchools = async () => {
	const [ours, theirs] = [await addSchool('Modern School'), await addSchool('Other School')]
	return {
		poc: await somebodyOf(ours, ['main_poc']),
		second: await somebodyOf(ours, ['additional_main_poc']),
		teacher: await somebodyOf(ours, ['teacher']),
		foreign: await somebodyOf(theirs, ['main_poc']),
	}
}
const post = {
	revision: 0,
	title: ' Mathematics teacher ',
	summary: 'Classes VI to VIII.',
	duties: ['Teach'],
	requirements: ['B.Ed.'],
	language: 'en',
	subject: 'Mathematics',
	job_type: 'Full Time',
	job_level: 'Primary Teacher',
	city: 'Pune',
	state: 'Maharashtra',
	vacancies: 2,
	experience_years: 1,
	pay_from: 3_000_000,
	pay_to: 4_000_000,
	closes_on: '2026-12-31',
}
type Body = Record<string, unknown> & { code?: string; data?: Record<string, unknown>[] }
const call = async (
	who: Learner,
	method: 'GET' | 'POST' | 'PUT',
	path: string,
	body?: object,
): Promise<[number, Body]> => {
	const answer = await who.call(method, `/v1${path}`, body)
	return [answer.status, answer.body as Body]
}
const save = (who: Learner, id: string, some: object = {}) =>
	call(who, 'PUT', `/school/jobs/${id}`, { ...post, ...some })
const codeOf = async (answer: Promise<[number, Body]>) => {
	const [status, { code }] = await answer
	return [status, code]
}

test('SCH-08 a post is written once, read by everybody, changed and closed; its last day is the Indian one', async () => {
	const { poc, second } = await openSchools()
	const id = v4()
	const [status, written] = await save(poc, id)
	expect([status, written]).toEqual([
		200,
		{
			...post,
			id,
			slug: `mathematics-teacher-${id.slice(-12)}`,
			revision: 1,
			title: 'Mathematics teacher',
			is_open: true,
			withheld: null,
			applications: 0,
			shortlisted: 0,
		},
	])
	expect(await save(poc, id)).toEqual([200, written])
	const open = await call(poc, 'GET', `/jobs/${written.slug}`)
	expect(open).toMatchObject([200, { is_open: true, closes_at: '2026-12-31T18:30:00.000Z' }])
	expect(await save(second, id, { revision: 1, title: 'Physics teacher' })).toMatchObject([
		200,
		{ revision: 2, title: 'Physics teacher', slug: written.slug },
	])
	const stop = await call(second, 'PUT', `/school/jobs/${id}/open`, { open: false })
	expect(stop).toMatchObject([200, { is_open: false }])
	expect(await call(poc, 'GET', `/jobs/${written.slug}`)).toMatchObject([200, { is_open: false }])
	await call(poc, 'PUT', `/school/jobs/${id}/open`, { open: true })
	expect(await call(poc, 'GET', '/school/jobs')).toMatchObject([
		200,
		{ total: 1, data: [{ id, is_open: true, revision: 2 }] },
	])
})

test('SCH-08 of ten points of contact who change one post concurrently one saves it, the others are refused', async () => {
	const { poc, second } = await openSchools()
	const id = v4()
	await save(poc, id)
	const answers = await Promise.all(
		Array.from({ length: 10 }, (_, n) =>
			save(n % 2 ? poc : second, id, { revision: 1, title: `Title ${n}` }),
		),
	)
	expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
	expect(answers.filter(([status]) => status === 409)).toHaveLength(9)
	expect(answers.find(([status]) => status === 409)![1]).toMatchObject({
		code: 'job-changed',
		revision: 2,
	})
})

test('SCH-08 ROL-03 a post that cannot be is refused, and another school’s is not there', async () => {
	const { poc, foreign, teacher } = await openSchools()
	const id = v4()
	for (const bad of [
		{ pay_to: null },
		{ pay_from: 5_000_000 },
		{ closes_on: '2026-11-19' },
		{ closes_on: '2028-01-01' },
		{ vacancies: 0 },
		{ title: ' ' },
	])
		expect(await codeOf(save(poc, id, bad)), JSON.stringify(bad)).toEqual([400, 'invalid-request'])
	await save(poc, id)
	const ask = (who: Learner) =>
		Promise.all([
			codeOf(call(who, 'GET', `/school/jobs/${id}`)),
			codeOf(save(who, id, { revision: 1 })),
			codeOf(call(who, 'PUT', `/school/jobs/${id}/open`, { open: false })),
		])
	expect(await ask(foreign)).toEqual(Array(3).fill([404, 'not-found']))
	expect(await ask(teacher)).toEqual(Array(3).fill([403, 'forbidden']))
	expect(await codeOf(save(foreign, id))).toEqual([404, 'not-found'])
	expect((await call(foreign, 'GET', '/school/jobs'))[1]).toEqual({ total: 0, data: [] })
})

test('SCH-08 who applied is shortlisted or rejected by the own school, told once in their language, and what was withdrawn is left out', async () => {
	const { poc, second, foreign } = await openSchools()
	const id = v4()
	const [, { slug }] = await save(poc, id)
	const applicant = await somebodyOf(null, ['teacher'], { language: 'hi', displayName: 'Asha Rao' })
	const gone = await somebodyOf(null, ['teacher'])
	const apply = async (who: Learner) =>
		(
			await call(who, 'POST', `/jobs/${slug}/applications`, {
				cover_note: 'I teach mathematics with things of daily use.',
			})
		)[1]!.id as string
	const application = await apply(applicant)
	const withdrawn = await apply(gone)
	await call(gone, 'POST', `/user/job-applications/${withdrawn}/withdrawal`)
	expect(await call(poc, 'GET', `/school/applications?job=${id}`)).toMatchObject([
		200,
		{ total: 1, data: [{ id: application, name: 'Asha Rao', status: 'applied', job_id: id }] },
	])
	const settle = (who: Learner, status: string, which = application) =>
		call(who, 'PUT', `/school/applications/${which}/status`, { status })
	expect(await codeOf(settle(foreign, 'rejected'))).toEqual([404, 'not-found'])
	expect(await codeOf(settle(poc, 'shortlisted', withdrawn))).toEqual([404, 'not-found'])
	await Promise.all([settle(poc, 'shortlisted'), settle(second, 'shortlisted')])
	expect(await call(second, 'GET', '/school/applications?status=shortlisted')).toMatchObject([
		200,
		{ total: 1, data: [{ id: application, job_title: 'Mathematics teacher' }] },
	])
	expect((await call(foreign, 'GET', '/school/applications'))[1]).toEqual({ total: 0, data: [] })
	const { body } = await server.call(
		'GET',
		`/dev/mail.json?to=${encodeURIComponent(applicant.email)}`,
	)
	const told = (body as { subject: string }[]).filter(({ subject }) => /Mathematics/.test(subject))
	expect(told.map(({ subject }) => subject)).toEqual([
		'आप चुने गए उम्मीदवारों में हैं: Mathematics teacher',
	])
})
