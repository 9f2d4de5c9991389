import { webinarOf } from '#server/catalogue/catalogue/webinar.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type GraphContext, ownerOf, ownOnly } from '#server/platform/graph/graph-context.ts'
import { idOf, type ListArgs } from '#server/platform/graph/where.ts'
import { addFavourite, listBookmarks, removeFavourite } from './favourite.service.ts'

/** The caller's bookmarks, in the contract's words. A status filter says nothing of them. */
export const favouriteGraph = (deps: Deps) => {
	const list = async (accountId: string, args: ListArgs) => {
		const bookmarks = await listBookmarks(deps.db, accountId, args)
		return bookmarks.map(({ id, card }) => ({
			id,
			user_id: accountId,
			webinar_id: card.id,
			webinar: webinarOf(card),
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
