import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { buildSchema } from 'graphql'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { routesOf } from '#server/people/account/routes.rules.ts'
import { allTables } from '../support/database/all-tables.ts'
import { openGroup, openShared } from '../support/database/open-shared.ts'
import { cookieOf } from '../support/learner.ts'
import { openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { type Aim, schoolOperations } from '../support/school/school-operations.ts'
import { type Shared, type Stock, stockSchool } from '../support/school/stock-school.ts'
import { sendAim } from '../support/send-aim.ts'

type Operation = { operationId: string; 'x-roles': string[]; parameters?: { name?: string }[] }
type Described = { id: string; method: Method; path: string; roles: string[] }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Caller = { name: string; roles: readonly string[]; token?: string; cookie?: string }

const contract = JSON.parse(readFileSync('openapi/v1.gen.json', 'utf8')) as {
	paths: Record<string, Record<string, Operation>>
}
const operations: Described[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({
		...{ id: operation.operationId, method: method.toUpperCase() as Method, path },
		roles: operation['x-roles'],
	})),
)
const schoolRoles = ['main_poc', 'additional_main_poc', 'institutional_teacher']
const isOfSchools = ({ path, roles }: Described) =>
	roles.some((role) => schoolRoles.includes(role)) ||
	/school|verification|teacher-invitation/.test(path)
/**
 * Operations that only name a school, a partner's list or a community group, belong to the person
 * who registers a school, or whose path has such a word.
 */
const others = [
	...['listPartnerSchools', 'referGroup', 'getSchoolRegistration', 'registerSchool'],
	...['withdrawSchoolRegistration', 'listSchoolRegistrations', 'decideSchoolRegistration'],
	'verifySecondFactor',
]
const walked = Object.keys(schoolOperations).map((id) => operations.find((one) => one.id === id)!)

const server = await openFileApp({}, openSeededApp)
let tables: PgTable[]
let shared: Shared
let ours: Stock
let beside: Stock
let theirs: Stock
let callers: Caller[]
let main: Caller
let additional: Caller
let figures: string[]

const signedIn = async (email: string, roles: readonly string[]): Promise<Caller> => ({
	...{ name: email, roles, token: await server.signIn(email) },
	cookie: await cookieOf(server, { email }),
})

const mayCall = ({ roles }: Described, caller: Caller) =>
	roles.includes('*') ||
	(caller.token !== undefined &&
		(roles.includes('user') || roles.some((role) => caller.roles.includes(role))))
const isOfStaff = ({ roles }: Described) => roles.includes('vidya_customer_success')

/**
 * Returns the words of the foreign school in an answer that the request did not contain. Its posts
 * and name are public.
 */
const leakOf = (answer: unknown, asked: unknown = ''): string[] => {
	const known = JSON.stringify(asked)
	const { job: _, school: __, ...ids } = theirs.id
	const secrets = [...Object.values(ids).filter((id) => !known.includes(id)), theirs.word]
	const text = (JSON.stringify(answer) ?? '').toLowerCase()
	const said = known.includes(theirs.word)
		? text.replaceAll(theirs.emailOf('teacher'), '').replaceAll(theirs.emailOf('second'), '')
		: text
	return secrets.filter((secret) => said.includes(secret))
}

/** Every row that is the foreign school’s or speaks of it. */
const rowsOfTheirs = async (of: readonly PgTable[]) => {
	const pattern = [...Object.values(theirs.id), theirs.word].join('|')
	const found: Record<string, string[]> = {}
	for (const table of of) {
		const { rows } = (await server.db.execute(
			sql`select to_jsonb(t)::text as row from ${table} t where to_jsonb(t)::text ~ ${pattern} order by 1`,
		)) as { rows: { row: string }[] }
		if (rows.length > 0) found[getTableName(table)] = rows.map(({ row }) => row)
	}
	return found
}

/** Returns true if something is asked by an id or an address of the foreign school. */
const isForeign = (aim: Aim) => {
	const text = JSON.stringify(aim)
	return [...Object.values(theirs.id), theirs.word].some((secret) => text.includes(secret))
}

const readFigures = async () => {
	const answers: string[] = []
	for (const caller of [main, additional, callers.find(({ name }) => /^verified/.test(name))!])
		for (const one of walked)
			if (one.method === 'GET' && !isOfStaff(one) && one.id !== 'listSchoolOptions') {
				const answer = await sendAim(
					server,
					one,
					schoolOperations[one.id]!(ours, ours, shared),
					caller,
				)
				answers.push(JSON.stringify([caller.name, one.id, answer.status, answer.body]))
			}
	return answers
}

beforeAll(async () => {
	tables = await allTables()
	shared = await openShared(server)
	ours = await stockSchool(server.deps, 'ourschool', shared)
	beside = await stockSchool(server.deps, 'besideschool', {
		...shared,
		group: await openGroup(server),
	})
	main = await signedIn(ours.emailOf('main'), ['main_poc'])
	additional = await signedIn(beside.emailOf('additional'), ['additional_main_poc'])
	callers = [
		{ name: 'visitor', roles: [] },
		main,
		additional,
		await signedIn(ours.emailOf('teacher'), ['institutional_teacher']),
	]
	for (const { email, roles } of demoAccounts) callers.push(await signedIn(email, roles))
	figures = await readFigures()
	theirs = await stockSchool(server.deps, 'zqforeign', {
		...shared,
		group: await openGroup(server),
	})
})

test('SCH-02 ROL-02 every operation that is a school’s is walked', () => {
	const missing = operations.filter((one) => isOfSchools(one) && !walked.includes(one))
	expect(missing.map(({ id }) => id).sort()).toEqual([...others].sort())
	expect(walked.length).toBeGreaterThan(70)
})

test('SCH-02 the foreign school has a row of everything that belongs to a school', async () => {
	const refersTo = (table: PgTable, names: readonly string[]) =>
		getTableConfig(table).foreignKeys.some((key) =>
			names.includes(getTableName(key.reference().foreignTable)),
		)
	const direct = tables.filter((one) => refersTo(one, ['school'])).map(getTableName)
	const below = ['licence', 'voucher', 'school_order', 'school_session', 'job']
	const needed = tables.filter((one) => refersTo(one, ['school', ...below])).map(getTableName)
	expect(direct.length).toBeGreaterThan(12)
	const held = Object.keys(await rowsOfTheirs(tables))
	// Paying a school’s order creates the shop order; people outside the school bookmark its jobs.
	const bare = needed.filter((name) => !held.includes(name))
	expect(bare.sort()).toEqual(['job_bookmark', 'order'])
})

test('SCH-02 ROL-02 what a school reads of itself, figures too, is the same whatever another school has', async () => {
	expect(figures.length).toBeGreaterThan(90)
	expect(await readFigures()).toEqual(figures)
})

/** Refusals that the own school gets too: an invitation is opened by its secret alone. */
const answered: Record<string, number> = {
	showTeacherInvitation: 404,
	acceptTeacherInvitation: 404,
}

/** Operations that may be repeated: a foreign row is treated like an unknown one. */
const harmless = ['removeSchoolSession', 'revokeLicence', 'revokeVoucher']
const unknown = (aim: Aim): Aim => ({
	...aim,
	path: Object.fromEntries(
		Object.entries(aim.path ?? {}).map(([name, id]) => [
			name,
			isForeign({ path: { id } }) ? v7() : id,
		]),
	),
})

const cartTotalOf = async (caller: Caller) => {
	const { body } = await server.call('GET', '/v1/cart/school-list', { token: caller.token! })
	return (body as { totals: { total: number } }).totals.total
}

test('SCH-02 ROL-02 no call of the school side gives away or changes anything of another school, for any caller', async () => {
	const before = await rowsOfTheirs(tables)
	const touched = tables.filter((one) => getTableName(one) in before)
	const faults: unknown[] = []
	const refusals = [401, 403, 404]
	let asked = 0
	for (const one of walked) {
		const aimOf = schoolOperations[one.id]!
		for (const caller of callers) {
			const own = caller === main ? ours : caller === additional ? beside : null
			const aims = [aimOf(theirs, theirs, shared)]
			if (own && mayCall(one, caller))
				aims.splice(
					0,
					1,
					...[aims[0]!, aimOf(theirs, own, shared), aimOf(own, theirs, shared)].filter(isForeign),
				)
			if (mayCall(one, caller) && isOfStaff(one)) continue
			for (const aim of aims) {
				const answer = await sendAim(server, one, aim, caller)
				asked += 1
				const leak = leakOf(answer.body, aim)
				const isRefused = refusals.includes(answer.status)
				const fault = mayCall(one, caller)
					? isForeign({ path: aim.path ?? {} }) &&
						!isRefused &&
						!(
							harmless.includes(one.id) &&
							isDeepStrictEqual(answer, await sendAim(server, one, unknown(aim), caller))
						)
					: answer.status !== (caller.token ? 403 : 401)
				if (fault || leak.length > 0)
					faults.push([one.id, caller.name, aim, answer.status, leak, answer.body])
			}
		}
		for (const caller of [main, additional]) {
			if (!mayCall(one, caller)) continue
			const own = caller === main ? ours : beside
			const aim = aimOf(own, own, shared)
			if (one.id === 'quoteSchoolOrder') aim.body = { expected_total: await cartTotalOf(caller) }
			const answer = await sendAim(server, one, aim, caller)
			const isRight = answer.status < 300 || answer.status === answered[one.id]
			const leak = leakOf(answer.body)
			if (!isRight || leak.length > 0)
				faults.push(['own', one.id, caller.name, answer.status, leak, answer.body])
		}
		if (one.method !== 'GET') {
			const after = await rowsOfTheirs(touched)
			for (const [name, rows] of Object.entries(before))
				if (JSON.stringify(after[name]) !== JSON.stringify(rows))
					faults.push([one.id, name, rows, after[name]])
		}
	}
	expect(faults).toEqual([])
	expect(asked).toBeGreaterThan(1500)
	expect(await rowsOfTheirs(tables)).toEqual(before)
})

test('API-02 SCH-02 no operation of the data graph gives away or changes anything of another school’s teachers, for any caller', async () => {
	const schema = buildSchema(readFileSync('openapi/graph.graphql', 'utf8'))
	const { enrolment, favourite, cart, answer, teacher } = theirs.id
	const own = (name: string, id = enrolment) =>
		`${name}(where: { id: { _eq: "${id}" } }) { id webinar_id }`
	const { resource, question } = shared
	const graph: Record<string, string> = {
		webinars: `webinars(where: { id: { _eq: "${resource}" } }) { id title }`,
		user_course_learning: `user_course_learning(where: { id: { _eq: "${enrolment}" } }) { count nodes { id } }`,
		favorites: own('favorites', favourite),
		cart: own('cart', cart),
		registers: own('registers'),
		learning: own('learning'),
		certification_test_registers: own('certification_test_registers'),
		user_taas_questions: 'user_taas_questions { id user_answer { id selected_value } }',
		insert_cart: `insert_cart(object: { creator_id: "${teacher}", webinar_id: "${resource}" }) { id }`,
		insert_favorite: `insert_favorite(object: { user_id: "${teacher}", webinar_id: "${resource}" }) { id }`,
		delete_favorite: `delete_favorite(id: "${favourite}")`,
		update_profile_picture: `update_profile_picture(avatar_url: "/uploads/${teacher}/face") { id }`,
		insert_user_taas_answer: `insert_user_taas_answer(object: { question_id: "${question}", selected_value: ["Own"] }) { id }`,
		update_user_taas_answer: `update_user_taas_answer(id: "${answer}", selected_value: ["Mine"]) { id }`,
	}
	const queries = Object.keys(schema.getQueryType()!.getFields())
	const mutations = Object.keys(schema.getMutationType()!.getFields())
	expect(Object.keys(graph)).toEqual([...queries, ...mutations])
	const before = await rowsOfTheirs(tables)
	const leaks: unknown[] = []
	for (const caller of callers)
		for (const [name, text] of Object.entries(graph)) {
			const query = `${mutations.includes(name) ? 'mutation' : 'query'} { ${text} }`
			const { body } = await server.call('POST', '/v1/graph', {
				...(caller.token && { token: caller.token }),
				body: { query },
			})
			const { data } = body as { data: Record<string, unknown> | null }
			if (leakOf(data).length > 0) leaks.push([caller.name, name, data])
			if (
				['delete_favorite', 'update_user_taas_answer', 'insert_cart'].includes(name) &&
				data?.[name]
			)
				leaks.push([caller.name, name, data])
		}
	expect(leaks).toEqual([])
	expect(await rowsOfTheirs(tables)).toEqual(before)
})

const filesOf = ({ id }: Stock) => [
	`/profile/school-info/document/${id.document}`,
	`/profile/school-orders/${id.paid}/quote.pdf`,
	`/profile/school-orders/${id.paid}/invoice.pdf`,
	`/job-applications/${id.application}/video`,
	`/profile/hours/proof/${id.entry}`,
]
const fileLists = [
	'/profile/school-hours/record.csv',
	'/profile/school-hours/trainings.csv',
	'/profile/teacher-usage-tracking/usage.csv?period=all',
]
const get = (url: string, { cookie }: Caller) =>
	server.app.inject({ url, headers: { cookie: `${cookie ?? ''}; vidya_mode=school` } })

test('SCH-02 SCH-04 no file of another school is sent, to any caller', async () => {
	const sees = ['customer-success@demo.vidya.test']
	for (const caller of callers.filter(({ name }) => !sees.includes(name))) {
		for (const url of filesOf(theirs)) {
			const file = await get(url, caller)
			expect([url, caller.name, file.statusCode >= 300, leakOf(file.body, url)]).toEqual([
				...[url, caller.name, true, []],
			])
		}
		for (const url of fileLists) {
			const file = await get(url, caller)
			expect([url, caller.name, leakOf(file.body)]).toEqual([url, caller.name, []])
		}
	}
	const own = [...filesOf(ours), ...fileLists]
	const statuses = await Promise.all(own.map(async (url) => (await get(url, main)).statusCode))
	expect(statuses).toEqual([200, 200, 303, 200, 303, 200, 200, 200])
})

test('SCH-01 SCH-02 no page that is rendered for anybody holds anything of another school', async () => {
	const { id } = theirs
	const pages = [
		...routesOf(['main_poc']).routes,
		`/profile/job-posting/${id.job}`,
		`/profile/job-posting/${id.job}/applicants`,
		`/profile/school-orders/${id.paid}`,
		`/profile/school-hours/session/${id.session}`,
		`/profile/school-hours/sessions`,
		`/profile/school-benefits`,
		`/profile/my-learning/${id.enrolment}`,
	]
	const rendered: string[] = []
	const leaks: unknown[] = []
	const some = [
		/^visitor/,
		/^main@/,
		/^additional@/,
		/^teacher@/,
		/^verified/,
		/^settled/,
		/^parent/,
	]
	for (const caller of callers.filter(({ name }) => some.some((one) => one.test(name))))
		for (const url of pages) {
			const page = await get(url, caller)
			rendered.push(page.body)
			if (leakOf(page.body, url).length > 0) leaks.push([caller.name, url, leakOf(page.body, url)])
		}
	expect(leaks).toEqual([])
	expect(rendered.some((html) => html.includes(ours.word))).toBe(true)
})

test('SCH-02 no other read of the contract gives away anything of another school', async () => {
	const reads = operations.filter(
		(one) => one.method === 'GET' && !walked.includes(one) && one.id !== 'followNotifications',
	)
	expect(reads.length).toBeGreaterThan(50)
	const leaks: unknown[] = []
	const { paid, enrolment, application, job, entry, nomination } = theirs.id
	const some = [/^visitor/, /^teacher@/, /^verified/, /^value-partner/]
	for (const one of reads)
		for (const caller of callers.filter(({ name }) => some.some((part) => part.test(name)))) {
			const names = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
			const ids = names.length > 0 ? [paid, enrolment, application, job, entry, nomination] : ['']
			for (const id of ids) {
				const aim = { path: Object.fromEntries(names.map((name) => [name, id!])) }
				const answer = await sendAim(server, one, aim, caller)
				const leak = leakOf(answer.body, aim)
				if (leak.length > 0) leaks.push([one.id, caller.name, aim, leak])
			}
		}
	expect(leaks).toEqual([])
})
