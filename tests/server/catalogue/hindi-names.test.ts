import { expect, test } from 'vitest'
import { nameIn, namesInHindi } from '#domain/catalogue/names.rules.ts'
import type { Card, JobCard } from '#openapi/v1.gen.ts'
import { expectEvery } from '../../expect-every.ts'
import { openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)

const ask = async <Answer>(path: string, query: Record<string, string>) =>
	(await server.call('GET', `/v1/${path}?${new URLSearchParams(query)}`)).body as Answer
type List<Row> = { total: number; data: Row[] }

const inHindi = (name: string) => nameIn('hi', name)

test('LNG-03 every name that the demo sorts by is known in Hindi, no two of a list alike; unknown names are unchanged', async () => {
	const lists = await ask<Record<string, { name: string }[]>>('reference', {})
	const counts = await ask<Record<string, { name: string }[]>>('learning/counts', {})
	for (const list of [
		lists.subjects!,
		lists.competency!,
		lists.job_type!,
		lists.job_level!,
		counts.languages!,
		counts.levels!,
		counts.subjects!,
	]) {
		const names = list.map(({ name }) => inHindi(name))
		expectEvery(names, (name) => /^[\p{Script=Devanagari}() -]+$/u.test(name))
		expect(new Set(names).size).toBe(names.length)
	}
	expect([nameIn('en', 'Hindi'), inHindi('Hindi')]).toEqual(['Hindi', 'हिन्दी'])
	for (const unknown of ['Kathak', 'constructor', 'toString', ''])
		expect(inHindi(unknown)).toBe(unknown)
})

test('CAT-04 LNG-03 what a page in Hindi calls a subject, a competency or a stage finds at least what has it', async () => {
	const lists = await ask<Record<string, { name: string }[]>>('reference', {})
	const found = async (query: Record<string, string>) =>
		(await ask<List<Card>>('learning/all', { ...query, limit: '50' })).data.map(({ slug }) => slug)
	const held = { subjects: lists.subjects!, tags: lists.competency! }
	for (const [key, list] of Object.entries(held)) {
		expect(list.length).toBeGreaterThan(10)
		for (const { name } of list)
			expect([name, await found({ search: inHindi(name) })]).toEqual([
				name,
				expect.arrayContaining(await found({ [key]: name })),
			])
	}
})

test('NAV-05 NAV-07 FND-02 LNG-03 jobs, their suggestions and quizzes are found by the Hindi of their subject, however it is spelt', async () => {
	for (const [spelt, subject] of [
		['गणित', 'Mathematics'],
		['जीव विज्ञान', 'Biology'],
		['हिंदी', 'Hindi'],
		['हिन्दी', 'Hindi'],
		['अंग्रेजी', 'English'],
		['अंग्रेज़ी', 'English'],
	] as const) {
		const named = await ask<List<JobCard>>('jobs', { subjects: subject, limit: '50' })
		const found = await ask<List<JobCard>>('jobs', { search: spelt, limit: '50' })
		expect(named.total).toBeGreaterThan(0)
		const slugs = found.data.map(({ slug }) => slug)
		expect(slugs).toEqual(expect.arrayContaining(named.data.map(({ slug }) => slug)))
		const { jobs } = await ask<{ jobs: List<unknown> }>('suggestions', { q: spelt })
		expect([spelt, jobs.total]).toEqual([spelt, found.total])
		const quizzes = await ask<List<{ subject: string }>>('quizzes', { subjects: subject })
		const searched = await ask<List<{ subject: string }>>('quizzes', { search: spelt, limit: '50' })
		expect(searched.total).toBeGreaterThanOrEqual(quizzes.total)
	}
	expect((await ask<List<unknown>>('jobs', { search: 'क्वांटम' })).total).toBe(0)
	expect(namesInHindi((hindi) => hindi === 'गणित')).toEqual(['Math', 'Mathematics'])
})
