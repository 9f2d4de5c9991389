import { and, eq, inArray } from 'drizzle-orm'
import {
	type JobApplicationStatusEvent,
	jobApplicationStatusMachine,
} from '#machines/jobs/job/job-application-status.machine.ts'
import { moveTo } from '#server/platform/database/move-to.ts'
import type { Db } from '#server/platform/database/open.ts'
import { job, jobApplication } from './job.tables.ts'
import { isOpen } from './job-filter.store.ts'

const life = {
	table: jobApplication,
	column: 'status',
	machine: jobApplicationStatusMachine,
} as const

type NewApplication = Pick<
	typeof jobApplication.$inferInsert,
	'accountId' | 'name' | 'email' | 'phone' | 'coverNote' | 'withVideo'
>

/**
 * Writes an application if the job is open and the account has none for it but a withdrawn one.
 * @returns its id; undefined when nothing was written
 */
export const insertApplication = (
	db: Db,
	slug: string,
	given: NewApplication,
	now: Date,
): Promise<string | undefined> =>
	db.transaction(async (tx) => {
		// Closing the job waits until this transaction ends.
		const [open] = await tx
			.select({ id: job.id })
			.from(job)
			.where(and(eq(job.slug, slug), isOpen(now)))
			.for('share')
		if (!open) return undefined
		const written = { ...given, createdAt: now, changedAt: now }
		const [row] = await tx
			.insert(jobApplication)
			.values({ ...written, jobId: open.id, status: 'applied' })
			.onConflictDoNothing({ target: [jobApplication.accountId, jobApplication.jobId] })
			.returning({ id: jobApplication.id })
		if (row) return row.id
		const same = and(
			eq(jobApplication.accountId, given.accountId),
			eq(jobApplication.jobId, open.id),
		)
		const [repeated] = await moveTo(tx, life, { type: 'application.repeated' }, same, written)
		return repeated?.id
	})

/**
 * Moves an application of an account or a school by an event. Returns false if it is not theirs or
 * refuses the event.
 */
export const moveApplication = async (
	db: Db,
	which: { id: string } & ({ accountId: string } | { schoolId: string }),
	event: JobApplicationStatusEvent,
	now: Date,
): Promise<boolean> => {
	const owned =
		'accountId' in which
			? eq(jobApplication.accountId, which.accountId)
			: inArray(
					jobApplication.jobId,
					db.select({ id: job.id }).from(job).where(eq(job.schoolId, which.schoolId)),
				)
	const own = and(eq(jobApplication.id, which.id), owned)
	const rows = await moveTo(db, life, event, own, { changedAt: now })
	return rows.length > 0
}
