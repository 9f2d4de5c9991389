import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { order, payment } from '#server/shop/order/order.tables.ts'
import { coinEntry } from './wallet.tables.ts'

/** A movement of coins with what was at hand after it, and the order that it belongs to. */
export type CoinEntryRow = {
	id: string
	delta: number
	balance: number
	reason: string
	order_id: string | null
	created_at: string
}

type Page = { accountId: string; limit: number; offset: number }

const accountId = sql`${sql.placeholder('accountId')}::uuid`

const entries = prepareRows<{ total: number } & (CoinEntryRow | { id: null }), Page>(
	'coin entries',
	sql`select counted.total, page.*
  from (select count(*)::int as total from ${coinEntry} c where c.account_id = ${accountId}) as counted
  left join lateral (
    select c.id, c.delta, c.balance, c.reason, c.created_at, o.id as order_id
    from (
      select e.*, sum(e.delta) over (order by e.created_at, e.id)::int as balance
      from ${coinEntry} e where e.account_id = ${accountId}
      order by e.created_at desc, e.id desc
      limit ${sql.placeholder('limit')}::int offset ${sql.placeholder('offset')}::int
    ) as c
    left join ${payment} p on p.id = c.subject_id
    left join ${order} o on o.account_id = ${accountId}
      and o.id = coalesce(p.order_id, case when c.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then c.subject_id::uuid end)
  ) as page on true order by page.created_at desc, page.id desc`,
)

/** One page of an account's movements of coins, the newest first, and how many there are in all. */
export const findEntries = async (db: Db, page: Page) => {
	const rows = await entries(db, page)
	return { total: rows[0]!.total, rows: rows.filter((row) => row.id !== null) as CoinEntryRow[] }
}
