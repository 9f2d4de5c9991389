import type { FastifyInstance } from 'fastify'
import { KEY_PREFIX } from '#domain/people/api-key.rules.ts'
import { holderOfKey } from '#server/people/api-key/api-key.service.ts'
import type { Admit } from '#server/platform/contract/admission.ts'
import { PASS_HEADER } from '#server/platform/contract/inside-calls.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { bearerFinder } from './access-token.store.ts'
import { findVerifiedUntil } from './session.store.ts'

/**
 * ROL-03: resolves the bearer token of a request, or the pass of a rendered page, notes its session
 * on the request, and checks the operation's rule. A key (DSK-19) has no session: it calls what its
 * scopes name, and no call outside of the desk takes it. Support that looks at an account (DSK-13)
 * changes nothing.
 * @throws Problem 401 session-expired for a token that is not (or no longer) good, 401 signed-out,
 * 403 forbidden, 403 second-factor-required, 403 scope-missing, 403 view-only
 */
export const admission = (deps: Deps, app: FastifyInstance): Admit => {
	app.decorateRequest('sessionId', null)
	app.decorateRequest('isView', false)
	const find = bearerFinder(deps.db)
	const isVerified = async (sessionId: string): Promise<boolean> =>
		(await findVerifiedUntil(deps.db, sessionId, deps.clock())) !== null
	return async (request, { roles, needsSecondFactor, scope, changes }) => {
		const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
		if (token?.startsWith(KEY_PREFIX)) {
			const holder = await holderOfKey(deps.db, token, deps.clock())
			if (!holder || !needsSecondFactor) throw new Problem(401, 'session-expired')
			if (!holder.scopes.some((one) => one === scope)) throw new Problem(403, 'scope-missing')
			return holder.account
		}
		const inside = deps.insideCalls.callerOf(request.headers[PASS_HEADER])
		const bearer = token ? await find(token, deps.clock()) : inside
		if (token && !bearer) throw new Problem(401, 'session-expired')
		request.sessionId = bearer?.sessionId ?? null
		request.isView = bearer?.isView ?? false
		if (request.isView && changes) throw new Problem(403, 'view-only')
		const account = bearer?.account ?? null
		if (roles.includes('*')) return account
		if (!account) throw new Problem(401, 'signed-out')
		if (!roles.includes('user') && !account.roles.some((role) => roles.includes(role)))
			throw new Problem(403, 'forbidden')
		if (needsSecondFactor && !(await isVerified(bearer!.sessionId)))
			throw new Problem(403, 'second-factor-required')
		return account
	}
}
