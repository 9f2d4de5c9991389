import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { CART_LIMIT, REFUSED_TYPES, REGISTERED_TYPES } from '#domain/shop/cart.rules.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { cartItem } from './cart.tables.ts'

/** State of a product that was added to a cart, and the result of adding it. */
export type Outcome = {
	id: string
	course_type: string
	enrolment_status: string | null
	is_held: boolean
	is_added: boolean
}

const accountId = sql`${sql.placeholder('accountId')}::uuid`

const lock = prepare<unknown, { accountId: string }>(
	'lock cart',
	sql`select from ${account} where id = ${accountId} for no key update`,
)

/** Makes other changes of this account's cart wait until the transaction ends. */
export const lockCart = (tx: Db, id: string): Promise<unknown> => lock(tx, { accountId: id })

const add = prepare<
	Outcome,
	{ accountId: string; ids: string[]; keys: string[]; now: string } & Record<string, unknown>
>(
	'add to cart',
	sql`with known as (
    select r.id, r.course_type, e.status, c.id is not null as is_held, asked.key, asked.place,
      r.course_type <> all (${sql.placeholder('refused')}::text[])
        and case when r.course_type = any (${sql.placeholder('registered')}::text[])
          then e.status is null else e.status is distinct from 'confirmed' end as is_sold
    from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('keys')}::uuid[]) with ordinality as asked (id, key, place)
    join ${resource} r on r.id = asked.id and r.withdrawn_at is null
    left join ${enrolment} e on e.resource_id = r.id and e.account_id = ${accountId}
    left join ${cartItem} c on c.resource_id = r.id and c.account_id = ${accountId}
  ), added as (
    insert into ${cartItem} (id, account_id, resource_id, created_at)
    select key, ${accountId}, id, ${sql.placeholder('now')}::timestamptz from known where is_sold and not is_held
    order by place limit greatest(0, ${sql.placeholder('most')}::int - (select count(*) from ${cartItem} where account_id = ${accountId}))
    on conflict do nothing returning resource_id
  )
  select known.id, course_type, status as enrolment_status, is_held, added.resource_id is not null as is_added
  from known left join added on added.resource_id = known.id order by place`,
)

/**
 * CRD-07: adds the allowed products in the order of their ids while there is room, in one
 * statement. Unknown ids have no outcome. Call `lockCart` first, because the statement counts the
 * room at its start.
 */
export const addProducts = (
	tx: Db,
	wish: { accountId: string; ids: string[]; now: Date },
): Promise<Outcome[]> =>
	add(tx, {
		accountId: wish.accountId,
		ids: wish.ids,
		keys: wish.ids.map(() => v7()),
		now: wish.now.toISOString(),
		refused: REFUSED_TYPES,
		registered: REGISTERED_TYPES,
		most: CART_LIMIT,
	})
