import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { addFavourite, listFavourites, removeFavourite } from './favourite.service.ts'

/** CRD-05: bookmarks of the signed-in. */
export const favouriteHandlers = (deps: Deps): Handlers => ({
	listFavourites: (call) => listFavourites(deps.db, requireAccount(call).id, call.query),

	addFavourite: async (call) => {
		const mark = {
			accountId: requireAccount(call).id,
			resourceId: call.params.webinar_id,
			now: deps.clock(),
		}
		return { favourite_id: await addFavourite(deps.db, mark) }
	},

	removeFavourite: async (call) => {
		const by = { resourceId: call.params.webinar_id }
		await removeFavourite(deps.db, requireAccount(call).id, by)
		return undefined
	},
})
