import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { licence } from '#server/shop/licence/licence.tables.ts'
import { addResource } from '../support/fixtures.ts'
import { cookieOf } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openBroughtSchool, openPartner } from '../support/partner-people.ts'
import { addHours, somebodyOf } from '../support/school/school-people.ts'
import { verifySessions } from '../support/staff-people.ts'

const DAY = 86_400_000
const server = await openFileApp()

const now = () => server.deps.clock()

/** Adds licences of a school, some of them assigned. */
const addLicence = async (schoolId: string, quantity: number, assignedCount: number) => {
	const resourceId = await addResource(server.db, { title: 'Fractions' })
	const validUntil = new Date(now().getTime() + quantity * DAY)
	await server.db.insert(licence).values({
		...{ schoolId, resourceId, quantity, assignedCount, validUntil, createdAt: now() },
		source: `test:${resourceId}`,
	})
	return validUntil.toISOString()
}

/** Adds a teacher with a two-lesson course and this many lessons done, long ago or now. */
const addTeacher = async (schoolId: string, done: number, createdAt = now()) => {
	const teacher = await somebodyOf(server, schoolId)
	const { id, lessons } = await teacher.enrol()
	await server.db.update(enrolment).set({ createdAt }).where(eq(enrolment.id, id))
	for (const lessonId of lessons.slice(0, done))
		await server.db.insert(lessonDone).values({ enrolmentId: id, lessonId, doneAt: createdAt })
	return teacher
}

/** A sales partner with two schools, and another partner with one that has everything too. */
const openScene = async () => {
	const mine = await openPartner(server, 'institutional_sales_partner')
	const other = await openPartner(server, 'institutional_sales_partner')
	const first = await openBroughtSchool(server, mine.id)
	server.advance(1000)
	const second = await openBroughtSchool(server, mine.id)
	const theirs = await openBroughtSchool(server, other.id)
	const old = new Date(now().getTime() - 31 * DAY)
	await addTeacher(first.schoolId, 2)
	await addTeacher(first.schoolId, 1, old)
	const trained = await addTeacher(theirs.schoolId, 2)
	await addHours(server, trained.accountId, { minutes: 90 })
	const ends = [await addLicence(first.schoolId, 25, 5), await addLicence(first.schoolId, 10, 10)]
	await addLicence(theirs.schoolId, 7, 7)
	return { mine, other, first, second, theirs, ends }
}

test('API-03 ROL-03 figures, schools, licences and usage are of the own schools alone', async () => {
	const { mine, other, first, second, theirs, ends } = await openScene()
	const read = async (url: string, who = mine) =>
		(await who.call<object>('GET', `/institutional-partner/${url}`)).body
	expect(await read('metrics')).toEqual({
		response: {
			...{ schools: 2, teachers: 2, licences_total: 35, licences_used: 15 },
			courses_completed: 1,
		},
	})
	const school = (of: { schoolId: string; name: string }, figures: number[], at: Date) => ({
		...{ id: of.schoolId, name: of.name, city: null, state: 'unverified' },
		...{ brought_at: expect.stringContaining(at.toISOString().slice(0, 19)) },
		...{ teachers: figures[0], licences_total: figures[1], licences_used: figures[2] },
	})
	const brought = new Date(now().getTime() - 1000)
	expect(await read('schools')).toEqual({
		link: `${server.deps.config.publicUrl}/vidya-for-schools?ins_partner_id=${mine.id}`,
		total: 2,
		data: [school(second, [0, 0, 0], now()), school(first, [2, 35, 15], brought)],
	})
	expect(await read('schools?limit=1&offset=1')).toMatchObject({
		total: 2,
		data: [{ id: first.schoolId }],
	})
	expect(await read('schools', other)).toMatchObject({ total: 1, data: [{ id: theirs.schoolId }] })
	const held = (quantity: number, used: number, end: string) => ({
		...{ id: expect.any(String), school: first.name, title: 'Fractions', quantity, used },
		ends_at: expect.stringContaining(end.slice(0, 19)),
	})
	expect(await read('licences')).toEqual({
		total: 2,
		data: [held(25, 5, ends[0]!), held(10, 10, ends[1]!)],
	})
	const usage = [
		{ id: first.schoolId, school: first.name, teachers: 2, active: 1, lessons: 3, minutes: 0 },
		{ id: second.schoolId, school: second.name, teachers: 0, active: 0, lessons: 0, minutes: 0 },
	]
	expect(await read('usage')).toEqual({ total: 2, data: usage })
	expect(await read('usage', other)).toMatchObject({
		data: [{ id: theirs.schoolId, teachers: 1, active: 1, lessons: 2, minutes: 90 }],
	})
	const file = async (path: string) => {
		const cookie = await cookieOf(server, mine)
		const { body } = await server.app.inject({ url: path, headers: { cookie } })
		return Papa.parse(body.slice(1), { skipEmptyLines: true }).data
	}
	expect(await file('/institutional-partner/spc-license/licences.csv')).toEqual([
		['School', 'Licence', 'Licences', 'Used', 'Free', 'Valid until'],
		[first.name, 'Fractions', '25', '5', '20', ends[0]!.slice(0, 10)],
		[first.name, 'Fractions', '10', '10', '0', ends[1]!.slice(0, 10)],
	])
	expect(await file('/institutional-partner/track-usage/usage.csv?language=hi')).toEqual([
		['स्कूल', 'शिक्षक', 'पिछले 30 दिनों में सक्रिय', 'पूरे किए पाठ', 'घंटे'],
		[first.name, '2', '1', '3', '0'],
		[second.name, '0', '0', '0', '0'],
	])
})

const calls = ['metrics', 'schools', 'earnings', 'licences', 'usage'].map(
	(name) => `/institutional-partner/${name}`,
)

test.each([
	['channel_partner', [200, 200, 200, 403, 403, 403, 403]],
	['institutional_value_partner', [200, 200, 200, 403, 403, 403, 403]],
	['institutional_sales_partner', [200, 200, 200, 200, 200, 403, 403]],
	['vidya_customer_success', [403, 403, 403, 403, 403, 200, 200]],
	['vidya_sales_associate', [403, 403, 403, 403, 403, 200, 200]],
	['main_poc', [403, 403, 403, 403, 403, 403, 403]],
])('ROL-02 ROL-03 what %s may read of partners', async (role, expected) => {
	const { call, email } = await openPartner(server, role)
	const answers = []
	for (const url of [...calls, '/partners', '/partner-earnings'])
		answers.push((await call('GET', url)).status)
	expect(answers).toEqual(expected)
	const cookie = await cookieOf(server, { email })
	const url = '/institutional-partner/track-usage/usage.csv'
	const file = await server.app.inject({ url, headers: { cookie } })
	expect(file.statusCode).toBe(expected[4])
	expect((await server.app.inject({ url })).headers.location).toBe(
		'/institutional-partner/track-usage',
	)
})

test('ROL-02 who looks after partners sees what each brought and earned, and what is due, the oldest first', async () => {
	const partner = await openPartner(server, 'channel_partner')
	const { main, order, name } = await openBroughtSchool(server, partner.id)
	const success = await openPartner(server, 'vidya_customer_success')
	await verifySessions(server, success.id)
	const due = []
	for (const price of [3_000_000, 4_000_000]) {
		const { id, total } = await order(1, price)
		await main.transfer(id)
		const reference = `UTR${id}`.slice(0, 40)
		const body = { amount: total, bank_reference: reference }
		await success.call('POST', `/school-transfers/${id}/confirmation`, body)
		const { quote_number: order_number } = (await main.read(id)).body
		due.push({
			...{ id: expect.any(String), partner: partner.name, school: name, order_number },
			...{ base: price, rate: 10, amount: price / 10, earned_at: expect.any(String) },
		})
		server.advance(1000)
	}
	const read = async (url: string) =>
		(await success.call<{ total: number; data: { id: string }[] }>('GET', url)).body
	expect(await read('/partner-earnings')).toEqual({ total: 2, data: due })
	await success.payOut((await read('/partner-earnings?limit=1')).data[0]!.id)
	expect(await read('/partner-earnings')).toEqual({ total: 1, data: [due[1]] })
	const { total, data } = await read('/partners?limit=100')
	expect(total).toBe(data.length)
	expect(data[0]).toEqual({
		...{ id: partner.id, name: partner.name, email: partner.email, role: 'channel_partner' },
		...{ schools: 1, earned: 400_000, paid_out: 300_000 },
	})
})
