import { sql } from 'drizzle-orm'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { quiz, quizAttempt } from '#server/learning/quiz/quiz.tables.ts'
import { selfAssessment } from '#server/learning/self-assessment/self-assessment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { prepareRows } from '#server/platform/database/prepare.ts'

const teachers = sql`(select a.id from ${account} a where a.school_id = ${sql.placeholder('school')}::uuid
  and not a.roles && array['main_poc', 'additional_main_poc'])`

/** How a school did in a quiz; `average` and `best` in percent. */
export type QuizRow = {
	id: string
	title: string
	slug: string
	teachers: number
	attempts: number
	average: number
	best: number
}

/** The quizzes that teachers of a school took, most teachers first, at most a hundred. */
export const findQuizzes = prepareRows<QuizRow, { school: string }>(
	'school-quizzes',
	sql`with taken as (
    select k.quiz_id, k.account_id, k.score, k.total from ${teachers} t join ${quizAttempt} k on k.account_id = t.id and k.total > 0
  ), taker as (
    select quiz_id, count(*)::int as teachers from (select distinct quiz_id, account_id from taken) as each group by 1
  ), result as (
    select quiz_id, score * 100.0 / total as percent, count(*) as n from taken group by quiz_id, score, total
  ), judged as (
    select quiz_id, sum(n)::int as attempts, round(sum(percent * n) / sum(n))::int as average, floor(max(percent))::int as best from result group by 1
  )
  select q.id, q.title, q.slug, t.teachers, j.attempts, j.average, j.best
  from judged j join taker t on t.quiz_id = j.quiz_id join ${quiz} q on q.id = j.quiz_id
  order by t.teachers desc, q.title, q.id limit 100`,
)

/** Result of a competency in the newest self-assessments of a school. */
export type CompetencyRow = { slug: string; name: string; average: number; low: number }

const newest = sql`select distinct on (s.account_id) s.account_id, s.scores from ${teachers} t
  join ${selfAssessment} s on s.account_id = t.id order by s.account_id, s.created_at desc, s.id desc`

/**
 * The competencies as teachers of a school judge them, the weakest first. `low` counts scores up to
 * `limit`; a competency that fewer than `least` teachers judged is left out.
 */
export const findQuotient = prepareRows<
	CompetencyRow,
	{ school: string; limit: number; least: number }
>(
	'school-quotient',
	sql`with newest as (${newest})
  select c.slug, c.name, judged.average, judged.low from (
    select score.key, round(avg(score.value::int))::int as average,
      (count(*) filter (where score.value::int <= ${sql.placeholder('limit')}))::int as low
    from newest cross join lateral jsonb_each_text(newest.scores) score group by score.key
    having count(*) >= ${sql.placeholder('least')}::int
  ) as judged join ${referenceItem} c on c.list = 'competency' and c.slug = judged.key
  order by judged.average, c.name`,
)

/** How many teachers a school has, and how many of them judged themselves. */
export const countAssessed = prepareRows<
	{ teachers: number; assessed: number },
	{ school: string }
>(
	'school-assessed-count',
	sql`select count(*)::int as teachers,
    (count(*) filter (where exists (select 1 from ${selfAssessment} s where s.account_id = t.id)))::int as assessed
  from ${teachers} t`,
)
