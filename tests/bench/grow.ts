/** Runs one statement. */
export type Run = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** A UUIDv7-like key that a number always gives. */
export const key = (kind: string, n: string) =>
	`(lpad(to_hex(1735689600000 + ${n}), 12, '0') || '7' || substr(md5('${kind}' || ${n}), 1, 3) || '8' || substr(md5('${kind}' || ${n}), 4, 15))::uuid`

/** A number from 0 to 1 that a salt and a number always give. */
const chance = (salt: string, n = 'g') =>
	`(('x' || substr(md5('${salt}' || ${n}), 1, 7))::bit(28)::int / 268435456.0)`

/** One of 10,000 words; small numbers come up most. */
const word = (salt: string) =>
	`(SELECT initcap(s[1 + k % 24] || s[1 + (k / 24) % 24] || s[1 + (k / 576) % 24]) FROM (SELECT floor(10000 * ${chance(salt)} ^ 3)::int AS k) AS pick)`

const PARTS = 'ba,ti,mor,len,sha,ri,gan,vel,ka,to,nim,ja,des,pu,lok,er,an,ish,tra,mu,hal,ven,so,qui'

const resources = (count: number) => `
  WITH template AS (SELECT *, row_number() OVER (ORDER BY slug) - 1 AS n, count(*) OVER () AS of FROM resource WHERE slug NOT LIKE 'grown-%'),
  parts AS (SELECT string_to_array('${PARTS}', ',') AS s),
  names AS (SELECT array_agg(name ORDER BY name) AS all_tags FROM tag),
  made AS (
    SELECT t.*, g, initcap(${word('a')} || ' ' || ${word('b')} || ' ' || ${word('c')}) AS words,
      ARRAY(SELECT DISTINCT all_tags[1 + floor(cardinality(all_tags) * ${chance('tag', "g || '-' || i")} ^ 1.5)::int] AS one
        FROM names, generate_series(1, 1 + g % 4) AS i ORDER BY one) AS its_tags
    FROM generate_series(1, ${count}) AS g JOIN template t ON t.n = g % t.of, parts
  )
  INSERT INTO resource (id, slug, slugtitle, title, summary, description, course_type, resource_type, subject, price, old_price,
    instructor_name, instructor_bio, average_rating, review_count, enrolled_count, start_date, duration_minutes, language, level,
    outcomes, affiliate_url, cover, cover_colour, tags, search_text, published_at)
  SELECT ${key('resource', 'g')}, 'grown-' || g, 'grown-title-' || g, left(title, 60) || ' ' || words, summary, description, course_type,
    resource_type, subject, CASE WHEN ${chance('free')} < 0.3 THEN NULL ELSE 100 * (49 + floor(${chance('price')} * 200)::int * 10) END, NULL,
    instructor_name, instructor_bio, CASE WHEN ${chance('rated')} < 0.1 THEN 0 ELSE 3 + floor(${chance('stars')} * 21) / 10.0 END,
    floor(${chance('reviews')} * 40)::int, g % 500, start_date, duration_minutes, language, level, outcomes,
    CASE WHEN affiliate_url IS NULL THEN NULL ELSE 'https://partners.vidya.example/grown-' || g END, cover, cover_colour, its_tags,
    search_text || ' ' || lower(words || ' ' || array_to_string(its_tags, ' ')),
    timestamptz '2026-11-01' - make_interval(secs => floor(${chance('published')} * 100000000))
  FROM made
  ON CONFLICT DO NOTHING`

const steps = (count: number): string[] => [
	resources(count),
	`INSERT INTO draft (resource_id, status, title, course_type, changed_at)
    SELECT id, 'published', title, course_type, published_at FROM resource WHERE course_type <> 'bundle' ON CONFLICT DO NOTHING`,
	`INSERT INTO draft_version (resource_id, number, content, saved_at)
    SELECT id, 1, jsonb_build_object('slug', slug, 'title', title, 'summary', summary, 'description', description, 'course_type', course_type,
      'resource_type', resource_type, 'subject', subject, 'level', level, 'language', language, 'tags', tags, 'outcomes', outcomes, 'price', price,
      'old_price', NULL, 'instructor_name', instructor_name, 'instructor_bio', instructor_bio, 'start_date', NULL, 'needs_confirmation', false,
      'training_minutes', 0, 'training_kind', 'school', 'training_standard', 'practice', 'gives_certificate', false, 'affiliate_url', NULL, 'lessons', '[]'::jsonb),
      published_at FROM resource WHERE course_type <> 'bundle' ON CONFLICT DO NOTHING`,
	`INSERT INTO lesson (id, resource_id, section, title, body, minutes, position)
    SELECT ${key('lesson', '(g * 10 + i)')}, ${key('resource', 'g')}, 'Part ' || (1 + i / 3), 'Lesson ' || i, repeat('A paragraph to read. ', 10), 5 + (g + i) % 20, i
    FROM generate_series(1, ${count}) AS g, generate_series(1, 4) AS i ON CONFLICT DO NOTHING`,
	`INSERT INTO review (id, resource_id, author_name, author_place, rating, body, created_at)
    SELECT ${key('review', '(g * 10 + i)')}, ${key('resource', 'g')}, 'Teacher ' || i, 'Pune', 3 + (g + i) % 3, 'It helped my class ' || g || '.', timestamptz '2026-10-01' - make_interval(hours => (g * 7 + i) % 9000)
    FROM generate_series(1, ${count}) AS g, generate_series(1, 1 + g % 5) AS i ON CONFLICT DO NOTHING`,
	`INSERT INTO bundle_item (bundle_id, resource_id, position)
    SELECT ${key('resource', 'g')}, ${key('resource', `(1 + (g * 31 + i * 17) % ${count})`)}, i
    FROM generate_series(1, ${count}) AS g JOIN resource b ON b.slug = 'grown-' || g, generate_series(1, 4) AS i
    WHERE b.course_type = 'bundle' ON CONFLICT DO NOTHING`,
	`INSERT INTO account (id, email, display_name, created_at)
    SELECT ${key('account', 'g')}, 'grown-' || g || '@example.org', 'Teacher ' || g, timestamptz '2026-01-01' FROM generate_series(1, 2000) AS g ON CONFLICT DO NOTHING`,
]

/** Gives every account that has none 25 enrolments with some lessons done. */
export const enrolEverybody = async (run: Run, count: number): Promise<void> => {
	await run(`INSERT INTO enrolment (id, account_id, resource_id, status, source, created_at)
    SELECT gen_random_uuid(), a.id, r.id, CASE WHEN i % 9 = 0 THEN 'pending' ELSE 'confirmed' END, 'order', timestamptz '2026-10-01' - make_interval(hours => i)
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM account a WHERE NOT EXISTS (SELECT FROM enrolment e WHERE e.account_id = a.id)) AS a,
      generate_series(1, 25) AS i JOIN resource r ON true
    WHERE r.slug = 'grown-' || (1 + (a.n * 37 + i * 101) % ${count}) ON CONFLICT DO NOTHING`)
	await run(`INSERT INTO lesson_done (enrolment_id, lesson_id, done_at)
    SELECT e.id, l.id, timestamptz '2026-10-20' FROM enrolment e JOIN lesson l ON l.resource_id = e.resource_id
    WHERE l.position <= 2 AND e.status = 'confirmed' AND NOT EXISTS (SELECT FROM lesson_done d WHERE d.enrolment_id = e.id) ON CONFLICT DO NOTHING`)
}

/**
 * Grows the seed to about `count` resources with lessons, reviews, bundles and accounts,
 * deterministically.
 */
export const growCatalogue = async (run: Run, count: number): Promise<void> => {
	for (const step of steps(count)) await run(step)
	await enrolEverybody(run, count)
	for (const table of [
		'resource',
		'lesson',
		'review',
		'bundle_item',
		'enrolment',
		'lesson_done',
		'search_word',
		'account',
	])
		await run(`VACUUM ANALYZE ${table}`)
}
