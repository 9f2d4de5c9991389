import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { account } from '#server/platform/database/schema/account.ts'
import { lesson, resource } from '#server/platform/database/schema/catalogue.ts'
import { enrolment, lessonDone } from '#server/platform/database/schema/learning.ts'
import { quiz } from '#server/platform/database/schema/quiz.ts'
import { trainingEntry } from '#server/platform/database/schema/training.ts'
import { isTeacherOf } from '#server/school/teachers.rules.ts'
import type { YearOfSchool } from '#server/school-usage/overview.store.ts'

/** What was learned of something in a year; `minutes` of training hours. */
export type LearnedRow = {
  name: string
  teachers: number
  enrolments: number
  completed: number
  minutes: number
}

const { placeholder } = sql
const days = sql`between ${placeholder('first')}::date and ${placeholder('last')}::date`
const isWithin = (column: string) =>
  sql`${sql.raw(column)} >= ${placeholder('begin')}::timestamptz and ${sql.raw(column)} < ${placeholder('end')}::timestamptz`

const withActs = sql`with teacher as (
    select p.id from ${account} p where ${isTeacherOf(placeholder('schoolId'))}
  ), act as (
    select t.id as teacher, r.id as resource_id, r.subject, r.tags, true as is_begun, 0 as minutes
      from teacher t join ${enrolment} e on e.account_id = t.id and ${isWithin('e.created_at')}
        join ${resource} r on r.id = e.resource_id
    union all
    select t.id, r.id, coalesce(r.subject, q.subject), coalesce(r.tags, q.tags), false, e.minutes
      from teacher t join ${trainingEntry} e on e.account_id = t.id and e.completed_on ${days}
        left join ${resource} r on r.id = e.resource_id left join ${quiz} q on q.id = e.quiz_id
      where coalesce(r.id, q.id) is not null
  )`

const learned = sql`count(distinct teacher)::int as teachers, (count(*) filter (where is_begun))::int as enrolments,
  (count(*) filter (where not is_begun))::int as completed, sum(minutes)::int as minutes`

const subjects = prepareRows<LearnedRow, YearOfSchool>(
  'subjects of a school',
  sql`${withActs} select subject as name, ${learned} from act group by 1 order by completed desc, enrolments desc, name`,
)

const competencies = prepareRows<LearnedRow, YearOfSchool>(
  'competencies of a school',
  sql`${withActs} select tag as name, ${learned} from act cross join unnest(tags) as tag group by 1
    order by completed desc, enrolments desc, name`,
)

/** Subjects of which a school’s teachers learned something in a year, most completed first. */
export const readSubjects = (db: Db, year: YearOfSchool) => subjects(db, year)

/** The same by competency. */
export const readCompetencies = (db: Db, year: YearOfSchool) => competencies(db, year)

/** A resource of a subject, with how many teachers begun and completed it in a year. */
export type LearnedResource = {
  id: string
  title: string
  course_type: string
  slug: string
  slugtitle: string
  enrolled: number
  completed: number
  sections: { name: string; lessons: number; completed: number }[]
}

type OfSubject = YearOfSchool & { subject: string; most: number }

const resources = prepareRows<LearnedResource, OfSubject>(
  'resources of a school',
  sql`${withActs}, shown as (
      select resource_id, count(distinct teacher) filter (where is_begun) as enrolled,
        count(distinct teacher) filter (where not is_begun) as completed
      from act where subject = ${placeholder('subject')}::text and resource_id is not null
      group by 1 order by 3 desc, 2 desc, 1 limit ${placeholder('most')}::int
    ), part as (
      select l.resource_id, l.section, count(*) as lessons, min(l.position) as position
      from shown s join ${lesson} l on l.resource_id = s.resource_id group by 1, 2
    ), done as (
      select e.account_id, l.resource_id, l.section, count(*) as lessons, max(d.done_at) as done_at
      from shown s join ${enrolment} e on e.resource_id = s.resource_id join teacher t on t.id = e.account_id
        join ${lessonDone} d on d.enrolment_id = e.id join ${lesson} l on l.id = d.lesson_id group by 1, 2, 3
    ), section as (
      select p.resource_id, json_agg(json_build_object('name', p.section, 'lessons', p.lessons, 'completed',
        (select count(*) from done d where d.resource_id = p.resource_id and d.section = p.section
          and d.lessons = p.lessons and ${isWithin('d.done_at')})) order by p.position) as sections
      from part p group by 1
    ) select r.id, r.title, r.course_type, r.slug, r.slugtitle, s.enrolled::int, s.completed::int,
        coalesce(n.sections, '[]') as sections
      from shown s join ${resource} r on r.id = s.resource_id left join section n on n.resource_id = r.id
      order by s.completed desc, s.enrolled desc, r.title, r.id`,
)

/** Resources of a subject that a school’s teachers learned in a year, most completed first, with their sections. */
export const readResources = (db: Db, asked: OfSubject) => resources(db, asked)
