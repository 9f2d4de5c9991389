import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Job, JobApplication, JobCard } from '#openapi/v1.gen.ts'
import { settleApplication } from '#server/jobs/job/applicant.service.ts'
import { job, jobApplication, jobBookmark } from '#server/jobs/job/job.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { expectEvery } from '../../expect-every.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

type List<Row> = { total: number; data: Row[] }

const server = await openFileApp({}, openSeededApp)
let free: JobCard[]
let teachers = 0
let email: string
let token: string
let other: string
beforeAll(async () => {
	other = await server.signIn(demo('settled-teacher'))
	const touched = [
		...(await server.db.select().from(jobApplication)),
		...(await server.db.select().from(jobBookmark)),
	].map(({ jobId }) => jobId)
	const { data } = await list('?sort=closing&limit=50')
	free = data.filter(({ id }) => !touched.includes(id))
})
beforeEach(async () => {
	teachers += 1
	email = `teacher-${teachers}@example.org`
	token = await server.signIn(email)
	await server.db
		.update(account)
		.set({ displayName: 'Asha Kulkarni', phone: '+919822012345' })
		.where(eq(account.email, email))
})

const list = async (query = '', as?: string) =>
	(await server.call('GET', `/v1/jobs${query}`, as ? { token: as } : {})).body as List<JobCard>
const show = async (slug: string, as = token) =>
	(await server.call('GET', `/v1/jobs/${slug}`, { token: as })).body as Job
const mine = async (query = '', as = token) =>
	(await server.call('GET', `/v1/user/job-applications${query}`, { token: as }))
		.body as List<JobApplication>
const apply = (slug: string, body: object = {}, as = token) =>
	server.call('POST', `/v1/jobs/${slug}/applications`, {
		token: as,
		body: { cover_note: 'I teach fractions with paper, string and patience.', ...body },
	})
const withdraw = (id: string, as = token) =>
	server.call('POST', `/v1/user/job-applications/${id}/withdrawal`, { token: as })
/** An open job that nobody has applied for or marked, another one at each call. */
const untouched = () => free.pop()!

test('NAV-07 open jobs are narrowed by subject, type, level, state, city and school, by name or slug, and searched', async () => {
	const all = await list('?limit=50')
	expect(all.total).toBeGreaterThan(50)
	expectEvery(all.data, (one) => one.is_open)
	const filtered = async (query: string) => {
		const found = await list(`?limit=50&${query}`)
		expect(found.data).toHaveLength(found.total)
		return found.data
	}
	expectEvery(await filtered('subjects=mathematics,Hindi'), ({ subject }) =>
		['Mathematics', 'Hindi'].includes(subject),
	)
	expectEvery(await filtered('job_types=part-time'), (one) => one.job_type === 'Part Time')
	expectEvery(await filtered('job_levels=Principal'), (one) => one.job_level === 'Principal')
	expectEvery(await filtered('states=Kerala,Delhi'), (one) =>
		['Kerala', 'Delhi'].includes(one.state),
	)
	expectEvery(await filtered('city=PUNE'), (one) => one.city === 'Pune')
	const { school } = all.data[0]!
	expectEvery(await filtered(`school=${school.id}`), (one) => one.school.name === school.name)
	expectEvery(await filtered('search=kottayam'), (one) => one.city === 'Kottayam')
	expectEvery(
		await filtered('search=गणित'),
		(one) => one.language === 'hi' || one.subject === 'Mathematics',
	)
	expect(await list('?subjects=nonsense')).toEqual({ total: 0, data: [] })
	expect((await list('?search=%25')).total).toBe(0)
})

test('NAV-07 jobs come newest first, closing first or best paid first, and page after page', async () => {
	const all = await list('?limit=50')
	const sorted = <Key>(rows: JobCard[], key: (row: JobCard) => Key) => rows.map(key)
	const published = sorted(all.data, (one) => one.published_at)
	expect(published).toEqual([...published].sort().reverse())
	const closing = sorted((await list('?limit=50&sort=closing')).data, (one) => one.closes_at)
	expect(closing).toEqual([...closing].sort())
	const pay = sorted((await list('?limit=50&sort=pay')).data, (one) => one.pay_to ?? 0)
	expect(pay).toEqual([...pay].sort((a, b) => b - a))
	expect((await list('?page=2&limit=9')).data).toEqual(all.data.slice(9, 18))
	expect((await list('?offset=9&limit=9')).data).toEqual(all.data.slice(9, 18))
})

test('NAV-07 a job shows what it asks; an unknown one is not found', async () => {
	const [first] = (await list()).data
	const shown = await show(first!.slug)
	expect(shown).toMatchObject({ ...first, application: null })
	expect([shown.duties.length, shown.requirements.length]).toEqual([
		expect.any(Number),
		expect.any(Number),
	])
	expect(shown.duties).not.toEqual([])
	expect(await server.call('GET', '/v1/jobs/no-such-job')).toMatchObject({
		status: 404,
		body: { code: 'not-found' },
	})
	expect((await apply('no-such-job')).status).toBe(404)
})

test('NAV-07 ROL-03 who is signed out cannot apply, bookmark or see applications', async () => {
	const { slug, id } = untouched()
	for (const [method, url] of [
		['POST', `/v1/jobs/${slug}/applications`],
		['GET', '/v1/user/job-applications'],
		['PUT', `/v1/user/bookmarked-jobs/${id}`],
	] as const)
		expect(
			await server.call(
				method,
				url,
				method === 'POST' ? { body: { cover_note: 'x'.repeat(20) } } : {},
			),
		).toMatchObject({ status: 401, body: { code: 'signed-out' } })
})

test('NAV-07 an application keeps name, address and phone as they were when it was sent', async () => {
	const { slug, id } = untouched()
	const sent = await apply(slug, { cover_note: '  I teach fractions with paper and string. ' })
	expect(sent).toMatchObject({
		status: 200,
		body: {
			status: 'applied',
			name: 'Asha Kulkarni',
			email,
			phone: '+919822012345',
			cover_note: 'I teach fractions with paper and string.',
			with_video: false,
			job: { id, application_status: 'applied' },
		},
	})
	const who = eq(account.email, email)
	await server.db.update(account).set({ displayName: 'Asha Rao' }).where(who)
	expect((await mine()).data).toMatchObject([{ name: 'Asha Kulkarni' }])
	await server.db.update(account).set({ displayName: 'Asha Kulkarni' }).where(who)
	expect(await show(slug)).toMatchObject({ application: { status: 'applied' } })
	expect((await show(slug, other)).application).toBeNull()
})

test('NAV-07 a cover note of blanks, too short or too long is refused and nothing is written', async () => {
	const { slug, id } = untouched()
	for (const cover_note of ['', ' '.repeat(40), 'Hire me.', 'x'.repeat(2001)])
		expect(await apply(slug, { cover_note })).toMatchObject({
			status: 400,
			body: { code: 'invalid-request' },
		})
	expect(await server.db.$count(jobApplication, eq(jobApplication.jobId, id))).toBe(0)
})

test('NAV-07 of concurrent applications one is written, the others are refused with the reason', async () => {
	const { slug, id } = untouched()
	const answers = await Promise.all([apply(slug), apply(slug), apply(slug)])
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
	expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
		code: 'already-applied',
	})
	expect(await server.db.$count(jobApplication, eq(jobApplication.jobId, id))).toBe(1)
})

test('NAV-07 a job that its school closed, or whose time is over, is shown as closed, leaves the list and takes no application', async () => {
	const { slug, id } = untouched()
	const now = server.deps.clock()
	await server.db.update(job).set({ closedAt: now }).where(eq(job.id, id))
	expect(await show(slug)).toMatchObject({ is_open: false })
	expect((await list('?limit=50')).data.map((one) => one.id)).not.toContain(id)
	const closed = { status: 409, body: { code: 'job-closed' } }
	expect(await apply(slug)).toMatchObject(closed)
	await server.db.update(job).set({ closedAt: null, closesAt: now }).where(eq(job.id, id))
	expect(await apply(slug)).toMatchObject(closed)
	await server.db
		.update(job)
		.set({ closesAt: new Date(now.getTime() + 60_000) })
		.where(eq(job.id, id))
	expect((await apply(slug)).status).toBe(200)
})

test('NAV-07 an application is withdrawn by its teacher only, twice is once, and may be sent again', async () => {
	const { slug } = untouched()
	const { id } = (await apply(slug)).body as { id: string }
	expect((await withdraw(id, other)).status).toBe(404)
	expect((await mine('?status=withdrawn')).total).toBe(0)
	for (let n = 0; n < 2; n += 1)
		expect(await withdraw(id)).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
	expect((await mine('?status=withdrawn')).data.map((one) => one.id)).toEqual([id])
	expect(
		await apply(slug, { cover_note: 'I thought again and would love to come.' }),
	).toMatchObject({
		status: 200,
		body: { id, status: 'applied', cover_note: 'I thought again and would love to come.' },
	})
})

test('NAV-07 a school moves the applications for its own jobs; a rejected one is not withdrawn, a withdrawn one not moved', async () => {
	const { slug, school } = untouched()
	const { id } = (await apply(slug)).body as { id: string }
	const foreign = (await list('?limit=50')).data.find((one) => one.school.id !== school.id)!.school
		.id
	const settle = (which: { id: string; schoolId: string }, status: 'shortlisted' | 'rejected') =>
		settleApplication(server.deps, which, { id: which.id, status }).then(
			() => true,
			({ code }) => code !== 'not-found',
		)
	const move = (schoolId: string, to: 'shortlisted' | 'rejected') => settle({ id, schoolId }, to)
	expect(await move(foreign, 'rejected')).toBe(false)
	expect(await move(school.id, 'shortlisted')).toBe(true)
	expect((await mine('?status=shortlisted')).data.map((one) => one.id)).toEqual([id])
	expect(await move(school.id, 'rejected')).toBe(true)
	expect(await withdraw(id)).toMatchObject({ status: 409, body: { code: 'application-settled' } })
	expect(await apply(slug)).toMatchObject({ status: 409, body: { code: 'already-applied' } })
	const second = (await apply(untouched().slug)).body as JobApplication
	await withdraw(second.id)
	const which = { id: second.id, schoolId: second.job.school.id }
	expect(await settle(which, 'shortlisted')).toBe(false)
})

test('HDR-07 the demo teacher has applications of every status and bookmarks', async () => {
	const { data } = await mine('?limit=50', other)
	expect(new Set(data.map(({ status }) => status))).toEqual(
		new Set(['applied', 'shortlisted', 'rejected', 'withdrawn']),
	)
	const marked = await server.call('GET', '/v1/user/bookmarked-jobs', { token: other })
	expect(marked.body).toMatchObject({ total: 3 })
})

test('HDR-07 a bookmark of a job is one however often it is set, is its owner’s, and goes', async () => {
	const { id, slug } = untouched()
	const mark = (as: string) => server.call('PUT', `/v1/user/bookmarked-jobs/${id}`, { token: as })
	const [first, second] = await Promise.all([mark(token), mark(token)])
	expect(first).toMatchObject({ status: 200, body: second.body })
	expect(await server.db.$count(jobBookmark, eq(jobBookmark.jobId, id))).toBe(1)
	expect([(await show(slug)).bookmarked, (await show(slug, other)).bookmarked]).toEqual([
		true,
		false,
	])
	const bookmarked = async () =>
		(await server.call('GET', '/v1/user/bookmarked-jobs', { token })).body as List<JobCard>
	expect((await bookmarked()).data.map((one) => one.id)).toEqual([id])
	const remove = (as: string) =>
		server.call('DELETE', `/v1/user/bookmarked-jobs/${id}`, { token: as })
	await remove(other)
	expect((await bookmarked()).total).toBe(1)
	for (let n = 0; n < 2; n += 1) expect((await remove(token)).status).toBe(204)
	expect(await bookmarked()).toEqual({ total: 0, data: [] })
	const unknown = '0197a000-0000-7000-8000-000000000009'
	expect((await server.call('PUT', `/v1/user/bookmarked-jobs/${unknown}`, { token })).status).toBe(
		404,
	)
})
