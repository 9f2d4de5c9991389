import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { liveSession, sessionNotice } from './live-session.tables.ts'

/** A registered person to notify of a changed session. */
export type DueNotice = {
	registration_id: string
	account_id: string
	change: 'moved' | 'cancelled' | 'restored'
	starts_at: string
	ends_at: string
	previous_starts_at: string
	previous_ends_at: string
	title: string
	email: string
	name: string
	language: 'en' | 'hi'
	/** The order that it was bought with; null where nothing was paid. */
	order_id: string | null
}

const now = sql`${sql.placeholder('now')}::timestamptz`

const claim = prepare<DueNotice, { now: string; since: string; most: number }>(
	'claim session notices',
	sql`with due as (
      select s.id as session_id, s.sequence, e.account_id, e.id as registration_id, s.change, s.starts_at, s.ends_at,
        s.previous_starts_at, s.previous_ends_at, s.resource_id, case when e.source = 'purchase' then e.order_id end as order_id
      from ${liveSession} s join ${enrolment} e on e.resource_id = s.resource_id and e.created_at <= s.changed_at
      where s.changed_at > ${sql.placeholder('since')}::timestamptz and s.change is not null
        and greatest(s.ends_at, s.previous_ends_at) > ${now}
        and not exists (select from ${sessionNotice} n where n.session_id = s.id and n.account_id = e.account_id
          and n.sequence = s.sequence)
      order by s.changed_at, e.id limit ${sql.placeholder('most')}::int
    ), claimed as (
      insert into ${sessionNotice} (session_id, account_id, sequence, sent_at)
      select session_id, account_id, sequence, ${now} from due
      on conflict do nothing returning session_id, account_id
    ) select d.registration_id, d.account_id, d.change, d.starts_at, d.ends_at, d.previous_starts_at, d.previous_ends_at,
        r.title, p.email, p.display_name as name, p.language, d.order_id
      from claimed c join due d using (session_id, account_id)
      join ${account} p on p.id = d.account_id join ${resource} r on r.id = d.resource_id`,
)

/**
 * Claims the people to notify of a change, inside the caller's transaction, each for one process
 * only.
 * @param asked changes after `since` of what is or was still to come
 */
export const claimNotices = (
	tx: Db,
	asked: { now: Date; since: Date; most: number },
): Promise<DueNotice[]> =>
	claim(tx, { ...asked, now: asked.now.toISOString(), since: asked.since.toISOString() })
