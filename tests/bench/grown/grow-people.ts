import { seedId } from '#demo/seed-id.ts'
import { key } from '../grow.ts'

/** How much a grown database holds. */
export const sizes = {
	teachers: 5000,
	schools: 500,
	resources: 20_000,
	notifications: 1_000_000,
	orders: 100_000,
	posts: 100_000,
	jobs: 10_000,
} as const

/** The school that all teachers belong to, as SQL. */
export const school = `'${seedId('school', 'verified')}'::uuid`

/** The account of a demo address, as SQL. */
export const demo = (name: string): string =>
	`'${seedId('account', `${name}@demo.vidya.test`)}'::uuid`

const FIRST =
	'Asha,Ravi,Meera,Imran,Lakshmi,Joseph,Fatima,Arjun,Kavita,Suresh,Nirmala,Thomas,Gurpreet,Anil,Sunita,Deepa,Farhan,Geeta,Harish,Ishani'
const LAST =
	'Rao,Kulkarni,Iyer,Sheikh,Nair,Mathew,Khan,Pawar,Sen,Verma,Joshi,Reddy,Singh,Das,Patil,Menon,Gupta,Bose,Pillai,Yadav'
const pick = (list: string, n: string) =>
	`(string_to_array('${list}', ','))[1 + (${n}) % ${list.split(',').length}]`

/** Schools, teachers of one school, what it gives them and what they judged of themselves. */
export const peopleSteps: readonly string[] = [
	`INSERT INTO text_page (language, name, source, version, changed_at) VALUES ('en', 'help', E'title: Help\\ndescription: Help.\\n\\nAsk us.\\n', 1, now()) ON CONFLICT DO NOTHING`,
	`INSERT INTO school (id, name, email, city, verification_status, organization_documents, created_at)
    SELECT ${key('school', 'g')}, ${pick(LAST, 'g')} || ' Public School ' || g, 'school-' || g || '@grown.example',
      (array['Pune', 'Nagpur', 'Kottayam', 'Indore', 'Lucknow'])[1 + g % 5], CASE WHEN g % 5 = 0 THEN 'unverified' ELSE 'verified' END,
      CASE WHEN g % 10 = 0 THEN '["letter.pdf"]'::jsonb ELSE '[]'::jsonb END, now() - make_interval(days => g)
    FROM generate_series(1, ${sizes.schools}) AS g`,
	`INSERT INTO account (id, email, display_name, roles, school_id, joined_school_at, created_at)
    SELECT ${key('teacher', 'g')}, 'teacher-' || g || '@grown.example', ${pick(FIRST, 'g * 7')} || ' ' || ${pick(LAST, 'g / 20')} || ' ' || g,
      '{institutional_teacher}', ${school}, now() - interval '600 days', now() - interval '600 days'
    FROM generate_series(1, ${sizes.teachers}) AS g`,
	`INSERT INTO subscription (id, account_id, plan_id, assignment_id, starts_at, ends_at)
    SELECT gen_random_uuid(), ${key('teacher', 'g')}, (SELECT id FROM plan WHERE slug = 'institution' OR NOT is_free ORDER BY slug LIMIT 1),
      gen_random_uuid(), now() - interval '100 days', now() + interval '200 days' FROM generate_series(1, ${sizes.teachers}) AS g`,
	`INSERT INTO self_assessment (id, account_id, scores, created_at)
    SELECT gen_random_uuid(), ${key('teacher', 'g')}, (SELECT jsonb_object_agg(slug, 10 + (g * 7 + position * 13) % 91) FROM reference_item WHERE list = 'competency'),
      now() - make_interval(hours => g % 9000) FROM generate_series(1, ${sizes.teachers}) AS g WHERE g % 5 <> 0`,
	`INSERT INTO quiz_attempt (id, quiz_id, account_id, score, total, created_at)
    SELECT gen_random_uuid(), q.id, ${key('teacher', 'g')}, (g + q.n) % 6, 5, now() - make_interval(hours => (g + q.n * 31) % 9000)
    FROM generate_series(1, ${sizes.teachers}) AS g JOIN (SELECT id, row_number() OVER (ORDER BY slug)::int AS n FROM quiz) AS q ON (g + q.n) % 4 = 0`,
	`INSERT INTO school_session (id, school_id, title, trainer, held_on, minutes, standard, created_at, changed_at)
    SELECT ${key('held', 'g')}, ${school}, 'Session ' || g, 'Trainer ' || g % 9, current_date - g, 60, 'practice', now(), now() FROM generate_series(1, 300) AS g`,
	`INSERT INTO hours_reminder (account_id, reminded_at)
    SELECT ${key('teacher', 'g')}, now() - make_interval(days => g % 30) FROM generate_series(1, ${sizes.teachers}) AS g WHERE g % 3 = 0`,
	`INSERT INTO event_registration (id, event, email, account_id, name, country, invitation_code, created_at)
    SELECT gen_random_uuid(), CASE WHEN g % 2 = 0 THEN 'gtm' ELSE 'tpo' END, 'teacher-' || g || '@grown.example', ${key('teacher', 'g')}, 'Teacher ' || g,
      'IN', 'GROWN' || g, now() - make_interval(hours => g) FROM generate_series(1, ${sizes.teachers}) AS g`,
	`INSERT INTO teacher_import (id, school_id, account_id, file_name, row_count, created_at)
    SELECT ${key('import', 'g')}, ${school}, ${demo('verified-poc')}, 'teachers-' || g || '.csv', 500, now() - make_interval(days => g) FROM generate_series(1, 100) AS g`,
	`INSERT INTO teacher_invitation (id, token_hash, school_id, email, name, import_id, created_at, sent_at, expires_at)
    SELECT gen_random_uuid(), 'grown-' || g, ${school}, 'invited-' || g || '@grown.example', 'Invited ' || g, ${key('import', '(1 + g % 100)')},
      now() - make_interval(hours => g), now(), now() + interval '10 days' FROM generate_series(1, 3000) AS g`,
	`INSERT INTO licence (id, school_id, resource_id, quantity, assigned_count, source, valid_until, created_at)
    SELECT ${key('licence', 'g')}, ${school}, ${key('resource', 'g')}, 5000, 250, 'grown:' || g, now() + interval '200 days', now() - make_interval(days => g)
    FROM generate_series(1, 60) AS g`,
	`INSERT INTO licence_assignment (id, licence_id, account_id, created_at)
    SELECT gen_random_uuid(), ${key('licence', 'l')}, ${key('teacher', `(1 + (l * 71 + g) % ${sizes.teachers})`)}, now() FROM generate_series(1, 60) AS l, generate_series(1, 250) AS g`,
	`INSERT INTO call_back (id, full_name, school_name, email, mobile, preferred_day, preferred_time, purpose, current_url, timestamp, state, created_at, updated_at)
    SELECT gen_random_uuid(), 'Caller ' || g, 'School ' || g % 500, 'caller-' || g || '@grown.example', '+919800000000', 'Monday', '10:00', 'Plans', '/', '',
      (array['new', 'called', 'unreachable', 'closed'])[1 + g % 4], now() - make_interval(mins => g * 10), now() FROM generate_series(1, 20000) AS g`,
	`INSERT INTO notification (id, account_id, message, route, task_id, read_at, created_at)
    SELECT gen_random_uuid(), CASE WHEN g <= 5000 THEN ${demo('settled-teacher')} ELSE ${key('teacher', `(1 + g % ${sizes.teachers})`)} END,
      'Something new for you, number ' || g, '/learning', gen_random_uuid(), CASE WHEN g % 3 > 0 THEN now() END, now() - make_interval(secs => (g * 7919::bigint) % 31000000)
    FROM generate_series(1, ${sizes.notifications}) AS g`,
]
