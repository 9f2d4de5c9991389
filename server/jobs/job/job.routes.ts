import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { sendPrivateFile } from '#server/platform/answers/send-private-file.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listApplicants, readApplicantVideo, settleApplication } from './applicant.service.ts'
import { applyForJob, listApplications, withdrawApplication } from './application.service.ts'
import { listDeskJobs, withholdJob } from './desk-job.service.ts'
import { bookmarkJob, listBookmarkedJobs, listJobs, showJob, unbookmarkJob } from './job.service.ts'
import { listPostings, openPosting, readPosting, savePosting } from './posting.service.ts'

/** SCH-08: the posts of a school and who applied. */
export const postingHandlers = (deps: Deps): Handlers => ({
	listSchoolJobs: (call) => listPostings(deps, requireAccount(call), call.query),
	getSchoolJob: (call) => readPosting(deps, requireAccount(call), call.params.id),
	saveSchoolJob: (call) => savePosting(deps, requireAccount(call), call.params.id, call.body),
	openSchoolJob: (call) =>
		openPosting(deps, requireAccount(call), { id: call.params.id, open: call.body.open }),
	listSchoolApplications: (call) => listApplicants(deps.db, requireAccount(call), call.query),
	settleApplication: (call) =>
		settleApplication(deps, requireAccount(call), {
			id: call.params.id,
			status: call.body.status,
		}),
})

/** NAV-07, HDR-07: jobs, applications and bookmarks of teachers. */
export const jobHandlers = ({ db, clock }: Deps): Handlers => ({
	listJobs: ({ query, account }) => listJobs(db, query, { id: account?.id ?? null, now: clock() }),

	getJob: ({ params, account }) =>
		showJob(db, params.slug, { id: account?.id ?? null, now: clock() }),

	applyForJob: (call) =>
		applyForJob(db, requireAccount(call), {
			slug: call.params.slug,
			coverNote: call.body.cover_note,
			withVideo: call.body.with_video ?? false,
			now: clock(),
		}),

	listJobApplications: (call) =>
		listApplications(db, requireAccount(call).id, { ...call.query, now: clock() }),

	withdrawJobApplication: (call) =>
		withdrawApplication(db, { accountId: requireAccount(call).id, id: call.params.id }, clock()),

	listBookmarkedJobs: (call) =>
		listBookmarkedJobs(db, requireAccount(call).id, { ...call.query, now: clock() }),

	bookmarkJob: async (call) => {
		const accountId = requireAccount(call).id
		const mark = { accountId, jobId: call.params.job_id, now: clock() }
		return { bookmark_id: await bookmarkJob(db, mark) }
	},

	unbookmarkJob: async (call) => {
		await unbookmarkJob(db, requireAccount(call).id, call.params.job_id)
		return undefined
	},
})

/** 28.3: the posts of all schools in the desk. */
export const deskJobHandlers = (deps: Deps): Handlers => ({
	listDeskJobs: ({ query }) => listDeskJobs(deps, query),
	withholdJob: (call) => withholdJob(deps, requireAccount(call), call.params.id, call.body.reason),
})

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/**
 * The video resume of an applicant, for the points of contact of the school that was applied to.
 */
export const applicantFileRoutes = (deps: Deps) => async (app: FastifyInstance) => {
	app.get<{ Params: { id: string } }>(
		`/job-applications/:id(${uuid})/video`,
		async (request, reply) => {
			const asked = { id: request.params.id, refresh: request.cookies[SESSION_COOKIE] }
			return sendPrivateFile(request, reply, await readApplicantVideo(deps, asked))
		},
	)
}
