import type { FastifyInstance } from 'fastify'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { cancelErasure, planErasure, readErasure } from './erasure.service.ts'
import { exportData } from './export.service.ts'

/** PRI-01: the erasure of an account. */
export const privacyHandlers = (deps: Deps): Handlers => ({
	getErasure: (call) => readErasure(deps.db, requireAccount(call).id),
	planErasure: (call) => planErasure(deps, requireAccount(call), call.body),
	cancelErasure: (call) => cancelErasure(deps, requireAccount(call), call.query.language ?? 'en'),
})

/**
 * Serves the export as a file. Authenticates by session cookie; without a session it redirects to
 * the page.
 */
export const privacyFileRoutes = (deps: Deps) => async (app: FastifyInstance) => {
	app.get('/privacy/data.json', async (request, reply) => {
		reply.header('cache-control', 'private, no-store')
		const data = await exportData(deps, request.cookies[SESSION_COOKIE])
		if (!data) return reply.redirect('/privacy', 303)
		return reply
			.type('application/json; charset=utf-8')
			.header('content-disposition', 'attachment; filename="vidya-data.json"')
			.send(JSON.stringify(data, null, 2))
	})
}
