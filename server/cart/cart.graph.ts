import { and, asc, desc, eq } from 'drizzle-orm'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { webinarOf } from '#server/catalogue/webinar.ts'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { cartItem, favourite } from '#server/platform/database/schema/learning.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type GraphContext, ownerOf, ownOnly } from '#server/platform/graph/graph-context.ts'
import { buildWhere, idOf, type ListArgs, pageOf } from '#server/platform/graph/where.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** The caller's cart. A status filter says nothing of it. */
export const cartGraph = (deps: Deps) => {
  const cart = async (accountId: string, args: ListArgs) => {
    const columns = { id: cartItem.id, webinar_id: cartItem.resourceId }
    const rows = await deps.db
      .select({ item: cartItem, resource })
      .from(cartItem)
      .innerJoin(resource, eq(resource.id, cartItem.resourceId))
      .where(and(eq(cartItem.accountId, accountId), ...buildWhere(args.where, columns)))
      .orderBy(asc(cartItem.createdAt), asc(cartItem.id))
      .limit(pageOf(args).limit)
      .offset(pageOf(args).offset)
    return rows.map((row) => ({
      id: row.item.id,
      creator_id: accountId,
      webinar_id: row.resource.id,
      webinar: webinarOf(row.resource),
    }))
  }

  const only = (webinarId: string): ListArgs => ({ where: { webinar_id: { _eq: webinarId } } })

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
        const { id } = ownOnly(context, object.creator_id)
        const webinarId = idOf(object.webinar_id)
        await addToCart(deps.db, { accountId: id, productId: webinarId, now: deps.clock() })
        return (await cart(id, only(webinarId)))[0]
      },
    },
  }
}
