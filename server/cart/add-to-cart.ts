import { and, count, eq } from 'drizzle-orm'
import { type CartRefusal, cartRefusal, messageOfCart } from '#server/cart/cart.rules.ts'
import type { Db } from '#server/db/open.ts'
import { account } from '#server/db/schema/account.ts'
import { resource } from '#server/db/schema/catalogue.ts'
import { cartItem, enrolment } from '#server/db/schema/learning.ts'
import { Problem } from '#server/problem.ts'

/** Who wants to put what into the cart. */
export type CartWish = { accountId: string; productId: string; now: Date }

type Verdict = 'added' | 'already-in-cart' | 'unknown-product' | CartRefusal

/**
 * CRD-07: puts one thing into the cart of an account, inside the caller's transaction; the account's row is locked, so that two
 * devices cannot pass the limit together.
 */
export const tryAddToCart = async (tx: Db, wish: CartWish): Promise<Verdict> => {
  await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, wish.accountId))
    .for('update')
  const [product] = await tx
    .select({ courseType: resource.courseType, enrolmentStatus: enrolment.status })
    .from(resource)
    .leftJoin(
      enrolment,
      and(eq(enrolment.resourceId, resource.id), eq(enrolment.accountId, wish.accountId)),
    )
    .where(eq(resource.id, wish.productId))
  if (!product) return 'unknown-product'
  const [held] = await tx
    .select({ inCart: count() })
    .from(cartItem)
    .where(eq(cartItem.creatorId, wish.accountId))
  const refusal = cartRefusal({ ...product, inCart: held!.inCart })
  if (refusal) return refusal
  const added = await tx
    .insert(cartItem)
    .values({ creatorId: wish.accountId, webinarId: wish.productId, createdAt: wish.now })
    .onConflictDoNothing()
    .returning({ id: cartItem.id })
  return added.length === 1 ? 'added' : 'already-in-cart'
}

/**
 * Puts one thing into the cart; a second time changes nothing.
 * @throws Problem 404 unknown-product, 409 already-owned, cart-type-refused or cart-full, each with the server's message
 */
export const addToCart = async (db: Db, wish: CartWish): Promise<void> => {
  const verdict = await db.transaction((tx) => tryAddToCart(tx, wish))
  if (verdict === 'unknown-product') throw new Problem(404, 'unknown-product')
  if (verdict === 'added' || verdict === 'already-in-cart') return
  const message = messageOfCart[verdict]
  throw new Problem(409, verdict, message, { response: { message } })
}
