import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedId } from '#demo/seed-id.ts'
import type { JobCard } from '#openapi/v1.gen.ts'
import { job } from '#server/jobs/job/job.tables.ts'
import { openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp, openTestApp } from '../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)

/** A page as somebody without scripts gets it. */
const page = async (url: string, cookie = '', on = server) => {
	const { statusCode, body } = await on.app.inject({ url, headers: cookie ? { cookie } : {} })
	return {
		status: statusCode,
		body,
		heading: /<h1[^>]*>([^<]*)<\/h1>/.exec(body)?.[1],
		canonical: /rel="canonical" href="([^"]*)"/.exec(body)?.[1],
		robots: /<meta name="robots" content="([^"]*)"/.exec(body)?.[1],
		posting: [...body.matchAll(/ld\+json">(.*?)<\/script>/g)]
			.map(([, json]) => JSON.parse(json!) as { '@type': string })
			.find((data) => data['@type'] === 'JobPosting'),
	}
}
const firstJob = async () =>
	(
		(await server.call('GET', '/v1/jobs?limit=1')).body as {
			data: JobCard[]
		}
	).data[0]!
/** An open job that is not the newest. */
const addJob = async () => {
	const now = server.deps.clock().getTime()
	const [row] = await server.db
		.insert(job)
		.values({
			...{ schoolId: seedId('school', 'verified'), slug: 'to-be-closed', title: 'To be closed' },
			...{ summary: 'A post.', subject: 'Mathematics', city: 'Kottayam', state: 'Kerala' },
			...{ jobType: 'Full Time', jobLevel: 'Primary Teacher' },
			...{ publishedAt: new Date('2026-01-01'), closesAt: new Date(now + 30 * 86_400_000) },
		})
		.returning()
	return row!
}

test('NAV-07 CAT-02 the list of jobs is a page without a script, in English and Hindi, each page of it at its own address', async () => {
	const first = await page('/jobs')
	const { title, slug } = await firstJob()
	expect([first.status, first.heading, first.canonical]).toEqual([
		200,
		'Jobs',
		'http://vidya.test/jobs',
	])
	expect(first.body).toContain(`href="/jobs/${slug}"`)
	expect(first.body).toContain(title)
	expect(first.body).toContain('href="/jobs?page=2"')
	expect((await page('/jobs?page=2')).canonical).toBe('http://vidya.test/jobs?page=2')
	expect((await page('/jobs?states=Kerala')).canonical).toBe('http://vidya.test/jobs')
	expect((await page('/jobs', 'PARAGLIDE_LOCALE=hi')).heading).toBe('नौकरियाँ')
})

test('NAV-07 CAT-02 a job’s HTML tells search engines what it is, for how much and until when', async () => {
	const { slug, title, school, closes_at, pay_from, pay_to } = await firstJob()
	const shown = await page(`/jobs/${slug}`)
	expect([shown.status, shown.heading, shown.canonical, shown.robots]).toEqual([
		200,
		title,
		`http://vidya.test/jobs/${slug}`,
		undefined,
	])
	expect(shown.posting).toMatchObject({
		title,
		validThrough: closes_at,
		employmentType: 'FULL_TIME',
		hiringOrganization: { name: school.name },
		jobLocation: { address: { addressLocality: 'Kottayam', addressCountry: 'IN' } },
		baseSalary: {
			currency: 'INR',
			value: { minValue: pay_from! / 100, maxValue: pay_to! / 100, unitText: 'MONTH' },
		},
	})
})

test('NAV-07 NAV-12 a closed job says so, leaves the sitemap and the index of search engines; an unknown one is not found', async () => {
	const { slug, id } = await addJob()
	const places = async () => (await server.app.inject('/sitemap-1.xml')).body
	expect(await places()).toContain(`http://vidya.test/jobs/${slug}<`)
	await server.db.update(job).set({ closedAt: server.deps.clock() }).where(eq(job.id, id))
	const closed = await page(`/jobs/${slug}`)
	expect([closed.status, closed.robots, closed.posting]).toEqual([200, 'noindex', undefined])
	expect(closed.body).toContain('This job is closed')
	expect(closed.body).not.toContain('cover_note')
	expect(await places()).not.toContain(`http://vidya.test/jobs/${slug}<`)
	expect((await page('/jobs/no-such-job')).status).toBe(404)
})

test('NAV-01 home leads to the newest jobs; without a job there is no such row', async () => {
	expect((await page('/')).body).toContain('New jobs for teachers')
	const bare = await openTestApp()
	const home = await page('/', '', bare)
	expect([home.status, home.body.includes('New jobs for teachers')]).toEqual([200, false])
	await bare.close()
})
