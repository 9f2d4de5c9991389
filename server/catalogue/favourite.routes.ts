import { addFavourite, listFavourites, removeFavourite } from '#server/catalogue/favourite.store.ts'
import { type Handlers, signedIn } from '#server/contract.ts'
import type { Deps } from '#server/deps.ts'

/** CRD-05: bookmarks of the signed-in. */
export const favouriteHandlers = (deps: Deps): Handlers => ({
  listFavourites: (call) => listFavourites(deps.db, signedIn(call).id, call.query),

  addFavourite: async (call) => {
    const mark = {
      accountId: signedIn(call).id,
      webinarId: call.params.webinar_id,
      now: deps.clock(),
    }
    return { favourite_id: await addFavourite(deps.db, mark) }
  },

  removeFavourite: async (call) => {
    await removeFavourite(deps.db, signedIn(call).id, call.params.webinar_id)
    return undefined
  },
})
