import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventRegistration } from '#server/platform/database/schema/event.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
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
