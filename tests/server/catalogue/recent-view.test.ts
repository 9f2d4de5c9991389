import { beforeAll, expect, test } from 'vitest'
import { recentView } from '#server/catalogue/recommendation/recent-view.tables.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { demo, openSeededApp } from '../support/open-seeded-app.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp({}, openSeededApp)
let token: string
let other: string
beforeAll(async () => {
	token = await server.signIn(demo('new-teacher'))
	other = await server.signIn('somebody@example.org')
})

const look = (id: string, as = token) =>
	server.call('PUT', `/v1/user/recent-views/${id}`, { token: as })
const seen = async (as = token, limit = 12) => {
	const { body } = await server.call('GET', `/v1/user/recent-views?limit=${limit}`, { token: as })
	return (body as { data: { id: string }[] }).data.map(({ id }) => id)
}

test('NAV-01 the last twelve resources that a person looked at are remembered, each once, the last first, for nobody else', async () => {
	const ids = (await server.db.select({ id: resource.id }).from(resource).limit(14)).map(
		({ id }) => id,
	)
	for (const id of ids) {
		expect((await look(id)).status).toBe(204)
		server.advance(1000)
	}
	expect(await seen()).toEqual(ids.slice(2).reverse())
	const before = (await server.db.select().from(recentView)).length
	await look(ids[5]!)
	expect(await seen(token, 3)).toEqual([ids[5], ids[13], ids[12]])
	expect((await server.db.select().from(recentView)).length).toBe(before)
	expect(await seen(other)).toEqual([])
})

test('NAV-01 two concurrent looks are one look; what there is not is not found', async () => {
	const [one] = await server.db.select({ id: resource.id }).from(resource).limit(1)
	const answers = await Promise.all([look(one!.id, other), look(one!.id, other)])
	expect(answers.map(({ status }) => status)).toEqual([204, 204])
	expect(await seen(other)).toEqual([one!.id])
	expect(await look('0197a000-0000-7000-8000-000000000009')).toMatchObject({ status: 404 })
	expect(await look('nonsense')).toMatchObject({ status: 400 })
})

test('NAV-01 the demo teacher has looked at something and has something under way', async () => {
	const teacher = await server.signIn(demo('settled-teacher'))
	expect(await seen(teacher)).toHaveLength(3)
	const under = await server.call('GET', '/v1/learning/mine?status=in_progress', { token: teacher })
	expect(under.body).toMatchObject({ total: 1, data: [{ progress: expect.any(Number) }] })
})
