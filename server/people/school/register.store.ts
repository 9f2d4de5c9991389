import { sql } from 'drizzle-orm'
import {
	assessmentConsent,
	selfAssessment,
} from '#server/learning/self-assessment/self-assessment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { eventRegistration } from '#server/people/event/event.tables.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'

const school = sql`${sql.placeholder('school')}::uuid`
const page = sql`limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`

/** A teacher in a register; `total` counts the whole register. */
export type RegisterRow = {
	id: string
	name: string
	at: string | null
	score: number | null
	place: string | null
	total: number
}

type Paged = { school: string; limit: number; offset: number }

/**
 * The teachers who agreed that their school sees it (PRI-02), with their newest self-assessment:
 * its time and mean; by name.
 */
export const findAssessed = prepareRows<RegisterRow, Paged>(
	'school-assessed',
	sql`select a.id, a.display_name as name, newest.created_at as at,
    (select round(avg(value::int))::int from jsonb_each_text(newest.scores)) as score, null as place,
    count(*) over ()::int as total
  from ${account} a
  join ${assessmentConsent} c on c.account_id = a.id and c.school_id = a.school_id
  join lateral (
    select s.created_at, s.scores from ${selfAssessment} s where s.account_id = a.id
    order by s.created_at desc, s.id desc limit 1
  ) newest on true
  where a.school_id = ${school} and not a.roles && array['main_poc', 'additional_main_poc']
  order by a.display_name, a.id ${page}`,
)

/** The people of a school who are registered for an event, by name. */
export const findRegistered = prepareRows<RegisterRow, Paged & { event: string }>(
	'school-registered',
	sql`select r.id, a.display_name as name, r.created_at as at, null::int as score, r.country as place,
    count(*) over ()::int as total
  from ${account} a join ${eventRegistration} r on r.email = a.email and r.event = ${sql.placeholder('event')}
  where a.school_id = ${school}
  order by a.display_name, r.id ${page}`,
)
