import { and, asc, desc, eq } from 'drizzle-orm'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { resource } from '#server/db/schema/catalogue.ts'
import { cartItem, favorite } from '#server/db/schema/learning.ts'
import type { Deps } from '#server/deps.ts'
import { type GraphContext, ownerOf, ownOnly } from '#server/graph/graph-context.ts'
import { webinarOf } from '#server/graph/webinar.ts'
import { conditionsOf, idOf, type ListArgs, pageOf } from '#server/graph/where.ts'
import { Problem } from '#server/problem.ts'

/** What the caller put aside: bookmarks and the cart. A status filter says nothing of them. */
export const shelfGraph = (deps: Deps) => {
  const favorites = async (accountId: string, args: ListArgs) => {
    const columns = { id: favorite.id, webinar_id: favorite.webinarId }
    const rows = await deps.db
      .select({ favorite, resource })
      .from(favorite)
      .innerJoin(resource, eq(resource.id, favorite.webinarId))
      .where(and(eq(favorite.userId, accountId), ...conditionsOf(args.where, columns)))
      .orderBy(desc(favorite.createdAt), desc(favorite.id))
      .limit(pageOf(args).limit)
      .offset(pageOf(args).offset)
    return rows.map((row) => ({
      id: row.favorite.id,
      user_id: accountId,
      webinar_id: row.resource.id,
      webinar: webinarOf(row.resource),
    }))
  }

  const cart = async (accountId: string, args: ListArgs) => {
    const columns = { id: cartItem.id, webinar_id: cartItem.webinarId }
    const rows = await deps.db
      .select({ item: cartItem, resource })
      .from(cartItem)
      .innerJoin(resource, eq(resource.id, cartItem.webinarId))
      .where(and(eq(cartItem.creatorId, accountId), ...conditionsOf(args.where, columns)))
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
      favorites: (_: unknown, args: ListArgs, context: GraphContext) =>
        favorites(ownerOf(context).id, args),
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

      insert_favorite: async (
        _: unknown,
        { object }: { object: { user_id: string; webinar_id: string } },
        context: GraphContext,
      ) => {
        const { id } = ownOnly(context, object.user_id)
        const webinarId = idOf(object.webinar_id)
        const [found] = await deps.db.select().from(resource).where(eq(resource.id, webinarId))
        if (!found) throw new Problem(404, 'unknown-product')
        await deps.db
          .insert(favorite)
          .values({ userId: id, webinarId, createdAt: deps.clock() })
          .onConflictDoNothing()
        return (await favorites(id, only(webinarId)))[0]
      },

      delete_favorite: async (_: unknown, args: { id: string }, context: GraphContext) => {
        const own = and(eq(favorite.id, idOf(args.id)), eq(favorite.userId, ownerOf(context).id))
        const rows = await deps.db.delete(favorite).where(own).returning({ id: favorite.id })
        return rows.length === 1
      },
    },
  }
}
