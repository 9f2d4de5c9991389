import { v4 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DeskJob, SchoolJob } from '#openapi/v1.gen.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addSchool, somebodyOf } from '../support/school/school-people.ts'
import { openStaff } from '../support/staff-people.ts'

type Page = { total: number; data: DeskJob[] }

const server = await openFileApp()
let moderator: Awaited<ReturnType<typeof openStaff>>
let poc: Awaited<ReturnType<typeof somebodyOf>>
beforeAll(async () => {
	moderator = await openStaff(server, 'Moderator Rao', ['moderator'])
	const school = await addSchool(server, { name: 'Okapi School' })
	poc = await somebodyOf(server, school, { roles: ['main_poc'] })
})

/** Writes a post of the school. */
const post = async (title: string, closes_on = '2026-12-31') =>
	expectOk<SchoolJob>(
		await poc.call('PUT', `/v1/school/jobs/${v4()}`, {
			...{ revision: 0, title, summary: 'Classes VI to VIII.', duties: [], requirements: [] },
			...{ language: 'en', subject: 'Mathematics', job_type: 'Full Time', city: 'Pune' },
			...{ job_level: 'Primary Teacher', state: 'Maharashtra', vacancies: 2, experience_years: 1 },
			...{ pay_from: null, pay_to: null, closes_on },
		}),
	)
const withhold = (id: string, reason: string | null) =>
	moderator.desk('PUT', `/jobs/${id}/withholding`, { reason })
const listed = async (query: string) =>
	expectOk<Page>(await moderator.desk('GET', `/jobs?${query}`)).data.map(({ title }) => title)
const open = (id: string) => poc.call('PUT', `/v1/school/jobs/${id}/open`, { open: true })

describe('28.3 posts that break the rules are withheld in the desk', () => {
	test('28.3 nobody sees a withheld post, and its school reads why and cannot open it', async () => {
		const { id, slug } = await post('Singing teacher')
		const seen = async () => (await server.call('GET', `/v1/jobs/${slug}`)).status
		expect(await seen()).toBe(200)
		expect(expectOk<DeskJob>(await withhold(id, ' It asks for money. '))).toMatchObject({
			...{ school: 'Okapi School', is_open: false, withheld: 'It asks for money.' },
		})
		expect(await seen()).toBe(404)
		const all = expectOk<{ data: { id: string }[] }>(await server.call('GET', '/v1/jobs?limit=50'))
		expect(all.data.map((one) => one.id)).not.toContain(id)
		expect(await open(id)).toMatchObject({ status: 409, body: { code: 'job-withheld' } })
		const told = await server.db.select().from(notification)
		expect(told.map(({ accountId, message }) => [accountId, message])).toEqual([
			[poc.accountId, 'Your post “Singing teacher” is not shown any longer: It asks for money.'],
		])
		const ours = expectOk<SchoolJob>(await poc.call('GET', `/v1/school/jobs/${id}`))
		expect(ours).toMatchObject({ is_open: false, withheld: 'It asks for money.' })
		expectOk(await withhold(id, null))
		expect(await seen()).toBe(200)
		expect(expectOk<SchoolJob>(await open(id))).toMatchObject({ is_open: true, withheld: null })
	})

	test('28.3 the list has the posts of all schools, by state, words and order', async () => {
		const late = await post('Zebu dance teacher', '2026-12-30')
		const soon = await post('Zebu art teacher', '2026-12-01')
		const gone = await post('Zebu drama teacher', '2026-12-15')
		expectOk(await withhold(gone.id, 'Twice the same.'))
		const closed = { open: false }
		expectOk(await poc.call('PUT', `/v1/school/jobs/${late.id}/open`, closed))
		expect(await listed('search=zebu&sort=closing')).toEqual(
			[soon, gone, late].map((one) => one.title),
		)
		expect(await listed('search=zebu&state=open')).toEqual([soon.title])
		expect(await listed('search=zebu&state=closed')).toEqual([late.title])
		expect(await listed('search=zebu&state=withheld')).toEqual([gone.title])
		expect((await listed('search=okapi')).length).toBeGreaterThanOrEqual(3)
		expect((await withhold(v4(), 'No.')).status).toBe(404)
		expect((await withhold(soon.id, ' ')).status).toBe(400)
	})
})
