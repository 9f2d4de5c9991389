import { beforeAll, describe, expect, test } from 'vitest'
import type { DeskGroup as Group } from '#openapi/v1.gen.ts'
import { openTeacher } from '../support/community-people.ts'
import { expectOk } from '../support/expect-ok.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Page = { total: number; data: Group[] }

const server = await openFileApp()
let moderator: Awaited<ReturnType<typeof openStaff>>
beforeAll(async () => {
	moderator = await openStaff(server, 'Moderator Rao', ['moderator'])
})

const terms = { name: 'Primary Mathematics', summary: 'Classes 1 to 5.', is_open: true }
const make = async (some: Partial<typeof terms> = {}) =>
	expectOk<Group>(await moderator.desk('POST', '/groups', { ...terms, ...some }), 201)
const listed = async (query = '') =>
	expectOk<Page>(await moderator.desk('GET', `/groups?${query}`)).data.map((one) => one.terms.name)

describe('28.3 groups of the community are made in the desk', () => {
	test('28.3 a new group is found and joined by teachers, and its members are counted', async () => {
		const group = await make({ name: '  Primary Mathematics ' })
		expect(group).toMatchObject({ members: 0, posts: 0, terms })
		const teacher = await openTeacher(server, 'Asha Kulkarni')
		const found = expectOk<{ data: { id: string; name: string }[] }>(
			await server.call('GET', '/v1/community/groups', { token: teacher.token }),
		)
		expect(found.data).toContainEqual(expect.objectContaining({ id: group.id, name: terms.name }))
		expectOk(
			await server.call('PUT', `/v1/community/groups/${group.id}/membership`, {
				token: teacher.token,
			}),
		)
		const { data } = expectOk<Page>(await moderator.desk('GET', '/groups?search=primary'))
		expect(data[0]!.members).toBe(1)
	})

	test('28.3 a change replaces the terms that were seen; older ones are refused', async () => {
		const group = await make({ name: 'Readers' })
		const next = { ...group.terms, is_open: false }
		const change = (before: object) =>
			moderator.desk('PUT', `/groups/${group.id}`, { before, terms: next })
		expect(expectOk<Group>(await change(group.terms)).terms).toEqual(next)
		expect(await change(group.terms)).toMatchObject({
			status: 409,
			body: { code: 'group-changed' },
		})
		const unknown = '019b76da-a800-7c03-ba48-ee0802a0adfb'
		expect(
			(await moderator.desk('PUT', `/groups/${unknown}`, { before: next, terms: next })).status,
		).toBe(404)
	})

	test('DSK-03 28.3 the list is searched, ordered, and filtered by who may enter', async () => {
		await make({ name: 'Okapi Open' })
		await make({ name: 'Okapi Closed', is_open: false })
		expect(await listed('search=okapi')).toEqual(['Okapi Closed', 'Okapi Open'])
		expect(await listed('search=okapi&entry=open')).toEqual(['Okapi Open'])
		expect(await listed('search=okapi&entry=invited')).toEqual(['Okapi Closed'])
		await make({ name: 'Okapi Latest' })
		expect((await listed('search=okapi&sort=newest'))[0]).toBe('Okapi Latest')
		expect((await moderator.desk('POST', '/groups', { ...terms, name: ' ' })).status).toBe(400)
	})
})
