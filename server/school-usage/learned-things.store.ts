import { sql } from 'drizzle-orm'
import { resource } from '#server/platform/database/schema/catalogue.ts'
import { enrolment } from '#server/platform/database/schema/learning.ts'
import { quiz } from '#server/platform/database/schema/quiz.ts'
import { trainingEntry } from '#server/platform/database/schema/training.ts'
import { withTeachers } from '#server/school/teacher-year.rules.ts'

const { placeholder } = sql
const days = sql`between ${placeholder('first')}::date and ${placeholder('last')}::date`
/** In SQL: whether a time is in the school year. */
export const isWithin = (column: string) =>
  sql`${sql.raw(column)} >= ${placeholder('begin')}::timestamptz and ${sql.raw(column)} < ${placeholder('end')}::timestamptz`

/** `thing`: each resource and quiz that teachers of the school began or completed in the year, with how many did. */
export const withThings = sql`${withTeachers}, begun as (
    select e.resource_id, count(*) as enrolments from teacher t join ${enrolment} e on e.account_id = t.id and ${isWithin('e.created_at')} group by 1
  ), ended as (
    select e.resource_id, e.quiz_id, count(*) as completed, sum(e.minutes) as minutes
    from teacher t join ${trainingEntry} e on e.account_id = t.id and e.completed_on ${days} group by 1, 2
  ), thing as (
    select r.id as resource_id, r.subject, r.tags, coalesce(b.enrolments, 0) as enrolments, coalesce(c.completed, 0) as completed, coalesce(c.minutes, 0) as minutes
      from begun b full join ended c on c.resource_id = b.resource_id join ${resource} r on r.id = coalesce(b.resource_id, c.resource_id)
    union all
    select null, q.subject, q.tags, 0, c.completed, c.minutes from ended c join ${quiz} q on q.id = c.quiz_id where c.resource_id is null
  )`
