import { type SQL, sql } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { lesson } from '#server/learning/lesson/lesson.tables.ts'
import { factsOf } from '#server/people/school/school-facts.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'
import { PLANNED_EACH_TIME } from '#server/platform/database/preparing-client.ts'
import { withThings } from './learned-things.store.ts'
import type { YearOfSchool } from './overview.store.ts'

/** Learning of one subject in a year; `minutes` of training hours. */
export type LearnedRow = {
	name: string
	teachers: number
	enrolments: number
	completed: number
	minutes: number
}

const { placeholder } = sql

const year = sql`${placeholder('year')}::int`

const learned = (
	kind: 'subject' | 'competency',
	name: SQL,
	unnested: SQL,
) => sql`${withThings}, what as (
    select ${name} as name, sum(enrolments) as enrolments, sum(completed) as completed, sum(minutes) as minutes
    from thing ${unnested} group by 1
  ) select name, w.teachers, what.enrolments::int as enrolments, what.completed::int as completed, what.minutes::int as minutes
    from what join ${factsOf(kind, year)} w on w.key = name order by what.completed desc, what.enrolments desc, name`

const subjects = prepareRows<LearnedRow, YearOfSchool>(
	'subjects of a school',
	learned('subject', sql`subject`, sql``),
)

const competencies = prepareRows<LearnedRow, YearOfSchool>(
	'competencies of a school',
	learned('competency', sql`tag`, sql`cross join unnest(tags) as tag`),
)

/** Subjects of which a school’s teachers learned something in a year, most completed first. */
export const readSubjects = (db: Db, year: YearOfSchool) => subjects(db, year)

/** The same by competency. */
export const readCompetencies = (db: Db, year: YearOfSchool) => competencies(db, year)

/** A resource of a subject, with the numbers of teachers who started and completed it in a year. */
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
	sql`${sql.raw(PLANNED_EACH_TIME)} ${withThings}, shown as (
      select resource_id, enrolments as enrolled, completed from thing
      where subject = ${placeholder('subject')}::text and resource_id is not null
      order by 3 desc, 2 desc, 1 limit ${placeholder('most')}::int
    ), part as (
      select l.resource_id, l.section, count(*) as lessons, min(l.position) as position
      from shown s join ${lesson} l on l.resource_id = s.resource_id group by 1, 2
    ), section as (
      select p.resource_id, json_agg(json_build_object('name', p.section, 'lessons', p.lessons, 'completed', coalesce(f.completed, 0))
        order by p.position) as sections
      from part p left join ${factsOf('section', year)} f on f.key = p.resource_id || ' ' || p.section group by 1
    ) select r.id, r.title, r.course_type, r.slug, r.slugtitle, s.enrolled::int, s.completed::int,
        coalesce(n.sections, '[]') as sections
      from shown s join ${resource} r on r.id = s.resource_id left join section n on n.resource_id = r.id
      order by s.completed desc, s.enrolled desc, r.title, r.id`,
)

/**
 * Resources of a subject that a school’s teachers learned in a year, most completed first, with
 * their sections.
 */
export const readResources = (db: Db, asked: OfSubject) => resources(db, asked)
