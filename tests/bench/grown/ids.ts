import type { Run } from '../grow.ts'

/** Things of the grown database that calls name, by what they are. */
export type Ids = Record<string, string>

const mine = "(SELECT id FROM account WHERE email = 'settled-teacher@demo.vidya.test')"
const school = "(SELECT school_id FROM account WHERE email = 'verified-poc@demo.vidya.test')"

const statements = {
	slug: "SELECT slug FROM resource WHERE slug LIKE 'grown-%' ORDER BY enrolled_count DESC, slug LIMIT 1",
	slugtitle:
		"SELECT slugtitle FROM resource WHERE course_type = 'self_paced' ORDER BY slug LIMIT 1",
	bundle: "SELECT slug FROM resource WHERE course_type = 'bundle' ORDER BY slug LIMIT 1",
	resource: "SELECT id FROM resource WHERE slug = 'grown-1'",
	live: 'SELECT resource_id FROM live_session ORDER BY id LIMIT 1',
	instructor: 'SELECT instructor_slug FROM resource GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1',
	subject: `SELECT r.subject FROM account p JOIN enrolment e ON e.account_id = p.id JOIN resource r ON r.id = e.resource_id
    WHERE p.school_id = ${school} GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
	account: mine.slice(1, -1),
	author: "SELECT id FROM account WHERE email = 'author@demo.vidya.test'",
	order: `SELECT id FROM "order" WHERE account_id = ${mine} AND status = 'paid' ORDER BY created_at DESC LIMIT 1`,
	payment: `SELECT p.id FROM payment p JOIN "order" o ON o.id = p.order_id WHERE o.account_id = ${mine} ORDER BY p.id LIMIT 1`,
	schoolOrder: `SELECT id FROM school_order WHERE school_id = ${school} AND status = 'paid' ORDER BY created_at LIMIT 1`,
	quiz: 'SELECT slug FROM quiz ORDER BY slug LIMIT 1',
	quizId: 'SELECT id FROM quiz ORDER BY slug LIMIT 1',
	quizTaken: `SELECT q.slug FROM quiz_attempt a JOIN quiz q ON q.id = a.quiz_id WHERE a.account_id = ${mine} AND a.answers IS NOT NULL ORDER BY a.id LIMIT 1`,
	attempt: `SELECT id FROM quiz_attempt WHERE account_id = ${mine} AND answers IS NOT NULL ORDER BY id LIMIT 1`,
	job: "SELECT slug FROM job WHERE slug = 'grown-job-9'",
	enrolment: `SELECT e.id FROM enrolment e JOIN lesson l ON l.resource_id = e.resource_id WHERE e.account_id = ${mine} AND e.status = 'confirmed' ORDER BY e.id LIMIT 1`,
	lesson: `SELECT l.id FROM enrolment e JOIN lesson l ON l.resource_id = e.resource_id WHERE e.account_id = ${mine} AND e.status = 'confirmed' ORDER BY e.id, l.position LIMIT 1`,
	held: `SELECT id FROM school_session WHERE school_id = ${school} ORDER BY id LIMIT 1`,
	licence: `SELECT id FROM licence WHERE school_id = ${school} AND resource_id IS NOT NULL ORDER BY id LIMIT 1`,
	voucher: `SELECT id FROM voucher WHERE school_id = ${school} ORDER BY id LIMIT 1`,
	posting: `SELECT id FROM job WHERE school_id = ${school} ORDER BY id LIMIT 1`,
	post: "SELECT slug FROM community_post WHERE slug = 'grown-post-9'",
	group: "SELECT id FROM community_group WHERE name = 'Group 1'",
	outside: `SELECT id FROM training_entry WHERE account_id = ${mine} AND source = 'outside' ORDER BY id LIMIT 1`,
	certificate: `SELECT id FROM certificate WHERE account_id = ${mine} ORDER BY id LIMIT 1`,
} as const

/** Reads the ids that calls need from the database; missing ones become an unknown id. */
export const readIds = async (run: Run): Promise<Ids> => {
	const ids: Ids = {}
	for (const [name, text] of Object.entries(statements)) {
		const [row] = (await run(text)).rows
		ids[name] = row ? String(Object.values(row)[0]) : '019b76da-a800-7000-8000-000000000000'
	}
	return ids
}
