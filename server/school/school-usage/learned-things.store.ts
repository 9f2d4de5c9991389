import { sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { quiz } from '#server/learning/quiz/quiz.tables.ts'
import { factsOf, staleFacts } from '#server/people/school/school-facts.rules.ts'

/**
 * `thing`: each resource and quiz that teachers of a school began or completed in a school year,
 * with how many did; a quiz has no `resource_id`. Placeholders: schoolId, year.
 */
export const withThings = sql`with ${staleFacts}, fact as (
    select key::uuid as id, enrolments, completed, minutes from ${factsOf('thing', sql`${sql.placeholder('year')}::int`)} f
  ), thing as (
    select r.id as resource_id, r.course_type, r.subject, r.tags, f.enrolments, f.completed, f.minutes from fact f join ${resource} r on r.id = f.id
    union all select null, null, q.subject, q.tags, f.enrolments, f.completed, f.minutes from fact f join ${quiz} q on q.id = f.id
  )`
