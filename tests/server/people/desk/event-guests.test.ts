import { beforeAll, expect, test } from 'vitest'
import type { EventGuest as Guest } from '#openapi/v1.gen.ts'
import { eventRegistration } from '#server/people/event/event.tables.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

const server = await openFileApp()
let support: Awaited<ReturnType<typeof openStaff>>
const register = async (some: object) => {
	const form = { name: 'Asha Kulkarni', email: 'asha@example.org', country: 'IN' }
	server.advance(60_000)
	expectOk(await server.call('POST', '/v1/gtm/registrations', { body: { ...form, ...some } }))
}
const codeOf = async (email: string) => {
	const rows = await server.db.select().from(eventRegistration)
	return rows.find((row) => row.email === email)!.invitationCode
}
beforeAll(async () => {
	support = await openStaff(server, 'Support Devi', ['support'])
	await register({ school: 'Modern School' })
	const referral = await codeOf('asha@example.org')
	await register({ name: 'Zoya Khan', email: 'zoya@example.org', referral_code: referral })
	await register({ name: 'Amara Okafor', email: 'amara@example.org', country: 'NG' })
})

const guests = async (query = '') =>
	expectOk<{ total: number; data: Guest[] }>(await support.desk('GET', `/event-guests${query}`))
const namesOf = async (query = '') => (await guests(query)).data.map(({ name }) => name)

test('28.3 NAV-09 guests of events are listed, the newest first, with how many each brought along', async () => {
	const { total, data } = await guests()
	expect(total).toBe(3)
	expect(data.map(({ name, invited }) => [name, invited])).toEqual([
		['Amara Okafor', 0],
		['Zoya Khan', 0],
		['Asha Kulkarni', 1],
	])
	expect(data[0]).toMatchObject({
		...{ event: 'gtm', email: 'amara@example.org', country: 'NG', school: null },
		has_account: false,
	})
})

test('28.3 NAV-09 guests are found by name, address and school, by event, and sorted by name', async () => {
	expect(await namesOf('?search=modern')).toEqual(['Asha Kulkarni'])
	expect(await namesOf('?search=zoya%40')).toEqual(['Zoya Khan'])
	expect(await namesOf('?search=%25')).toEqual([])
	expect(await namesOf('?event=tpo')).toEqual([])
	expect(await namesOf('?sort=name&limit=2')).toEqual(['Amara Okafor', 'Asha Kulkarni'])
	expect(await namesOf('?sort=name&limit=2&offset=2')).toEqual(['Zoya Khan'])
})

test('28.2 NAV-09 an editor does not see who takes part', async () => {
	const editor = await openStaff(server, 'Editor Rao', ['editor'])
	expect((await editor.desk('GET', '/event-guests')).status).toBe(403)
})
