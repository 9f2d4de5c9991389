import { webinarOf } from '#server/catalogue/webinar.ts'
import { addFavourite, removeFavourite } from '#server/favourite/favourite.service.ts'
import { favouriteColumns, findFavourites } from '#server/favourite/favourite.store.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type GraphContext, ownerOf, ownOnly } from '#server/platform/graph/graph-context.ts'
import { buildWhere, idOf, type ListArgs, pageOf } from '#server/platform/graph/where.ts'

/** The caller's bookmarks, in the contract's words. A status filter says nothing of them. */
export const favouriteGraph = (deps: Deps) => {
  const list = async (accountId: string, args: ListArgs) => {
    const where = buildWhere(args.where, favouriteColumns)
    const rows = await findFavourites(deps.db, accountId, pageOf(args), where)
    return rows.map((row) => ({
      id: row.id,
      user_id: accountId,
      webinar_id: row.resource.id,
      webinar: webinarOf(row.resource),
    }))
  }

  return {
    Query: {
      favorites: (_: unknown, args: ListArgs, context: GraphContext) =>
        list(ownerOf(context).id, args),
    },

    Mutation: {
      insert_favorite: async (
        _: unknown,
        { object }: { object: { user_id: string; webinar_id: string } },
        context: GraphContext,
      ) => {
        const { id: accountId } = ownOnly(context, object.user_id)
        const resourceId = idOf(object.webinar_id)
        await addFavourite(deps.db, { accountId, resourceId, now: deps.clock() })
        return (await list(accountId, { where: { webinar_id: { _eq: resourceId } } }))[0]
      },

      delete_favorite: (_: unknown, args: { id: string }, context: GraphContext) =>
        removeFavourite(deps.db, ownerOf(context).id, { id: idOf(args.id) }),
    },
  }
}
