import { expect, test } from 'vitest'
import { isAdult } from '#domain/jobs/career-interest.rules.ts'
import {
	isQuestionnaireDone,
	listRecommendations,
	submitQuestionnaire,
} from '#server/catalogue/recommendation/recommendation.service.ts'
import { tag } from '#server/catalogue/resource/resource.tables.ts'
import { submitCareerInterest } from '#server/jobs/career-interest/career-interest.service.ts'
import { formSubmission } from '#server/people/site/form-submission.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

test('CAT-09 NDG-04 what was wished for last is recommended, else the best rated', async () => {
	const [me, other] = [await openBuyer(server), await openBuyer(server)]
	await server.db
		.insert(tag)
		.values(['Numeracy', 'Reading', 'Drama'].map((name) => ({ slug: name.toLowerCase(), name })))
	const add = (averageRating: number, ...tags: string[]) =>
		addResource(server.db, { averageRating, tags })
	const [best, reading, numeracy, low] = [
		await add(5),
		await add(4, 'Reading'),
		await add(3, 'Numeracy'),
		await add(2, 'Numeracy'),
	]
	const ids = async (accountId: string | null, page = {}) => {
		const { total, data } = await listRecommendations(server.deps, accountId, page)
		expect(data.map(({ webinar }) => webinar.id)).toEqual(data.map(({ course_id }) => course_id))
		return { total, ids: data.map(({ course_id }) => course_id) }
	}
	const everything = { total: 4, ids: [best, reading, numeracy, low] }
	expect([await ids(null), await ids(me.accountId)]).toEqual([everything, everything])
	const wish = async (answers: object, minute: number) => {
		const now = new Date(server.deps.clock().getTime() + minute * 60_000)
		await submitQuestionnaire(server.db, { accountId: me.accountId, answers: { ...answers }, now })
	}
	expect(await isQuestionnaireDone(server.db, me.accountId)).toBe(false)
	await wish({ competency: ['Numeracy'], teaching_challenges: ['Reading'] }, 1)
	expect([
		await isQuestionnaireDone(server.db, me.accountId),
		await isQuestionnaireDone(server.db, other.accountId),
	]).toEqual([true, false])
	expect(await ids(me.accountId)).toEqual({ total: 3, ids: [reading, numeracy, low] })
	expect(await ids(me.accountId, { limit: 1, offset: 1 })).toEqual({ total: 3, ids: [numeracy] })
	await wish({ competency: ['Drama'] }, 0)
	expect((await ids(me.accountId)).total).toBe(3)
	await submitCareerInterest(
		server.db,
		{
			accountId: me.accountId,
			form: { dob: '1990-01-01', competency: ['Drama'] } as { dob: string },
			now: new Date(server.deps.clock().getTime() + 3 * 60_000),
		},
		async () => undefined,
	)
	expect((await ids(me.accountId)).total).toBe(3)
	await wish({ teaching_challenges: ['Reading'] }, 4)
	expect(await ids(me.accountId)).toEqual({ total: 1, ids: [reading] })
	await wish({ competency: ['Drama'] }, 5)
	expect(await ids(me.accountId)).toEqual(everything)
	expect(await ids(other.accountId)).toEqual(everything)
})

test('NDG-06 eighteen years are counted by the calendar, from midnight in India', () => {
	const noon = new Date('2026-11-20T06:30:00Z')
	expect(['2008-11-20', '2008-11-21', '2007-11-21'].map((dob) => isAdult(dob, noon))).toEqual([
		true,
		false,
		true,
	])
	expect(isAdult('2008-11-21', new Date('2026-11-20T18:29:59.999Z'))).toBe(false)
	expect(isAdult('2008-11-21', new Date('2026-11-20T18:30:00Z'))).toBe(true)
	expect(isAdult('2008-02-29', new Date('2026-02-28T06:30:00Z'))).toBe(false)
})

test('NDG-05 NDG-06 a career form is stored as it was typed, and of the young not at all', async () => {
	const { accountId } = await openBuyer(server)
	const now = server.deps.clock()
	const kept: string[] = []
	const submit = (dob: string) =>
		submitCareerInterest(server.db, { accountId, form: { dob }, now }, async (_, id) => {
			kept.push(id)
		})
	const before = await server.db.$count(formSubmission)
	await expect(submit('2008-11-21')).rejects.toMatchObject({ status: 409, code: 'too-young' })
	expect(await server.db.$count(formSubmission)).toBe(before)
	const id = await submit('2008-11-20')
	const rows = await server.db.select().from(formSubmission)
	expect(rows.filter((row) => row.id === id)).toEqual([
		{ id, kind: 'career-interest', accountId, data: { dob: '2008-11-20' }, createdAt: now },
	])
	expect(kept).toEqual([id])
})
