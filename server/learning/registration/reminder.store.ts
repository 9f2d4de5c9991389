import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepare } from '#server/platform/database/prepare.ts'
import { attendance, liveSession, sessionReminder } from './live-session.tables.ts'

/** Somebody to remind. */
export type DueReminder = {
	registration_id: string
	starts_at: string
	title: string
	email: string
	name: string
	language: 'en' | 'hi'
	/** True if the teacher may take the registration back. */
	leavable: boolean
}

type Asked = {
	kind: 'day' | 'hour'
	now: string
	from: string
	to: string
	lead: number
	most: number
}

const now = sql`${sql.placeholder('now')}::timestamptz`
const kind = sql.placeholder('kind')

const claim = prepare<DueReminder, Asked>(
	'claim reminders',
	sql`with due as (
      select s.id as session_id, e.account_id, e.id as registration_id, s.starts_at, s.resource_id,
        e.source <> 'purchase' as leavable
      from ${liveSession} s join ${enrolment} e on e.resource_id = s.resource_id and e.status = 'confirmed'
      where s.cancelled_at is null
        and s.starts_at > ${sql.placeholder('from')}::timestamptz and s.starts_at <= ${sql.placeholder('to')}::timestamptz
        and e.created_at <= s.starts_at - make_interval(secs => ${sql.placeholder('lead')}::int)
        and not exists (select from ${sessionReminder} m where m.session_id = s.id and m.account_id = e.account_id
          and m.kind = ${kind} and m.starts_at = s.starts_at)
        and not exists (select from ${attendance} a where a.session_id = s.id and a.account_id = e.account_id)
      order by s.starts_at, e.id limit ${sql.placeholder('most')}::int
    ), claimed as (
      insert into ${sessionReminder} (session_id, account_id, kind, starts_at, sent_at)
      select session_id, account_id, ${kind}, starts_at, ${now} from due
      on conflict do nothing returning session_id, account_id
    ) select d.registration_id, d.starts_at, r.title, p.email, p.display_name as name, p.language, d.leavable
      from claimed c join due d using (session_id, account_id)
      join ${account} p on p.id = d.account_id join ${resource} r on r.id = d.resource_id`,
)

/**
 * Claims reminders that are due, inside the caller's transaction, each for one process only.
 * @param asked sessions that begin after `from` and until `to`; `lead`: seconds; who registered
 * later than that before the beginning is not reminded
 */
export const claimReminders = (
	tx: Db,
	asked: { kind: 'day' | 'hour'; now: Date; from: Date; to: Date; lead: number; most: number },
): Promise<DueReminder[]> =>
	claim(tx, {
		...asked,
		now: asked.now.toISOString(),
		from: asked.from.toISOString(),
		to: asked.to.toISOString(),
	})
