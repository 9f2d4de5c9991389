import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import type { operations } from '#openapi/v1.gen.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import {
	communityGroup,
	communityPost,
	groupMember,
} from '#server/community/community-post/community-post.tables.ts'
import { foundLine } from '#server/community/community-post/found-line.rules.ts'
import { job } from '#server/jobs/job/job.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

type Suggestions = operations['listSuggestions']['responses'][200]['content']['application/json']

const none = { total: 0, data: [] }
const nothing = { resources: none, jobs: none, posts: none, groups: none }

const server = await openFileApp({}, openSeededApp)
let token: string
let accountId: string
beforeAll(async () => {
	token = await server.signIn(demo('settled-teacher'))
	const [member] = await server.db
		.select({ id: account.id })
		.from(account)
		.where(eq(account.email, demo('settled-teacher')))
	accountId = member!.id
})

const ask = (q: string, as?: string) =>
	server.call('GET', `/v1/suggestions?q=${encodeURIComponent(q)}`, as ? { token: as } : {})
const suggest = async (q: string, as?: string) => (await ask(q, as)).body as Suggestions

test('FND-02 a beginning of a word finds resources, open jobs, posts and groups, three of each at most, with their totals', async () => {
	const found = await suggest(' Mathe ')
	expect(found.resources.data.map(({ title }) => title)).toHaveLength(3)
	const list = await server.call('GET', '/v1/learning/all?search=Mathe&limit=3')
	const cards = list.body as { total: number; data: { slug: string; title: string }[] }
	expect(found.resources.total).toBe(cards.total)
	expect(found.resources.data.map(({ slug }) => slug)).toEqual(cards.data.map(({ slug }) => slug))
	const jobs = (await server.call('GET', '/v1/jobs?search=Mathe&limit=3')).body as {
		total: number
		data: { slug: string; title: string; city: string; school: { name: string } }[]
	}
	expect(found.jobs).toEqual({
		total: jobs.total,
		data: jobs.data.map(({ slug, title, city, school }) => ({
			slug,
			title,
			city,
			school: school.name,
		})),
	})
	expect(found.jobs.total).toBeGreaterThan(3)
	expect((await suggest('maths')).groups.data.map(({ name }) => name)).toEqual(['Maths Circle'])
})

test('FND-02 CAT-04 what means the same is suggested as in the catalogue, while a word of it is being typed too', async () => {
	const maths = (await suggest('maths')).resources
	expect(maths.data.map(({ title }) => title)).toContain('Fractions That Make Sense')
	expect((await suggest('ganit')).resources).toEqual(maths)
	expect((await suggest('गणि')).resources.data).toEqual(maths.data)
})

test('FND-02 what is removed, closed or for members alone is suggested to nobody, not even to a member', async () => {
	const now = server.deps.clock()
	const groupId = v7()
	const [first, closed, removed] = [v7(), v7(), v7()]
	await server.db.insert(communityGroup).values({
		id: groupId,
		name: 'Zubenel staff room',
		summary: 'For members alone.',
		isOpen: false,
		createdAt: now,
	})
	await server.db.insert(groupMember).values({ groupId, accountId, joinedAt: now })
	const post = { accountId, createdAt: now }
	await server.db.insert(communityPost).values([
		{ ...post, id: first!, slug: 'zubenel-open', text: 'Hello\nZubenel is a star' },
		{ ...post, id: closed!, slug: 'zubenel-closed', text: 'Zubenel secret', groupId },
		{ ...post, id: removed!, slug: 'zubenel-removed', text: 'Zubenel gone', removedAt: now },
	])
	const [open] = await server.db.select().from(job).limit(1)
	await server.db
		.update(job)
		.set({ title: 'Zubenel Teacher', closedAt: now })
		.where(eq(job.id, open!.id))
	const wanted = {
		...nothing,
		posts: {
			total: 1,
			data: [{ slug: 'zubenel-open', text: 'Zubenel is a star', author: expect.any(String) }],
		},
	}
	expect(await suggest('zubenel')).toEqual(wanted)
	expect(await suggest('zubenel', token)).toEqual(wanted)
	await server.db
		.update(communityPost)
		.set({ removedAt: now })
		.where(eq(communityPost.slug, 'zubenel-open'))
	server.deps.memory.forget()
	server.deps.answers.forget()
	expect(await suggest('zubenel')).toEqual(nothing)
})

test('FND-02 wildcards, markup, emoji and quotes are letters like others; bundles are no resources', async () => {
	for (const q of [
		'%%',
		'__',
		'\\\\',
		"'; drop table job;--",
		'<script>alert(1)</script>',
		'🙂🙂',
		'  ',
	])
		expect([q, await ask(q)]).toMatchObject([q, { status: 200, body: nothing }])
	expect((await suggest('कविता')).resources.total).toBeGreaterThan(0)
	const bundles = await server.db.select().from(resource).where(eq(resource.courseType, 'bundle'))
	expect((await suggest(bundles[0]!.title)).resources.data.map(({ slug }) => slug)).not.toContain(
		bundles[0]!.slug,
	)
})

test('FND-02 one letter and ten thousand are refused with a reason', async () => {
	for (const q of ['a', 'a'.repeat(10_000)])
		expect(await ask(q)).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
	expect(await server.call('GET', '/v1/suggestions')).toMatchObject({ status: 400 })
})

test('FND-02 a suggestion may be kept for everybody for fifteen seconds', async () => {
	const answer = await server.app.inject('/v1/suggestions?q=fractions')
	expect(answer.headers['cache-control']).toBe('public, max-age=15, stale-while-revalidate=60')
})

test('FND-02 of a long post the line in which a text was found is shown, cut at its ends', () => {
	expect(foundLine('First\n\n  The second line ', 'SECOND')).toBe('The second line')
	expect(foundLine('First\nlast', 'missing')).toBe('First')
	expect(foundLine('', 'missing')).toBe('')
	const long = `${'कखग '.repeat(60)}needle${' xyz'.repeat(60)}`
	const shown = foundLine(long, 'needle')
	expect([shown.includes('needle'), [...shown].length, shown[0], shown.at(-1)]).toEqual([
		true,
		120,
		'…',
		'…',
	])
})
