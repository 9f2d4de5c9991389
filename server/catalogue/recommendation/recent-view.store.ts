import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { prepare, prepareRows } from '#server/platform/database/prepare.ts'
import { recentView } from './recent-view.tables.ts'

const accountId = sql`${sql.placeholder('accountId')}::uuid`
const newest = (limit: ReturnType<typeof sql>) =>
	sql`select resource_id from ${recentView} where account_id = ${accountId} order by viewed_at desc, resource_id limit ${limit}::int`

/** The ids of what an account looked at, the last first. */
export const findViews = prepareRows<{ resource_id: string }, { accountId: string; limit: number }>(
	'recent views',
	newest(sql`${sql.placeholder('limit')}`),
)

/** Keeps that an account looks at a resource; no row when there is no such resource. */
export const putView = prepare<
	{ resource_id: string },
	{ accountId: string; resourceId: string; now: string }
>(
	'recent view',
	sql`insert into ${recentView} (account_id, resource_id, viewed_at)
  select ${accountId}, id, ${sql.placeholder('now')}::timestamptz from ${resource} where id = ${sql.placeholder('resourceId')}::uuid
  on conflict (account_id, resource_id) do update set viewed_at = excluded.viewed_at returning resource_id`,
)

/** Forgets what an account looked at before the last `keep`. */
export const dropOldViews = prepare<never, { accountId: string; keep: number }>(
	'recent views dropped',
	sql`delete from ${recentView} where account_id = ${accountId} and resource_id not in (${newest(sql`${sql.placeholder('keep')}`)})`,
)
