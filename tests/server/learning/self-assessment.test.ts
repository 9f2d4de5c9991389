import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { selfAssessment } from '#server/learning/self-assessment/self-assessment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { type Buyer, openBuyer } from '../support/buyer.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { addSchool, contactOf, somebodyOf } from '../support/school/school-people.ts'

const server = await openFileApp()
beforeAll(async () => {
	await server.db.insert(referenceItem).values(
		['assessment', 'inclusion'].map((slug, position) => ({
			list: 'competency',
			slug,
			name: slug,
			position,
		})),
	)
})

const url = '/v1/user/self-assessments'
const assess = (who: Buyer, scores: object[]) => who.post<{ id: string }>(url, { scores })
const listed = async ({ token }: Buyer) =>
	((await server.call('GET', url, { token })).body as unknown as { data: object[] }).data

test('PRF-01 a teacher judges own competencies; the latest ten are kept, the newest first, and nobody else sees them', async () => {
	const [me, other] = [await openBuyer(server), await openBuyer(server)]
	const scores = [
		{ competency: 'inclusion', score: 40 },
		{ competency: 'assessment', score: 100 },
	]
	expect((await assess(me, scores)).status).toBe(200)
	expect(await listed(me)).toEqual([
		{ id: expect.any(String), assessed_at: expect.any(String), scores: expect.any(Array) },
	])
	expect(((await listed(me))[0] as { scores: object[] }).scores).toEqual(
		expect.arrayContaining(scores),
	)
	const ids: string[] = []
	for (let n = 0; n < 10; n += 1)
		ids.unshift((await assess(me, [{ competency: 'inclusion', score: 10 }])).body.id)
	expect((await listed(me)).map((one) => (one as { id: string }).id)).toEqual(ids)
	const stored = await server.db
		.select({ id: selfAssessment.id })
		.from(selfAssessment)
		.where(eq(selfAssessment.accountId, me.accountId))
	expect(stored.map(({ id }) => id).sort()).toEqual([...ids].sort())
	expect(await listed(other)).toEqual([])
})

test('PRF-01 a self-assessment with an unknown competency, one named twice, or a score between the steps is refused', async () => {
	const me = await openBuyer(server)
	for (const scores of [
		[{ competency: 'astrology', score: 50 }],
		[
			{ competency: 'inclusion', score: 50 },
			{ competency: 'inclusion', score: 60 },
		],
		[{ competency: 'inclusion', score: 55 }],
		[{ competency: 'inclusion', score: 0 }],
		[{ competency: 'inclusion', score: 110 }],
		[],
	])
		expect((await assess(me, scores)).status).toBe(400)
	expect(await listed(me)).toEqual([])
})

describe('W1 PRI-02 sharing the self-assessment with the school', () => {
	const sharing = '/v1/user/self-assessment-sharing'
	const school = { school: 'Modern School' }
	const openTeachers = async (scores: Record<string, number>[]) => {
		const schoolId = await addSchool(server)
		const teachers = []
		for (const [n, judged] of scores.entries()) {
			const teacher = await somebodyOf(server, schoolId, { displayName: `Teacher ${n + 1}` })
			await teacher.call('POST', url, {
				scores: Object.entries(judged).map(([competency, score]) => ({ competency, score })),
			})
			teachers.push(teacher)
		}
		return { teachers, poc: await contactOf(server, schoolId) }
	}
	type Caller = Awaited<ReturnType<typeof contactOf>>
	const bodyOf = async (who: Caller, path: string) =>
		(await who.call('GET', `/v1/school/${path}`)).body
	const register = (poc: Caller) => bodyOf(poc, 'registers?kind=tq-registers')

	test('W1 PRI-02 names no teacher who was not asked, and the answer is no', async () => {
		const { teachers, poc } = await openTeachers([{ inclusion: 40 }])
		expect(await register(poc)).toEqual({ total: 0, data: [] })
		const answer = await teachers[0]!.call('GET', sharing)
		expect(answer.body).toEqual({ ...school, is_shared: false })
	})

	test('W1 PRI-02 names who agreed until they withdraw or leave the school', async () => {
		const { teachers, poc } = await openTeachers([
			{ inclusion: 40, assessment: 70 },
			{ inclusion: 10 },
		])
		const [asha] = teachers as [Caller, Caller]
		const agreed = await asha.call('PUT', sharing, { is_shared: true })
		expect(agreed.body).toEqual({ ...school, is_shared: true })
		const named = { id: asha.accountId, name: 'Teacher 1', score: 55, place: null }
		expect(await register(poc)).toEqual({
			total: 1,
			data: [{ ...named, at: expect.any(String) }],
		})
		const withdrawn = await asha.call('PUT', sharing, { is_shared: false })
		expect(withdrawn.body).toEqual({ ...school, is_shared: false })
		expect(await register(poc)).toEqual({ total: 0, data: [] })

		await asha.call('PUT', sharing, { is_shared: true })
		const elsewhere = await addSchool(server, { name: 'Elsewhere' })
		await server.db
			.update(account)
			.set({ schoolId: elsewhere })
			.where(eq(account.id, asha.accountId))
		expect(await register(await contactOf(server, elsewhere))).toEqual({ total: 0, data: [] })
		expect((await asha.call('GET', sharing)).body).toEqual({
			school: 'Elsewhere',
			is_shared: false,
		})
	})

	test('W1 PRI-02 shows a school averages of five teachers, never of four', async () => {
		const four = Array.from({ length: 4 }, () => ({ inclusion: 40, assessment: 20 }))
		const { poc: small } = await openTeachers(four)
		expect(await bodyOf(small, 'quotient')).toEqual({
			teachers: 4,
			assessed: null,
			competencies: [],
		})
		const { poc } = await openTeachers([...four, { inclusion: 90 }])
		expect(await bodyOf(poc, 'quotient')).toEqual({
			teachers: 5,
			assessed: 5,
			competencies: [{ slug: 'inclusion', name: 'inclusion', average: 50, low: 0 }],
		})
	})

	test('W1 PRI-02 asks nobody who teaches at no school', async () => {
		const alone = await somebodyOf(server, null)
		expect((await alone.call('GET', sharing)).body).toEqual({ school: null, is_shared: false })
		expect((await alone.call('PUT', sharing, { is_shared: true })).status).toBe(403)
		const poc = await contactOf(server, await addSchool(server))
		expect((await poc.call('GET', sharing)).body).toEqual({ school: null, is_shared: false })
	})
})
