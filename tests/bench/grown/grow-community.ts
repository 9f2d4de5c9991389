import { key } from '../grow.ts'
import { demo, sizes } from './grow-people.ts'

const anybody = (n: string) => key('teacher', `(1 + (${n}) % ${sizes.teachers})`)

/** Groups, posts, comments and marks; jobs with applications; runs of machines. */
export const communitySteps: readonly string[] = [
	`INSERT INTO community_group (id, name, summary, is_open, created_at)
    SELECT ${key('group', 'g')}, 'Group ' || g, 'Teachers who talk of topic ' || g, g % 10 <> 0, now() FROM generate_series(1, 100) AS g`,
	`INSERT INTO group_member (group_id, account_id, joined_at)
    SELECT DISTINCT ${key('group', '(1 + (g * 13 + i * 17) % 100)')}, ${anybody('g')}, now() FROM generate_series(1, ${sizes.teachers}) AS g, generate_series(1, 4) AS i`,
	`INSERT INTO community_post (id, slug, account_id, group_id, text, created_at)
    SELECT ${key('post', 'g')}, 'grown-post-' || g, ${anybody('g * 7')}, CASE WHEN g % 3 = 0 THEN ${key('group', '(1 + (g / 3) % 100)')} END,
      'What worked in my class ' || g % 977 || ': fractions, reading aloud and practice number ' || g, now() - make_interval(mins => g)
    FROM generate_series(1, ${sizes.posts}) AS g`,
	`INSERT INTO post_comment (id, post_id, account_id, text, created_at)
    SELECT ${key('comment', 'g')}, ${key('post', '(1 + g % 20000)')}, ${anybody('g * 3')}, 'Thank you, comment ' || g, now() - make_interval(mins => g) FROM generate_series(1, 50000) AS g`,
	`INSERT INTO post_mark (post_id, account_id, mark, created_at)
    SELECT ${key('post', 'g')}, ${anybody('g + i * 31')}, CASE WHEN i < 4 THEN 'like' ELSE 'save' END, now() FROM generate_series(1, 25000) AS g, generate_series(1, 4) AS i ON CONFLICT DO NOTHING`,
	`WITH template AS (SELECT *, row_number() OVER (ORDER BY slug) - 1 AS n, count(*) OVER () AS of FROM job)
    INSERT INTO job (id, school_id, slug, title, summary, duties, requirements, language, subject, job_type, job_level, city, state, vacancies, experience_years, pay_from, pay_to, published_at, closes_at)
    SELECT ${key('job', 'g')}, ${key('school', `(1 + g % ${sizes.schools})`)}, 'grown-job-' || g, title || ' ' || g, summary, duties, requirements, language, subject, job_type, job_level,
      city, state, vacancies, experience_years, pay_from, pay_to, now() - make_interval(mins => g), now() + make_interval(days => g % 50 - 5)
    FROM generate_series(1, ${sizes.jobs}) AS g JOIN template t ON t.n = g % t.of`,
	`INSERT INTO job_application (id, account_id, job_id, name, email, cover_note, created_at, changed_at)
    SELECT gen_random_uuid(), ${anybody('g * 11')}, ${key('job', `(1 + g % ${sizes.jobs})`)}, 'A Teacher', 'teacher@grown.example', 'I teach.', now(), now() FROM generate_series(1, 20000) AS g ON CONFLICT DO NOTHING`,
	`INSERT INTO job_bookmark (id, account_id, job_id, created_at)
    SELECT gen_random_uuid(), ${demo('settled-teacher')}, ${key('job', 'g')}, now() FROM generate_series(1, 300) AS g`,
	`INSERT INTO journey (id, machine, started_at, role, device, "returning", demo, ended, steps)
    SELECT gen_random_uuid(), machine, started_at - make_interval(secs => g), role, device, "returning", demo, ended, steps
    FROM (SELECT * FROM journey ORDER BY id LIMIT 2000) AS j, generate_series(1, 10) AS g`,
]
