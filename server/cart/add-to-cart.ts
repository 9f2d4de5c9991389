import { and, count, eq } from 'drizzle-orm'
import { mayJoinCart } from '#machines/cart/cart.rules.ts'
import type { Db } from '#server/db/open.ts'
import { resource } from '#server/db/schema/catalogue.ts'
import { cartItem, enrolment } from '#server/db/schema/learning.ts'
import { Problem } from '#server/problem.ts'

/** How many things a cart holds at the most. */
export const CART_LIMIT = 50

/**
 * Puts a product into an account's cart, once (CRD-07 decided on the server, in one transaction).
 * @returns whether it was not in the cart before, with the product's title
 * @throws Problem 404 unknown-product, 409 already-owned, 409 cart-type-refused, 409 cart-full
 */
export const addToCart = (
  db: Db,
  wish: { accountId: string; productId: string; now: Date },
): Promise<{ isNew: boolean; title: string }> =>
  db.transaction(async (tx) => {
    const mine = and(eq(enrolment.resourceId, resource.id), eq(enrolment.accountId, wish.accountId))
    const [found] = await tx
      .select({ title: resource.title, courseType: resource.courseType, status: enrolment.status })
      .from(resource)
      .leftJoin(enrolment, mine)
      .where(eq(resource.id, wish.productId))
    if (!found) throw new Problem(404, 'unknown-product')
    const { courseType, status } = found
    const isSold = mayJoinCart({ courseType, registered: false, enrolled: false })
    if (!isSold) throw new Problem(409, 'cart-type-refused')
    if (!mayJoinCart({ courseType, registered: status !== null, enrolled: status === 'confirmed' }))
      throw new Problem(409, 'already-owned')
    const [held] = await tx
      .select({ items: count() })
      .from(cartItem)
      .where(eq(cartItem.creatorId, wish.accountId))
    if (held!.items >= CART_LIMIT) throw new Problem(409, 'cart-full')
    const added = await tx
      .insert(cartItem)
      .values({ creatorId: wish.accountId, webinarId: wish.productId, createdAt: wish.now })
      .onConflictDoNothing()
      .returning({ id: cartItem.id })
    return { isNew: added.length === 1, title: found.title }
  })
