import { job, jobApplication, jobBookmark } from '#server/jobs/job/job.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'
import { jobRows } from './jobs.seed.ts'

const DAY = 86_400_000
const SEEKER = 'settled-teacher@demo.vidya.test'
const notes = [
	[
		'applied',
		'I have taught mathematics in Pune for eight years and run a maths corner with my classes.',
	],
	[
		'applied',
		'My pupils read aloud to each other every day; I would like to bring that to your primary wing.',
	],
	[
		'shortlisted',
		'I built our science lab from things of daily use and led four teams to the district fair.',
	],
	['rejected', 'I teach Hindi as a second language and guide the wall magazine of my school.'],
	[
		'withdrawn',
		'I prepared two batches for the boards and would like to teach senior classes again.',
	],
] as const
const BOOKMARKS = [1, 12, 23]

/** Gives the settled teacher bookmarked jobs and applications of every status. */
const seedSeeker = async (db: Db, rows: ReturnType<typeof jobRows>, now: Date) => {
	const { name, phone } = demoAccounts.find(({ email }) => email === SEEKER)!
	const ago = (days: number) => new Date(now.getTime() - days * DAY)
	const id = accountId(SEEKER)
	await db.insert(jobApplication).values(
		notes.map(([status, coverNote], n) => ({
			id: seedId('job-application', String(n)),
			accountId: id,
			jobId: rows[n * 5]!.id,
			status,
			name,
			email: SEEKER,
			phone,
			coverNote,
			createdAt: ago(n + 2),
			changedAt: ago(n + 1),
		})),
	)
	await db.insert(jobBookmark).values(
		BOOKMARKS.map((place, n) => ({
			id: seedId('job-bookmark', String(n)),
			accountId: id,
			jobId: rows[place]!.id,
			createdAt: ago(n + 1),
		})),
	)
}

/** Fills the jobs of the demo, and what a teacher did with some; the schools are there. */
export const seedJobs = async (db: Db, now: Date): Promise<void> => {
	const rows = jobRows(now)
	await db.insert(job).values(rows)
	await seedSeeker(db, rows, now)
}
