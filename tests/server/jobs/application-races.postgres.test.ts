import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { job, jobApplication } from '#server/jobs/job/job.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { addSchool, somebodyOf } from '../support/school/school-people.ts'

type Person = Awaited<ReturnType<typeof somebodyOf>>

const server = await openFileApp()
let schoolId: string
let contact: Person
let teacher: Person
beforeAll(async () => {
	schoolId = await addSchool(server)
	contact = await somebodyOf(server, schoolId, { roles: ['main_poc'] })
	teacher = await somebodyOf(server, null)
})

let jobs = 0
/** Applies for a new job. Returns the application's id and the job's slug. */
const apply = async () => {
	jobs += 1
	const slug = `job-${jobs}`
	const publishedAt = server.deps.clock()
	await server.db.insert(job).values({
		...{ schoolId, slug, title: 'Teacher', summary: 'A post.', subject: 'Mathematics' },
		...{ jobType: 'Full Time', jobLevel: 'Primary Teacher', city: 'Pune', state: 'Maharashtra' },
		...{ publishedAt, closesAt: new Date(publishedAt.getTime() + 86_400_000) },
	})
	return { slug, id: ((await send(slug)).body as { id: string }).id }
}
const send = (slug: string) => {
	const body = { cover_note: 'I teach mathematics with things of daily use.' }
	return teacher.call('POST', `/v1/jobs/${slug}/applications`, body)
}
const settle = (status: string) => async (row: { id: string }) =>
	outcome(await contact.call('PUT', `/v1/school/applications/${row.id}/status`, { status }))
const withdraw = async ({ id }: { id: string }) =>
	outcome(await teacher.call('POST', `/v1/user/job-applications/${id}/withdrawal`))
const outcome = ({ status, body }: { status: number; body: never }) => {
	const { code, current_status } = body as { code?: string; current_status?: string }
	return { status, ...(code && { code }), ...(current_status && { current_status }) }
}
const statusOf = async ({ id }: { id: string }) =>
	(await server.db.select().from(jobApplication).where(eq(jobApplication.id, id)))[0]!.status

const done = { status: 200 }
const gone = { status: 404, code: 'not-found' }
const repeated = { status: 409, code: 'already-applied', current_status: 'applied' }
const settled = { status: 409, code: 'application-settled', current_status: 'rejected' }

test('SCH-08 NAV-07 rejected and withdrawn at the same time: one decision counts', async () => {
	await race(apply, [settle('rejected'), withdraw], async (answers, row) => {
		const status = await statusOf(row)
		expect(answers).toEqual(status === 'rejected' ? [done, settled] : [gone, done])
		expect(['rejected', 'withdrawn']).toContain(status)
	})
})

test('SCH-08 NAV-07 shortlisted and withdrawn at the same time: it is withdrawn', async () => {
	await race(apply, [settle('shortlisted'), withdraw], async ([shortlisted, withdrawn], row) => {
		expect([done, gone]).toContainEqual(shortlisted)
		expect(withdrawn).toEqual(done)
		expect(await statusOf(row)).toBe('withdrawn')
	})
})

test('NAV-07 sent again twice at the same time: one application is written', async () => {
	const again = async ({ slug }: { slug: string }) => outcome(await send(slug))
	const withdrawn = async () => {
		const row = await apply()
		await withdraw(row)
		return row
	}
	await race(withdrawn, [again, again], async (answers, row) => {
		expect(answers.sort((a, b) => a.status - b.status)).toEqual([done, repeated])
		expect(await statusOf(row)).toBe('applied')
	})
})
