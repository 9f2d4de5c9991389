import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { sendPrivateFile } from '#server/platform/answers/send-private-file.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findVideo, keepVideo, readOwnVideo, removeVideo } from './video-resume.service.ts'

/** PRF-01: the video resume of the caller. */
export const videoResumeHandlers = (deps: Deps): Handlers => ({
	getVideoResume: async (call) => ({ video: await findVideo(deps.db, requireAccount(call).id) }),

	putVideoResume: async (call) => {
		const { id } = requireAccount(call)
		return { video: await keepVideo(deps, id, call.request.body) }
	},

	removeVideoResume: async (call) => {
		await removeVideo(deps, requireAccount(call).id)
		return undefined
	},
})

/** Serves a video resume. Authenticates by session cookie, as pages do. */
export const videoFileRoutes = (deps: Deps) => async (app: FastifyInstance) => {
	app.get('/profile/video-resume/file', async (request, reply) => {
		const refresh = request.cookies[SESSION_COOKIE]
		return sendPrivateFile(request, reply, await readOwnVideo(deps, refresh))
	})
}
