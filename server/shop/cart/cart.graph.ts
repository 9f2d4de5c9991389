import { webinarOf } from '#server/catalogue/catalogue/webinar.rules.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type GraphContext, ownerOf, ownOnly } from '#server/platform/graph/graph-context.ts'
import { idOf, type ListArgs } from '#server/platform/graph/where.ts'
import { addToCart, listLines } from './cart.service.ts'

/** The caller's cart. A status filter says nothing of it. */
export const cartGraph = (deps: Deps) => {
	const cart = async (accountId: string, args: ListArgs) => {
		const lines = await listLines(deps.db, accountId, args)
		return lines.map(({ id, card }) => ({
			id,
			creator_id: accountId,
			webinar_id: card.id,
			webinar: webinarOf(card),
		}))
	}

	const only = (resourceId: string): ListArgs => ({ where: { webinar_id: { _eq: resourceId } } })

	return {
		Query: {
			cart: (_: unknown, args: ListArgs, context: GraphContext) => cart(ownerOf(context).id, args),
		},

		Mutation: {
			insert_cart: async (
				_: unknown,
				{ object }: { object: { creator_id: string; webinar_id: string } },
				context: GraphContext,
			) => {
				const { id: accountId } = ownOnly(context, object.creator_id)
				const resourceId = idOf(object.webinar_id)
				await addToCart(deps.db, { accountId, resourceId, now: deps.clock() })
				return (await cart(accountId, only(resourceId)))[0]
			},
		},
	}
}
