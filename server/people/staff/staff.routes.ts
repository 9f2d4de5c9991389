import { ACCESS_TOKEN_MS } from '#server/people/session/token.rules.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import { requireOwnOrigin } from '#server/platform/contract/own-origin.ts'
import type { Deps } from '#server/platform/deps.ts'
import { requesterOf } from '#server/platform/limits/requester.ts'
import { claimShop, sessionCookies } from './owner-invitation.service.ts'
import * as service from './staff.service.ts'

/** DSK-01, DSK-02: the first owner begins; the owner grants and takes roles. */
export const staffHandlers = (deps: Deps): Handlers => ({
	claimShop: async ({ body, request, reply }) => {
		requireOwnOrigin(deps.config, request)
		const opened = await claimShop(deps, {
			...body,
			requester: requesterOf(request),
			userAgent: request.headers['user-agent'] ?? '',
		})
		sessionCookies(deps.config).keep(reply, opened.refresh)
		return { access_token: opened.accessToken, expires_in: ACCESS_TOKEN_MS / 1000 }
	},
	listStaff: () => service.listStaff(deps),
	setStaffRoles: (call) => service.setStaffRoles(deps, requireAccount(call), call.body),
	resetSecondFactor: async (call) => {
		await service.resetSecondFactor(deps, requireAccount(call), call.params.account_id)
		return undefined
	},
})
