import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { liveSession } from '#server/learning/registration/live-session.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { PLANNED_EACH_TIME } from '#server/platform/database/preparing-client.ts'
import { factsOf, staleFacts } from './school-facts.rules.ts'

const isOfSchool = sql`a.school_id = ${sql.placeholder('school')}::uuid
  and not a.roles && array['main_poc', 'additional_main_poc']`

/** A resource with how many teachers of a school are enrolled and completed it. */
export type LearnedRow = {
	id: string
	title: string
	slug: string
	slugtitle: string
	course_type: string
	starts_at: string | null
	enrolled: number
	completed: number
	total: number
}

/**
 * Resources of a type that teachers of a school are enrolled in, most teachers first; `total`
 * counts them all.
 */
export const findLearned = prepareRows<
	LearnedRow,
	{ schoolId: string; type: string; limit: number; offset: number }
>(
	'school-learned',
	sql`with ${staleFacts} select r.id, r.title, r.slug, r.slugtitle, r.course_type, r.start_date as starts_at, f.enrolments as enrolled, f.completed,
    count(*) over ()::int as total
  from ${factsOf('course', sql`0`)} f join ${resource} r on r.id = f.key::uuid and r.course_type = ${sql.placeholder('type')}
  order by f.enrolments desc, r.title, r.id
  limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`,
)

/** A live session to come with who of a school takes part. */
export type ScheduledRow = {
	id: string
	title: string
	slug: string
	slugtitle: string
	course_type: string
	starts_at: string
	ends_at: string
	teachers: string[]
}

/**
 * The live sessions that have not ended and teachers of a school are registered for, soonest first,
 * at most a hundred.
 */
export const findScheduled = prepareRows<ScheduledRow, { school: string; now: string }>(
	'school-scheduled',
	sql`${sql.raw(PLANNED_EACH_TIME)} with shown as (
    select s.id, s.resource_id, s.starts_at, s.ends_at from ${liveSession} s
    where s.ends_at > ${sql.placeholder('now')}::timestamptz and s.cancelled_at is null and exists (
      select from ${enrolment} e join ${account} a on a.id = e.account_id where e.resource_id = s.resource_id and ${isOfSchool})
    order by s.starts_at, s.id limit 100
  )
  select s.id, r.title, r.slug, r.slugtitle, r.course_type, s.starts_at, s.ends_at,
    array_agg(a.display_name order by a.display_name, a.id) as teachers
  from shown s join ${enrolment} e on e.resource_id = s.resource_id join ${account} a on a.id = e.account_id and ${isOfSchool}
  join ${resource} r on r.id = s.resource_id
  group by s.id, s.starts_at, s.ends_at, r.id order by s.starts_at, s.id`,
)
