import type { DeskJob } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import { contactIdsOf } from '#server/people/school/contact.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './desk-job.store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

const viewOf = ({ job, school, applications }: store.DeskJobRow, now: Date): DeskJob => ({
	...{ id: job.id, slug: job.slug, title: job.title, school, city: job.city, applications },
	published_at: job.publishedAt.toISOString(),
	closes_at: job.closesAt.toISOString(),
	is_open: job.closedAt === null && job.closesAt > now,
	withheld: job.withheldReason,
})

/** 28.3: one page of the posts of all schools. */
export const listDeskJobs = async (
	{ db, clock }: Needs,
	query: {
		search?: string
		state?: 'open' | 'closed' | 'withheld'
		sort?: 'newest' | 'closing'
		limit?: number
		offset?: number
	},
) => {
	const now = clock()
	const { search = '', state, sort = 'newest', limit = 25, offset = 0 } = query
	const filter = { search: search.trim(), state, now }
	const { total, rows } = await store.findDeskJobs(db, filter, { sort, limit, offset })
	return { total, data: rows.map((row) => viewOf(row, now)) }
}

/**
 * 28.3: withholds a post for a reason that its school reads: nobody else sees it, and its school
 * cannot open it. Without a reason the school may open it again.
 * @throws Problem 404 not-found
 */
export const withholdJob = (
	{ db, clock }: Needs,
	me: Account,
	id: string,
	reason: string | null,
): Promise<DeskJob> =>
	db.transaction(async (tx) => {
		const now = clock()
		await store.lockJob(tx, id)
		const known = await store.findDeskJob(tx, id)
		if (!known) throw new Problem(404, 'not-found')
		await store.withholdJob(tx, id, { reason: reason?.trim() ?? null, now })
		const row = (await store.findDeskJob(tx, id))!
		const { title, schoolId, withheldReason } = row.job
		if (withheldReason !== null) {
			const told = { kind: 'jobWithheld', title, reason: withheldReason } as const
			const where = { route: '/profile/job-posting', taskId: id, now }
			await notify(tx, await contactIdsOf(tx, schoolId), { told, ...where })
		}
		const act = {
			actorId: me.id,
			operation: 'withholdJob',
			subject: { kind: 'job', id },
			before: { title: known.job.title, withheld: known.job.withheldReason },
			after: { title, withheld: withheldReason },
		}
		await recordAct(tx, act, now)
		return viewOf(row, now)
	})
