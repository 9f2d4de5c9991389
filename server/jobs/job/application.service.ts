import { noteFaultOf } from '#domain/jobs/job-application.rules.ts'
import type { ApplicationStatus } from '#machines/jobs/job/job-application-status.rules.ts'
import type { JobApplication as Application } from '#openapi/v1.gen.ts'
import { findVideo } from '#server/jobs/video-resume/video-resume.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { findApplications } from './application.store.ts'
import { insertApplication, moveApplication } from './application-status.store.ts'
import { findJob } from './job.store.ts'

/** Applications of an account, last changed first. */
export const listApplications = (
	db: Db,
	accountId: string,
	page: { status?: ApplicationStatus; limit?: number; offset?: number; now: Date },
): Promise<{ total: number; data: Application[] }> => {
	const { status, limit = 9, offset = 0, now } = page
	return findApplications(db, { accountId, status }, { limit, offset, now })
}

const showApplication = async (
	db: Db,
	mine: { accountId: string; id: string },
	now: Date,
): Promise<Application> => {
	const [found] = (await findApplications(db, mine, { limit: 1, offset: 0, now })).data
	if (!found) throw new Problem(404, 'not-found')
	return found
}

/**
 * NAV-07: applies with what the account says of the teacher at this moment; once a job, unless the
 * one before was withdrawn.
 * @throws Problem 400 invalid-request, 404 not-found, 409 job-closed, already-applied,
 * video-missing
 */
export const applyForJob = async (
	db: Db,
	me: Account,
	asked: { slug: string; coverNote: string; withVideo: boolean; now: Date },
): Promise<Application> => {
	const { slug, withVideo, now } = asked
	const coverNote = asked.coverNote.trim()
	if (noteFaultOf(coverNote))
		throw new Problem(400, 'invalid-request', 'The cover note is too short.')
	if (withVideo && !(await findVideo(db, me.id))) throw new Problem(409, 'video-missing')
	const given = {
		accountId: me.id,
		name: me.displayName,
		email: me.email,
		phone: me.phone,
		coverNote,
		withVideo,
	}
	const id = await insertApplication(db, slug, given, now)
	if (id) return showApplication(db, { accountId: me.id, id }, now)
	const found = await findJob(db, slug, { id: me.id, now })
	if (!found) throw new Problem(404, 'not-found')
	const { is_open, application_status: status } = found.card
	if (is_open && status) throw refusedMove('already-applied', status)
	throw new Problem(409, 'job-closed')
}

/**
 * Takes an application back; a second time answers the same.
 * @throws Problem 404 not-found, 409 application-settled when the school has rejected it
 */
export const withdrawApplication = async (
	db: Db,
	mine: { accountId: string; id: string },
	now: Date,
): Promise<Application> => {
	await moveApplication(db, mine, { type: 'application.withdrawn' }, now)
	const application = await showApplication(db, mine, now)
	const { status } = application
	if (status !== 'withdrawn') throw refusedMove('application-settled', status)
	return application
}
