import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listRecentViews, recordView } from './recent-view.service.ts'

/** Handles the recent views of the signed-in account. */
export const recentViewHandlers = (deps: Deps): Handlers => ({
	listRecentViews: async (call) =>
		listRecentViews(deps.db, requireAccount(call).id, call.query.limit ?? 3),

	recordView: async (call) => {
		const accountId = requireAccount(call).id
		const view = { accountId, resourceId: call.params.webinar_id, now: deps.clock() }
		await recordView(deps.db, view)
		return undefined
	},
})
