import { describe, expect, test } from 'vitest'
import { bundleRows } from '#demo/catalogue/bundles.seed.ts'
import { catalogueRows } from '#demo/catalogue/catalogue.seed.ts'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { seedIfEmpty } from '#demo/seed.ts'
import { isWholeQuestion } from '#domain/learning/quiz-content.rules.ts'
import { resource, tag } from '#server/catalogue/resource/resource.tables.ts'
import { contentOfQuestion } from '#server/learning/quiz/question.rules.ts'
import { quizQuestion } from '#server/learning/quiz/quiz.tables.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import { expectEvery } from '../../../expect-every.ts'
import { openSeededApp } from '../../support/open-seeded-app.ts'
import { openFileApp } from '../../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)

const countBy = <T>(rows: T[], key: (row: T) => string) =>
	Object.fromEntries([...Map.groupBy(rows, key)].map(([name, group]) => [name, group.length]))

describe('the seeded catalogue', () => {
	test('holds every type and kind, one type with exactly a page, one with one more, and a tag with none', async () => {
		const rows = await server.db.select().from(resource)
		const types = countBy(rows, (row) => row.courseType)
		expect(rows.length - types.bundle!).toBeGreaterThanOrEqual(140)
		expect(types).toMatchObject({ bundle: 8, expert_masterclass: 9, affiliated_product: 10 })
		expect(Object.keys(types)).toHaveLength(8)
		expect(Object.keys(countBy(rows, (row) => row.resourceType)).sort()).toEqual([
			'medium',
			'micro',
			'standard',
		])
		const tags = await server.db.select().from(tag)
		expect(
			tags
				.filter(({ name }) => !rows.some((row) => row.tags.includes(name)))
				.map((row) => row.name),
		).toEqual(['Place-Based Learning'])
	})

	test('holds every price and rating that a card must show', async () => {
		const rows = await server.db.select().from(resource)
		for (const price of [null, 0, 100, 49_900, 2_499_900])
			expect(rows.some((row) => row.price === price)).toBe(true)
		expect([
			Math.min(...rows.map((row) => row.averageRating)),
			Math.max(...rows.map((row) => row.averageRating)),
		]).toEqual([0, 5])
		expect(rows.filter((row) => row.cover === null)).toHaveLength(1)
		expect(rows.filter((row) => row.title.length === 120)).toHaveLength(1)
		expect(rows.filter((row) => /[\u0900-\u097f]/.test(row.title)).length).toBeGreaterThan(8)
		expectEvery(rows, (row) => !/lorem|ipsum|TODO/i.test(row.description))
	})

	test('slugs and titles are unique and readable', async () => {
		const rows = await server.db.select().from(resource)
		for (const key of ['slug', 'slugtitle', 'title'] as const)
			expect(new Set(rows.map((row) => row[key])).size).toBe(rows.length)
		expectEvery(rows, (row) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.slug))
	})

	test('holds a discount of every kind', async () => {
		const rows = await server.db.select().from(discount)
		expect(rows.length).toBeGreaterThanOrEqual(14)
		const now = server.deps.clock()
		const kinds = {
			percent: rows.some((row) => row.isPercentage && row.maxAmount === null),
			capped: rows.some((row) => row.isPercentage && row.maxAmount !== null),
			fixed: rows.some((row) => !row.isPercentage && row.amount === 10_000),
			abovePrice: rows.some((row) => (row.amount ?? 0) >= 500_000),
			everything: rows.some((row) => row.percent === 100),
			minimum: rows.some((row) => (row.minimumOrder ?? 0) > 0),
			bundleOnly: rows.some(
				(row) => row.discountType === 'vidya_bundles' && row.category === 'bundle',
			),
			expired: rows.some((row) => row.endsAt && row.endsAt < now),
			future: rows.some((row) => row.startsAt && row.startsAt > now),
			exhausted: rows.some((row) => row.maxUses !== null && row.used >= row.maxUses),
			nested: rows.some((row) => row.nested !== null),
			mixedCase: rows.some((row) => /[a-z]/.test(row.code) && /[A-Z]/.test(row.code)),
		}
		expectEvery(Object.entries(kinds), ([, isThere]) => isThere)
	})

	test('DSK-06 every quiz question can be asked and is explained, and one quiz has every kind', async () => {
		const rows = await server.db.select().from(quizQuestion)
		expect(rows.length).toBeGreaterThanOrEqual(100)
		expectEvery(rows, (row) => isWholeQuestion(contentOfQuestion(row)) && row.explanation !== '')
		const ones = rows.filter(({ kind }) => kind === 'one')
		expectEvery(ones, ({ options }) => options.length >= 4)
		const kinds = Map.groupBy(rows, ({ quizId }) => quizId)
		expect([...kinds.values()].map((of) => new Set(of.map(({ kind }) => kind)).size)).toContain(7)
	})
})

test('seeding is deterministic, and a filled database is left alone', async () => {
	const now = new Date('2026-11-20T10:00:00Z')
	expect(catalogueRows(now)).toEqual(catalogueRows(now))
	expect(bundleRows(catalogueRows(now), now).items).toHaveLength(26)
	expect(await seedIfEmpty(server.db, { now })).toBe(false)
})

test.each(demoAccounts.map((account) => [account.email]))(
	'SES-04 %s can sign in',
	async (email) => {
		const token = await server.signIn(email)
		expect((await server.call('GET', '/v1/user/info', { token })).body).toMatchObject({
			email,
			displayName: demoAccounts.find((account) => account.email === email)!.name,
		})
	},
)
