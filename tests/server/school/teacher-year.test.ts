import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account } from '#server/people/account/account.tables.ts'
import { foldTeacherYears } from '#server/people/school/fold-teacher-years.service.ts'
import { teacherYear, teacherYearDue } from '#server/people/school/school.tables.ts'
import { schoolFact } from '#server/people/school/school-fact.tables.ts'
import { differingFacts } from '../support/database/differing-facts.ts'
import { sumTeacherYears } from '../support/database/sum-teacher-years.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addSchool, contactOf, somebodyOf } from '../support/school/school-people.ts'
import { actAtRandom, dice, stockResources } from '../support/school/teacher-acts.ts'

const server = await openFileApp({ RATE_LIMIT: '100000' })

const openSchool = async (teachers: number) => {
	const id = await addSchool(server)
	const poc = await contactOf(server, id)
	const accounts: string[] = []
	for (let n = 0; n < teachers; n += 1)
		accounts.push((await somebodyOf(server, id, { displayName: `Teacher ${n}` })).accountId)
	return { poc, accounts, resources: await stockResources(server, 4) }
}

const schoolOfAccount = async (id: string) =>
	(await server.db.select({ school: account.schoolId }).from(account).where(eq(account.id, id)))[0]!
		.school

const keptOf = (accountId: string) =>
	server.db
		.select()
		.from(teacherYear)
		.where(eq(teacherYear.accountId, accountId))
		.orderBy(asc(teacherYear.year))

const pages = [
	...['name', 'enrolments', 'lessons', 'hours', 'last'].map((sort) => `usage?sort=${sort}`),
	...['month', 'quarter', 'all'].map((period) => `usage?period=${period}&sort=hours`),
	...['behind', 'hours', 'name'].map((sort) => `hours?sort=${sort}`),
	...['hours?filter=behind', 'hours?year=2025', 'hours?search=teacher%201', 'usage?search=er%202'],
	...['overview', 'curriculum', 'curriculum/subject?subject=Biology', 'dashboard'],
	...['overview?year=2025', 'curriculum?year=2025', 'learning?kind=dev-spc-courses'],
]

describe('24.2 what teachers did in a school year is kept as sums', () => {
	test('24.2 kept sums are those added up from what is stored, after random acts', async () => {
		const { accounts, resources } = await openSchool(4)
		const schools = [(await schoolOfAccount(accounts[0]!))!, await addSchool(server)]
		const roll = dice(24)
		for (let act = 0; act < 120; act += 1) {
			await actAtRandom(server, roll, { accounts, resources, schools })
			await foldTeacherYears(server.db)
			expect(await server.db.$count(teacherYearDue)).toBe(0)
			for (const id of accounts) expect(await keptOf(id)).toEqual(await sumTeacherYears(server, id))
			expect(await differingFacts(server)).toEqual([])
		}
		expect(await server.db.$count(schoolFact)).toBeGreaterThan(20)
		const kept = await Promise.all(accounts.map(keptOf))
		expect(kept.flat().length).toBeGreaterThan(8)
	})

	test('24.2 two schools read the same before their sums are folded and after', async () => {
		const { poc, accounts, resources } = await openSchool(4)
		const schools = [(await schoolOfAccount(accounts[0]!))!, await addSchool(server)]
		const pocs = [poc, await contactOf(server, schools[1]!)]
		const roll = dice(42)
		for (let round = 0; round < 6; round += 1) {
			for (let act = 0; act < 20; act += 1)
				await actAtRandom(server, roll, { accounts, resources, schools })
			const read = async () => {
				const answers: unknown[] = []
				for (const who of pocs)
					for (const page of pages) {
						const { status, body } = await who.call('GET', `/v1/school/${page}`)
						answers.push([page, status, body])
					}
				return answers
			}
			expect(await server.db.$count(teacherYearDue)).toBeGreaterThan(0)
			const before = await read()
			expect(before.map((answer) => (answer as unknown[])[1])).toEqual(
				[...pages, ...pages].map(() => 200),
			)
			await foldTeacherYears(server.db)
			expect(await read()).toEqual(before)
		}
		expect(await server.db.$count(schoolFact)).toBeGreaterThan(20)
	})

	test('24.2 sums folded while people act miss nothing', async () => {
		const { accounts, resources } = await openSchool(3)
		const schools = [(await schoolOfAccount(accounts[0]!))!, await addSchool(server)]
		const acting = [1, 2, 3].map(async (seed) => {
			const roll = dice(seed)
			for (let act = 0; act < 25; act += 1)
				await actAtRandom(server, roll, { accounts, resources, schools })
		})
		let isOver = false
		const folding = [1, 2].map(async () => {
			while (!isOver) await foldTeacherYears(server.db)
		})
		await Promise.all(acting)
		isOver = true
		await Promise.all(folding)
		await foldTeacherYears(server.db)
		for (const id of accounts) expect(await keptOf(id)).toEqual(await sumTeacherYears(server, id))
		expect(await differingFacts(server)).toEqual([])
	})

	test('24.2 a lesson that is added takes back that a course was completed', async () => {
		const { accounts, resources } = await openSchool(1)
		const [accountId] = accounts as [string]
		const [resourceId] = resources as [string]
		const run = (text: string) => server.db.execute(sql.raw(text))
		await run(`insert into enrolment (id, account_id, resource_id, source, created_at)
      values (gen_random_uuid(), '${accountId}', '${resourceId}', 'free', now())`)
		await run(`insert into lesson_done (enrolment_id, lesson_id, done_at)
      select e.id, l.id, now() from enrolment e join lesson l on l.resource_id = e.resource_id where e.account_id = '${accountId}'`)
		await foldTeacherYears(server.db)
		expect((await keptOf(accountId))[0]).toMatchObject({ year: 0, completed: 1, lessons: 3 })
		await run(`insert into lesson (id, resource_id, section, title, minutes, position)
      values (gen_random_uuid(), '${resourceId}', 'One', 'More', 5, 9)`)
		await foldTeacherYears(server.db)
		expect((await keptOf(accountId))[0]).toMatchObject({ year: 0, completed: 0, lessons: 3 })
	})
})
