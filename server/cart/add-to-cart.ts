import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import {
  CART_LIMIT,
  type CartRefusal,
  cartRefusal,
  messageOfCart,
  REFUSED_TYPES,
  REGISTERED_TYPES,
} from '#server/cart/cart.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/** Who wants to put what into the cart. */
export type CartWish = { accountId: string; productId: string; now: Date }

type Verdict = 'added' | 'already-in-cart' | 'unknown-product' | CartRefusal

type Outcome = {
  course_type: string
  enrolment_status: string | null
  in_cart: number
  is_held: boolean
  is_added: boolean
}

/** A list as PostgreSQL writes an array, so that it is one parameter. */
const arrayText = (list: readonly string[]) => `{${list.join(',')}}`

/**
 * CRD-07: judges and adds in one statement, so that nothing changes between the two; the unique key settles what comes twice.
 * The statement tells what it saw, and the pure rule names the refusal.
 */
export const tryAddToCart = async (db: Db, wish: CartWish): Promise<Verdict> => {
  const { rows } = (await db.execute(sql`
    with product as (
      select id, course_type,
        (select status from enrolment e where e.account_id = ${wish.accountId} and e.resource_id = ${wish.productId}) as status,
        coalesce((select array_agg(resource_id) from cart_item where account_id = ${wish.accountId}), '{}') as held
      from resource where id = ${wish.productId}
    ), added as (
      insert into cart_item (id, account_id, resource_id, created_at)
      select ${v7()}::uuid, ${wish.accountId}::uuid, id, ${wish.now.toISOString()}::timestamptz from product
      where course_type <> all (${arrayText(REFUSED_TYPES)}::text[]) and cardinality(held) < ${CART_LIMIT}
        and case when course_type = any (${arrayText(REGISTERED_TYPES)}::text[])
          then status is null else status is distinct from 'confirmed' end
      on conflict do nothing returning 1
    )
    select course_type, status as enrolment_status, cardinality(held) as in_cart, id = any (held) as is_held,
      exists (select from added) as is_added
    from product
  `)) as unknown as { rows: Outcome[] }
  const [seen] = rows
  if (!seen) return 'unknown-product'
  if (seen.is_added) return 'added'
  const refusal = cartRefusal({
    courseType: seen.course_type,
    enrolmentStatus: seen.enrolment_status,
    inCart: seen.is_held ? 0 : seen.in_cart,
  })
  return refusal ?? 'already-in-cart'
}

/**
 * Puts one thing into the cart; a second time changes nothing.
 * @throws Problem 404 unknown-product, 409 already-owned, cart-type-refused or cart-full, each with the server's message
 */
export const addToCart = async (db: Db, wish: CartWish): Promise<void> => {
  const verdict = await tryAddToCart(db, wish)
  if (verdict === 'unknown-product') throw new Problem(404, 'unknown-product')
  if (verdict === 'added' || verdict === 'already-in-cart') return
  const message = messageOfCart[verdict]
  throw new Problem(409, verdict, message, { response: { message } })
}
