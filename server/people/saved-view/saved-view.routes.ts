import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listSavedViews, removeSavedView, storeSavedView } from './saved-view.service.ts'

/** 28.3: views of the desk's lists that people save for themselves. */
export const savedViewHandlers = (deps: Deps): Handlers => ({
	listSavedViews: (call) => listSavedViews(deps.db, requireAccount(call), call.query.list),
	storeSavedView: (call) => storeSavedView(deps, requireAccount(call), call.body),
	removeSavedView: async (call) =>
		void (await removeSavedView(deps, requireAccount(call), call.params.id)),
})
