import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { groupMember } from '#server/community/community-post/community-post.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { referral } from '#server/people/referral/referral.tables.ts'
import { openGroup, openTeacher } from '../support/community-people.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const refer = (token: string, group_id: string, referred_by: string) =>
	server.call('POST', '/v1/community/school-group-referral', {
		token,
		body: { group_id, referred_by },
	})
const referralsTo = (groupId: string) =>
	server.db
		.select({ accountId: referral.accountId, kind: referral.kind, referrer: referral.referrer })
		.from(referral)
		.where(eq(referral.subject, groupId))
const membersOf = async (groupId: string) =>
	(await server.db.select().from(groupMember).where(eq(groupMember.groupId, groupId))).map(
		({ accountId }) => accountId,
	)
const missing = { status: 404, body: { code: 'not-found' } }

test('SES-03 a sign-in by an invitation returns it, and adds a member referred by the inviter, once', async () => {
	const host = await openTeacher(server, 'Host')
	const other = await openTeacher(server, 'Other Host')
	const group = await openGroup(server, false, [host, other])
	const invite = { group_id: group, referred_by: host.id }
	const email = 'guest@example.org'
	await server.call('POST', '/v1/session/links', {
		body: { email, type: 'group_invite', ...invite },
	})
	const mails = (await server.call('GET', `/dev/mail.json?to=${email}`)).body as {
		links: string[]
	}[]
	const link = new URL(mails[0]!.links[0]!).searchParams.get('token')
	const opened = (await server.call('POST', `/v1/session/links/${link}/consume`)).body as {
		access_token: string
	}
	expect(opened).toMatchObject({ group_invite: invite })
	const token = opened.access_token
	expect(await membersOf(group)).not.toContain(
		(await server.db.select().from(account).where(eq(account.email, email)))[0]!.id,
	)
	const answers = await Promise.all([1, 2, 3].map(() => refer(token, group, host.id)))
	expect(answers.map(({ status, body }) => [status, body])).toEqual(
		Array(3).fill([200, { status: true }]),
	)
	await refer(token, group, other.id)
	const [guest] = await server.db.select().from(account).where(eq(account.email, email))
	expect(await referralsTo(group)).toEqual([
		{ accountId: guest!.id, kind: 'group', referrer: host.id },
	])
	expect((await membersOf(group)).filter((id) => id === guest!.id)).toHaveLength(1)
})

test('SES-03 a login link without an invitation into a group answers none', async () => {
	const email = 'plain@example.org'
	await server.call('POST', '/v1/session/links', { body: { email, invite_id: 'i1' } })
	const mails = (await server.call('GET', `/dev/mail.json?to=${email}`)).body as {
		links: string[]
	}[]
	const link = new URL(mails[0]!.links[0]!).searchParams.get('token')
	const { body } = await server.call('POST', `/v1/session/links/${link}/consume`)
	expect(Object.keys(body).toSorted()).toEqual(['access_token', 'expires_in', 'return_to'])
})

test('SES-03 ROL-03 only members invite into a group that is not open; nobody invites themselves', async () => {
	const host = await openTeacher(server, 'Second Host')
	const stranger = await openTeacher(server, 'Stranger')
	const guest = await openTeacher(server, 'Guest')
	const closed = await openGroup(server, false, [host])
	for (const inviter of [stranger.id, guest.id, 'somebody', closed])
		expect(await refer(guest.token, closed, inviter)).toMatchObject(missing)
	expect(await refer(guest.token, 'maths-circle', host.id)).toMatchObject(missing)
	expect(await membersOf(closed)).toEqual([host.id])
	const open = await openGroup(server, true)
	for (const inviter of [guest.id, 'somebody'])
		expect((await refer(guest.token, open, inviter)).body).toEqual({ status: true })
	expect([await membersOf(open), await referralsTo(open)]).toEqual([[guest.id], []])
})

test('NAV-06 a group is joined and left; its members hold a link that invites', async () => {
	const me = await openTeacher(server, 'Joiner')
	const open = await openGroup(server, true)
	const path = `/groups/${open}`
	expect((await server.call('GET', `/v1/community${path}`)).body).toMatchObject({
		members: 0,
		joined: false,
		invite_path: null,
	})
	expect((await me.call('PUT', `${path}/membership`)).body).toMatchObject({
		members: 1,
		joined: true,
		invite_path: `/login?type=group_invite&group_id=${open}&referred_by=${me.id}`,
	})
	await me.call('PUT', `${path}/membership`)
	expect((await me.call('GET', path)).body).toMatchObject({ members: 1 })
	expect((await me.call('DELETE', `${path}/membership`)).status).toBe(204)
	expect(await me.call('DELETE', `${path}/membership`)).toMatchObject(missing)
	expect(await me.call('POST', '/posts', { text: 'Hello', group_id: open })).toMatchObject(missing)
})
