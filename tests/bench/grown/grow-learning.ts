import { key } from '../grow.ts'
import { demo, sizes } from './grow-people.ts'

/** Of this many resources the teachers of the school learn. */
const LEARNED = 2000

const resourceOf = (g: string, i: string) =>
	key('resource', `(1 + (${g} * 37 + ${i} * ${i} * 101) % ${LEARNED})`)
const begunAt = `now() - make_interval(days => (g * 7 + i * 53) % 400, mins => (g * 13 + i) % 1400)`

/**
 * Ten enrolments per teacher and 705 of one, with lessons, trainings, certificates and live
 * sessions.
 */
export const learningSteps: readonly string[] = [
	`INSERT INTO enrolment (id, account_id, resource_id, status, source, created_at)
    SELECT gen_random_uuid(), ${key('teacher', 'g')}, ${resourceOf('g', 'i')}, CASE WHEN i = 9 THEN 'pending' ELSE 'confirmed' END, 'order', ${begunAt}
    FROM generate_series(1, ${sizes.teachers}) AS g, generate_series(1, 10) AS i ON CONFLICT DO NOTHING`,
	`INSERT INTO enrolment (id, account_id, resource_id, status, source, created_at)
    SELECT gen_random_uuid(), ${demo('settled-teacher')}, ${key('resource', 'i')}, 'confirmed', 'order', now() - make_interval(hours => i * 9)
    FROM generate_series(1, 705) AS i ON CONFLICT DO NOTHING`,
	`INSERT INTO lesson_done (enrolment_id, lesson_id, done_at)
    SELECT e.id, l.id, least(now(), e.created_at + make_interval(hours => l.position * 9)) FROM enrolment e
    JOIN account a ON a.id = e.account_id AND (a.email LIKE '%@grown.example' OR a.id = ${demo('settled-teacher')})
    JOIN lesson l ON l.resource_id = e.resource_id AND l.position <= ('x' || substr(md5(e.id::text), 1, 2))::bit(8)::int % 6
    WHERE e.status = 'confirmed' ON CONFLICT DO NOTHING`,
	`INSERT INTO training_entry (id, account_id, source, resource_id, title, provider, completed_on, minutes, kind, standard, points, created_at)
    SELECT gen_random_uuid(), e.account_id, 'resource', e.resource_id, r.title, 'Vidya', least(current_date, (e.created_at + interval '3 days')::date), 30 + extract(hour FROM e.created_at)::int * 5,
      CASE WHEN extract(minute FROM e.created_at)::int % 2 = 0 THEN 'board' ELSE 'school' END, (array['values', 'practice', 'growth'])[1 + extract(minute FROM e.created_at)::int % 3], 5, e.created_at
    FROM enrolment e JOIN account a ON a.id = e.account_id AND (a.email LIKE '%@grown.example' OR a.id = ${demo('settled-teacher')})
    JOIN resource r ON r.id = e.resource_id WHERE extract(minute FROM e.created_at)::int % 5 <> 0 ON CONFLICT DO NOTHING`,
	`INSERT INTO training_entry (id, account_id, source, title, provider, completed_on, minutes, kind, standard, created_at)
    SELECT gen_random_uuid(), ${demo('settled-teacher')}, 'outside', 'Training elsewhere ' || i, 'CBSE', current_date - i % 200, 60, 'board', 'growth', now() FROM generate_series(1, 300) AS i`,
	`INSERT INTO certificate (id, account_id, resource_id, kind, holder, title, summary, path, minutes, issued_at)
    SELECT gen_random_uuid(), t.account_id, t.resource_id, 'course', 'A Teacher', t.title, 'A summary of what was learned.', '/courses/grown', t.minutes, t.created_at
    FROM training_entry t JOIN account a ON a.id = t.account_id AND (a.email LIKE '%@grown.example' OR a.id = ${demo('settled-teacher')})
    WHERE t.resource_id IS NOT NULL AND (a.id = ${demo('settled-teacher')} OR t.minutes % 3 = 0) ON CONFLICT DO NOTHING`,
	`INSERT INTO live_session (id, resource_id, starts_at, ends_at, changed_at)
    SELECT gen_random_uuid(), r.id, coalesce(r.start_date, r.published_at), coalesce(r.start_date, r.published_at) + interval '1 hour', now()
    FROM resource r WHERE r.course_type IN ('webinar', 'live_training', 'expert_masterclass', 'certification') ON CONFLICT DO NOTHING`,
	`INSERT INTO favourite (id, account_id, resource_id, created_at)
    SELECT gen_random_uuid(), ${demo('settled-teacher')}, ${key('resource', 'i')}, now() - make_interval(mins => i) FROM generate_series(1000, 1300) AS i ON CONFLICT DO NOTHING`,
]
