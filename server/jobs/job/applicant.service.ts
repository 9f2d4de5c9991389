import type { SchoolApplications } from '#openapi/v1.gen.ts'
import { readVideo } from '#server/jobs/video-resume/video-resume.service.ts'
import { findCaller } from '#server/people/session/session.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findApplicant, findApplicantWithVideo } from './applicant.store.ts'
import { applicantMail } from './applicant-mail.ts'
import { moveApplication } from './application-status.store.ts'
import { findApplicants } from './posting.store.ts'

/**
 * Who applied to the caller's school, last changed first (SCH-08).
 * @throws Problem 403 forbidden without a school
 */
export const listApplicants = async (
	db: Db,
	me: Account,
	asked: {
		job?: string
		status?: 'applied' | 'shortlisted' | 'rejected'
		limit?: number
		offset?: number
	},
): Promise<SchoolApplications> => {
	const { job: jobId, status, limit = 20, offset = 0 } = asked
	const which = { schoolId: schoolOf(me), jobId, status }
	const { total, data } = await findApplicants(db, which, { limit, offset })
	return {
		total,
		data: data.map(({ application, title }) => ({
			id: application.id,
			job_id: application.jobId,
			job_title: title,
			status: application.status as 'applied' | 'shortlisted' | 'rejected',
			name: application.name,
			email: application.email,
			phone: application.phone,
			cover_note: application.coverNote,
			with_video: application.withVideo,
			changed_at: application.changedAt.toISOString(),
		})),
	}
}

/**
 * Shortlists or rejects an applicant of the caller's school and tells them by mail, once for each
 * change; what the teacher withdrew stays withdrawn (SCH-08).
 * @throws Problem 403 forbidden without a school, 404 not-found for another school's, or one that
 * was withdrawn
 */
export const settleApplication = async (
	{ db, clock, mails, config }: Pick<Deps, 'db' | 'clock' | 'mails' | 'config'>,
	me: Pick<Account, 'schoolId'>,
	{ id, status }: { id: string; status: 'shortlisted' | 'rejected' },
): Promise<{ status: 'shortlisted' | 'rejected' }> => {
	const schoolId = schoolOf(me)
	await db.transaction(async (tx) => {
		const event = { type: `application.${status}` } as const
		const moved = await moveApplication(tx, { id, schoolId }, event, clock())
		const applicant = await findApplicant(tx, { id, schoolId })
		if (applicant?.status !== status) throw new Problem(404, 'not-found')
		if (!moved) return
		const url = `${config.publicUrl}/profile/jobs?status=${status}`
		await mails.enqueue(tx, applicantMail(status, { ...applicant, url }))
	})
	await mails.nudge()
	return { status }
}

const ofSchool = ['main_poc', 'additional_main_poc']

/**
 * The video resume that belongs to an application, for a point of contact of the school that it
 * went to; undefined for anybody else.
 * @param asked.refresh the refresh token of the session's cookie
 */
export const readApplicantVideo = async (
	deps: Deps,
	asked: { id: string; refresh: string | undefined },
) => {
	const caller = await findCaller(deps, asked.refresh)
	const { schoolId = null, roles = [] } = caller?.account ?? {}
	if (schoolId === null || !roles.some((role) => ofSchool.includes(role))) return undefined
	const accountId = await findApplicantWithVideo(deps.db, { id: asked.id, schoolId })
	return accountId ? readVideo(deps, accountId) : undefined
}
