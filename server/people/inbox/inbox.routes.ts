import { createSharedRuns, type SharedRuns } from '#server/platform/cache/shared-runs.ts'
import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { InboxSource } from '#server/platform/inbox-source.ts'
import { listInbox, releaseItem, takeItem } from './inbox.service.ts'

/**
 * DSK-12: everything that waits for a person.
 * @param sources what waits of each kind
 */
export const inboxHandlers = (
	deps: Deps,
	sources: readonly InboxSource[],
	share: SharedRuns = createSharedRuns(),
): Handlers => ({
	listInbox: (call) => listInbox({ db: deps.db, share }, sources, requireAccount(call), call.query),
	takeInboxItem: (call) =>
		takeItem(deps, sources, requireAccount(call), {
			...call.params,
			takeOver: call.body.take_over,
		}),
	releaseInboxItem: async (call) => {
		await releaseItem(deps, requireAccount(call), call.params)
		return undefined
	},
})
