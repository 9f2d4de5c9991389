import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { requireOwnOrigin } from '#server/platform/contract/own-origin.ts'
import type { Deps } from '#server/platform/deps.ts'
import { requesterOf } from '#server/platform/limits/requester.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as service from './session.service.ts'
import { sessionCookies } from './session-cookies.ts'
import { ACCESS_TOKEN_MS, emailHint, SESSION_COOKIE } from './token.rules.ts'

/** SES-01: login links by mail, opaque bearer tokens, refresh by an HttpOnly cookie. */
export const sessionHandlers = (deps: Deps): Handlers => {
	const { keep, forget } = sessionCookies(deps.config)
	/** The language of the pages; undefined where the shop has several and none was chosen. */
	const readLanguage = (locale: string | undefined) => {
		const { languages } = deps.config.site
		return languages.length > 1 ? languages.find((one) => one === locale) : languages[0]
	}
	const expires_in = ACCESS_TOKEN_MS / 1000

	return {
		requestLoginLink: async ({ body, request }) => {
			requireOwnOrigin(deps.config, request)
			const { email, return_to, invite_id, type, group_id, referred_by, programme_country } = body
			const invite = { type, group_id, referred_by, programme_country }
			const address = await service.mailLoginLink(deps, {
				email,
				returnTo: return_to,
				inviteSecret: invite_id,
				invite: Object.fromEntries(
					Object.entries(invite).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])),
				),
				requester: requesterOf(request),
				language: readLanguage(request.cookies.PARAGLIDE_LOCALE),
			})
			return {
				sent: true,
				mailbox_url: deps.mailer.isEmbedded ? `/dev/mail?to=${encodeURIComponent(address)}` : null,
			}
		},

		showLoginLink: async ({ params }) => {
			const link = await service.findUsableLink(deps, params.token)
			return { email_hint: emailHint(link.email), return_to: link.returnTo }
		},

		consumeLoginLink: async ({ params, request, reply }) => {
			requireOwnOrigin(deps.config, request)
			const opened = await service.signInByLink(deps, params.token, request.headers['user-agent'])
			keep(reply, opened.refresh)
			const { type, group_id, referred_by } = opened.invite
			return {
				access_token: opened.accessToken,
				expires_in,
				return_to: opened.returnTo,
				...(type === 'group_invite' &&
					group_id &&
					referred_by && { group_invite: { group_id, referred_by } }),
			}
		},

		refreshSession: async ({ request, reply }) => {
			requireOwnOrigin(deps.config, request)
			const { [SESSION_COOKIE]: refresh, PARAGLIDE_LOCALE: locale } = request.cookies
			const session = await service.refreshSession(deps, refresh, readLanguage(locale))
			if (!session) {
				// A caller without a cookie may have signed in since in another tab, whose cookie stays.
				if (refresh) forget(reply)
				throw new Problem(401, 'session-expired')
			}
			if (session.refresh) keep(reply, session.refresh)
			return { access_token: session.accessToken, expires_in }
		},

		endSession: async ({ request, reply }) => {
			requireOwnOrigin(deps.config, request)
			const refresh = request.cookies[SESSION_COOKIE]
			await service.signOut(deps, { refresh, sessionId: request.sessionId })
			forget(reply)
			return undefined
		},

		listOwnSessions: (call) =>
			service.listSessions(deps, {
				accountId: requireAccount(call).id,
				sessionId: call.request.sessionId,
			}),

		endOwnSession: async (call) => {
			await service.endOwnSession(deps, { accountId: requireAccount(call).id, id: call.params.id })
			return undefined
		},
	}
}
