import { sql } from 'drizzle-orm'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { PLANNED_EACH_TIME } from '#server/platform/database/preparing-client.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { lesson, resource } from '#server/platform/database/schema/catalogue.ts'
import { enrolment, lessonDone } from '#server/platform/database/schema/learning.ts'
import { liveSession } from '#server/platform/database/schema/live.ts'

const school = sql`${sql.placeholder('school')}::uuid`
const teachers = sql`(select a.id, a.display_name from ${account} a where a.school_id = ${school}
  and not a.roles && array['main_poc', 'additional_main_poc'])`

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

/** Resources of a type that teachers of a school are enrolled in, most teachers first; `total` counts them all. */
export const findLearned = prepareRows<
  LearnedRow,
  { school: string; type: string; limit: number; offset: number }
>(
  'school-learned',
  sql`${sql.raw(PLANNED_EACH_TIME)} with begun_each as (
    select e.id, e.resource_id from ${teachers} t join ${enrolment} e on e.account_id = t.id and e.status = 'confirmed'
    join ${resource} r on r.id = e.resource_id and r.course_type = ${sql.placeholder('type')}
  ), begun as (
    select resource_id, count(*)::int as enrolled from begun_each group by 1
  ), done as (
    select m.resource_id, m.id, count(*) as lessons from begun_each m join ${lessonDone} d on d.enrolment_id = m.id group by 1, 2
  ), wanted as (
    select l.resource_id, count(*) as lessons from ${lesson} l where l.resource_id in (select resource_id from begun) group by 1
  ), finished as (
    select d.resource_id, count(*)::int as completed from done d join wanted w on w.resource_id = d.resource_id and w.lessons = d.lessons group by 1
  ), mine as (
    select b.resource_id, b.enrolled, coalesce(f.completed, 0) as completed from begun b left join finished f on f.resource_id = b.resource_id
  )
  select r.id, r.title, r.slug, r.slugtitle, r.course_type, r.start_date as starts_at, mine.enrolled, mine.completed,
    count(*) over ()::int as total
  from mine join ${resource} r on r.id = mine.resource_id
  order by mine.enrolled desc, r.title, r.id
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

/** The live sessions that have not ended and teachers of a school are registered for, soonest first, at most a hundred. */
export const findScheduled = prepareRows<ScheduledRow, { school: string; now: string }>(
  'school-scheduled',
  sql`${sql.raw(PLANNED_EACH_TIME)} select s.id, r.title, r.slug, r.slugtitle, r.course_type, s.starts_at, s.ends_at,
    array_agg(t.display_name order by t.display_name, t.id) as teachers
  from ${teachers} t join ${enrolment} e on e.account_id = t.id
  join ${liveSession} s on s.resource_id = e.resource_id
    and s.ends_at > ${sql.placeholder('now')}::timestamptz and s.cancelled_at is null
  join ${resource} r on r.id = s.resource_id
  group by s.id, r.id order by s.starts_at, s.id limit 100`,
)
