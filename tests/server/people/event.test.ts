import { asc } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { eventRegistration } from '#server/people/event/event.tables.ts'
import { sendRooms } from '#server/people/event/meet-rooms.service.ts'
import { openFileApp, openTestApp } from '../support/open-test-app.ts'

const server = await openFileApp()
beforeEach(async () => {
	await server.db.delete(eventRegistration)
})

const form = {
	name: ' Asha Kulkarni ',
	email: 'Asha@Example.org',
	country: 'IN',
	school: 'Modern School',
	referral_code: 'vidya2025',
}
const register = (body: object, options: object = {}) =>
	server.call('POST', '/v1/gtm/registrations', { body, ...options })
const rows = async () => {
	const found = await server.db
		.select()
		.from(eventRegistration)
		.orderBy(asc(eventRegistration.createdAt), asc(eventRegistration.id))
	return found.map(({ id: _, invitationCode: __, createdAt: ___, ...row }) => row)
}
const mine = async (token: string) =>
	(await server.call('GET', '/v1/user/event-registrations', { token })).body
const mailsTo = async (email: string) =>
	(await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`)).body as {
		subject: string
	}[]

test('NAV-09 a visitor registers once for each address, with the referral code, and one confirmation is mailed', async () => {
	for (const body of [form, { ...form, name: 'Somebody else', referral_code: 'OTHER' }])
		expect(await register(body)).toMatchObject({
			status: 200,
			body: { status: true, response: { email: 'asha@example.org' } },
		})
	expect(await rows()).toEqual([
		{
			event: 'gtm',
			email: 'asha@example.org',
			accountId: null,
			name: 'Asha Kulkarni',
			country: 'IN',
			school: 'Modern School',
			referralCode: 'VIDYA2025',
			roomsMailedAt: null,
		},
	])
	expect((await mailsTo('asha@example.org')).map(({ subject }) => subject)).toEqual([
		"You are registered for the global teachers' meet",
	])
})

test('NAV-09 who signs in later with that address is registered; an account’s own address is used, whatever is sent', async () => {
	await register({ ...form, email: 'Uma@Example.org' })
	const uma = await server.signIn('uma@example.org')
	expect(await mine(uma)).toEqual({
		data: [
			{
				event: 'gtm',
				country: 'IN',
				referral_code: 'VIDYA2025',
				invitation_code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
				registered_at: expect.any(String),
				invited: 0,
				rooms_url: null,
			},
		],
	})
	const ravi = await server.signIn('ravi@example.org')
	expect(await mine(ravi)).toEqual({ data: [] })
	const answer = await register({ ...form, email: 'victim@example.org' }, { token: ravi })
	expect(answer.body).toEqual({ status: true, response: { email: 'ravi@example.org' } })
	expect((await rows()).map(({ email }) => email)).toEqual(['uma@example.org', 'ravi@example.org'])
	expect((await rows())[1]!.accountId).toEqual(expect.any(String))
})

test('NAV-09 a referral code has 4 to 20 letters and digits; what is missing or malformed is refused', async () => {
	for (const wrong of [
		{ ...form, email: 'new@example.org', referral_code: 'abc' },
		{ ...form, email: 'new@example.org', referral_code: 'a'.repeat(21) },
		{ ...form, email: 'new@example.org', referral_code: 'abc-def' },
		{ ...form, email: 'new@example.org', country: 'India' },
		{ name: 'Asha', country: 'IN' },
	])
		expect(await register(wrong)).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
	expect(await rows()).toEqual([])
	const { referral_code: _, ...without } = form
	expect((await register({ ...without, email: 'new@example.org' })).status).toBe(200)
	expect(await rows()).toMatchObject([{ email: 'new@example.org', referralCode: null }])
})

test('NAV-11 an account registers for the programme of one country and moves by registering for another; visitors and other countries are refused', async () => {
	const token = await server.signIn('wanjiku@example.org')
	const join = (country: string, options: object = { token }) =>
		server.call('POST', '/v1/international-tpo/registrations', { body: { country }, ...options })
	expect((await join('kenya')).body).toMatchObject({
		status: true,
		response: { event: 'tpo', country: 'kenya', referral_code: null },
	})
	expect((await join('ghana')).body).toMatchObject({ response: { country: 'ghana' } })
	expect(await mine(token)).toMatchObject({ data: [{ event: 'tpo', country: 'ghana' }] })
	expect(await join('france')).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
	expect(await join('kenya', {})).toMatchObject({ status: 401, body: { code: 'signed-out' } })
})

test('NAV-11 SES-01 a login link that was asked for on a country’s page registers where it is used, once; one that was not registers nobody', async () => {
	const ask = async (email: string, more: object) => {
		await server.call('POST', '/v1/session/links', { body: { email, ...more } })
		const mails = (await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`))
			.body as { links: string[] }[]
		return new URL(mails[0]!.links[0]!).searchParams.get('token')
	}
	const open = async (token: string | null) =>
		(await server.call('POST', `/v1/session/links/${token}/consume`)).body as {
			access_token: string
			return_to: string
		}
	const asked = { programme_country: 'nigeria', return_to: '/international-tpo/nigeria' }
	const link = await ask('chidi@example.org', asked)
	const chidi = await open(link)
	expect(chidi.return_to).toBe('/international-tpo/nigeria')
	expect(await mine(chidi.access_token)).toMatchObject({
		data: [{ event: 'tpo', country: 'nigeria' }],
	})
	expect(await open(link)).toMatchObject({ code: 'link-used' })
	const plain = await open(await ask('bola@example.org', {}))
	expect(await mine(plain.access_token)).toEqual({ data: [] })
	const wrong = await server.call('POST', '/v1/session/links', {
		body: { email: 'bola@example.org', programme_country: 'france' },
	})
	expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid-request' } })
})

/** A shop whose meet begins at noon of 16 January 2027 and takes registrations a day less. */
const openMeet = async () => {
	const meet = await openTestApp({
		MEET_STARTS_AT: '2027-01-16T12:00:00Z',
		MEET_ENDS_AT: '2027-01-17T12:00:00Z',
		MEET_REGISTRATION_ENDS_AT: '2027-01-15T12:00:00Z',
		MEET_ROOMS_URL: 'https://rooms.example/meet',
	})
	onTestFinished(() => meet.close())
	const goTo = (iso: string) => meet.advance(Date.parse(iso) - meet.deps.clock().getTime())
	const mails = async (to: string) =>
		(await meet.call('GET', `/dev/mail.json?to=${to}`)).body as unknown as {
			subject: string
			text: string
		}[]
	return { meet, goTo, mails }
}

test('NAV-09 the link to the rooms is mailed a week before the meet, once to each address, and shown from then on', async () => {
	const { meet, goTo, mails } = await openMeet()
	const { email, ...rest } = { ...form, email: 'asha@example.org' }
	await meet.call('POST', '/v1/gtm/registrations', { body: { ...rest, email } })
	expect((await mails(email))[0]!.text).toContain(
		'It begins on 16 January 2027, 17:30 Indian time.',
	)
	const rooms = async () => {
		const { body } = await meet.call('GET', '/v1/user/event-registrations', {
			token: await meet.signIn(email),
		})
		return (body as unknown as { data: { rooms_url: string | null }[] }).data[0]!.rooms_url
	}
	goTo('2027-01-09T11:59:00Z')
	expect([await sendRooms(meet.deps), await rooms()]).toEqual([0, null])
	goTo('2027-01-09T12:00:00Z')
	expect([await sendRooms(meet.deps), await sendRooms(meet.deps)]).toEqual([1, 0])
	expect(await rooms()).toBe('https://rooms.example/meet')
	const sent = (await mails(email)).filter(({ subject }) => subject.startsWith('The rooms'))
	expect(sent).toHaveLength(1)
	expect(sent[0]!.text).toContain('https://rooms.example/meet')
	goTo('2027-01-17T12:00:00Z')
	expect(await rooms()).toBeNull()
})

test('NAV-09 MOD-01 registration for the meet ends when the settings say so; the answer tells until when', async () => {
	const { meet, goTo } = await openMeet()
	const answer = async () => (await meet.call('GET', '/v1/gtm')).body
	expect(await answer()).toEqual({
		starts_at: '2027-01-16T12:00:00Z',
		ends_at: '2027-01-17T12:00:00Z',
		registration_ends_at: '2027-01-15T12:00:00Z',
		is_open: true,
	})
	goTo('2027-01-15T12:00:00Z')
	expect(await answer()).toMatchObject({ is_open: false })
	expect(await meet.call('POST', '/v1/gtm/registrations', { body: form })).toMatchObject({
		status: 409,
		body: { code: 'registration-closed' },
	})
	expect((await server.call('GET', '/v1/gtm')).body).toEqual({
		starts_at: null,
		ends_at: null,
		registration_ends_at: null,
		is_open: true,
	})
})

test('NAV-09 who is registered sees how many registered with the own code', async () => {
	const email = 'inviter@example.org'
	await register({ ...form, email, referral_code: undefined })
	const token = await server.signIn(email)
	const own = async () => (await mine(token)) as unknown as { data: Record<string, unknown>[] }
	const code = (await own()).data[0]!.invitation_code as string
	expect((await own()).data[0]).toMatchObject({ invited: 0, rooms_url: null })
	for (const guest of ['one', 'two'])
		await register({ ...form, email: `${guest}@example.org`, referral_code: code.toLowerCase() })
	expect((await own()).data[0]).toMatchObject({ invited: 2 })
})

test('NAV-09 who registers during a meet whose end is not set gets the link to the rooms', async () => {
	const meet = await openTestApp({
		MEET_STARTS_AT: '2026-11-20T09:00:00Z',
		MEET_ROOMS_URL: 'https://rooms.example/meet',
	})
	onTestFinished(() => meet.close())
	await meet.call('POST', '/v1/gtm/registrations', { body: form })
	expect(await sendRooms(meet.deps)).toBe(1)
	const mails = async () =>
		(await meet.call('GET', '/dev/mail.json?to=asha%40example.org')).body as never as {
			subject: string
		}[]
	expect((await mails()).map(({ subject }) => subject)).toContain(
		"The rooms of the global teachers' meet",
	)
})
