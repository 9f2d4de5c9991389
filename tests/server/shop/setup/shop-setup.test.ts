import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ShopSettings, settingFaults, tidySetting } from '#domain/shop/shop-settings.rules.ts'
import type { ShopSetup as Setup, StaffList, TestPayment } from '#openapi/v1.gen.ts'
import { school } from '#server/people/school/school.tables.ts'
import { bankOf } from '#server/people/site/bank.rules.ts'
import { inviteFirstOwner } from '#server/people/staff/owner-invitation.service.ts'
import { readConfig } from '#server/platform/config.ts'
import { smtpMailer } from '#server/platform/mail/mailer.ts'
import { afterLegalDetails } from '#server/shop/payment/gateways.ts'
import { openBuyer, payAtRazorpay } from '../../support/buyer.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openMailServer } from '../../support/open-mail-server.ts'
import { openTestApp, type TestApp } from '../../support/open-test-app.ts'
import { race } from '../../support/race.ts'
import { deskOf, enrol, openStaff } from '../../support/staff-people.ts'

type Owner = Awaited<ReturnType<typeof openStaff>>

/** Of Maharashtra, with the right check digit. */
const GSTIN = '27AAPFU0939F1ZV'
const own = { origin: 'http://vidya.test' }

const secretOf = async (server: TestApp) => {
	const address = await inviteFirstOwner(server.db, 'http://vidya.test', server.deps.clock())
	return address && new URL(address).hash.slice(1)
}
const claim = (server: TestApp, secret: string, email: string, name = 'Asha Rao') =>
	server.call('POST', '/v1/owner-invitations/claim', {
		body: { secret, email, name },
		headers: own,
	})

describe('DSK-01 the first owner', () => {
	test('DSK-01 the printed address makes one owner, who is signed in, and never works again', async () => {
		const server = await openTestApp()
		const [first, second] = [await secretOf(server), await secretOf(server)]
		expect((await claim(server, 'nonsense', 'a@example.org')).status).toBe(410)
		expect((await claim(server, first!, 'no address')).status).toBe(409)
		const opened = await claim(server, first!, ' Asha@Example.org ')
		const { access_token: token } = expectOk<{ access_token: string }>(opened)
		expect(String(opened.headers['set-cookie'])).toContain('HttpOnly')
		await enrol(server, { token })
		const staff = expectOk<StaffList>(await deskOf(server, { token })('GET', '/staff'))
		expect(staff.data).toMatchObject([
			{ email: 'asha@example.org', name: 'Asha Rao', roles: ['owner'] },
		])
		expect((await claim(server, first!, 'b@example.org')).status).toBe(410)
		expect((await claim(server, second!, 'b@example.org')).status).toBe(410)
		expect(await secretOf(server)).toBeNull()
		await server.close()
	})

	test('DSK-01 an address is good for a day, and from our own pages only', async () => {
		const server = await openTestApp()
		const secret = await secretOf(server)
		const body = { secret, email: 'asha@example.org', name: 'Asha' }
		const foreign = { body, headers: { origin: 'https://elsewhere.example' } }
		expect((await server.call('POST', '/v1/owner-invitations/claim', foreign)).status).toBe(403)
		server.advance(24 * 3_600_000 + 1)
		expect((await claim(server, secret!, 'asha@example.org')).status).toBe(410)
		await server.close()
	})

	test('DSK-01 two people with one address at the same moment: one is the owner', async () => {
		const server = await openTestApp()
		const [one, other] = [await secretOf(server), await secretOf(server)]
		const answers = await Promise.all([
			claim(server, one!, 'one@example.org'),
			claim(server, one!, 'other@example.org'),
			claim(server, other!, 'third@example.org'),
		])
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
		await server.close()
	})
})

describe('DSK-01 settings', () => {
	let server: TestApp
	let owner: Owner
	beforeAll(async () => {
		server = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
		owner = await openStaff(server, 'Owner Devi', ['owner'])
	})
	afterAll(() => server.close())

	const show = async () => expectOk<Setup>(await owner.desk('GET', '/setup'))
	const store = async (step: string, settings: Partial<ShopSettings>, version?: number) =>
		owner.desk('PUT', '/setup', { step, settings, version: version ?? (await show()).version })

	test('DSK-01 what is stored is in use: the brand, the supplier of the next invoice, the contacts', async () => {
		expect(await show()).toMatchObject({ done: [], in_use: { brand_name: 'Vidya' } })
		const brand = { brand_name: '  Guruji   Academy ', brand_name_hi: 'गुरुजी' }
		expect(expectOk(await store('brand', brand))).toMatchObject({
			settings: { brand_name: 'Guruji Academy', brand_name_hi: 'गुरुजी' },
			done: ['brand'],
		})
		const legal = { legal_name: 'Guruji Private Limited', legal_address: '4 MG Road, Pune' }
		expectOk(await store('legal', { ...legal, gstin: `${GSTIN.toLowerCase()} ` }))
		expect(server.deps.config).toMatchObject({
			BRAND_NAME: 'Guruji Academy',
			MAIL_FROM: 'Guruji Academy <hello@vidya.example>',
			SUPPLIER_NAME: 'Guruji Private Limited',
			SUPPLIER_GSTIN: GSTIN,
			site: { brand: { en: 'Guruji Academy', hi: 'गुरुजी' } },
		})
		const contact = {
			...{ contact_email: 'help@guruji.example', contact_phone: '+91 20 0000 0000' },
			...{
				contact_address: 'Pune',
				grievance_officer: 'Meera',
				grievance_email: 'm@guruji.example',
			},
		}
		expectOk(await store('contact', contact))
		expect((await server.call('GET', '/v1/site')).body).toMatchObject({
			email: 'help@guruji.example',
			officer: 'Meera',
		})
		expectOk(await store('brand', { brand_name: 'Guruji', brand_name_hi: '' }))
		expect(server.deps.config.site.brand).toEqual({ en: 'Guruji', hi: 'Guruji' })
		const acts = expectOk<{ data: object[] }>(await owner.desk('GET', '/audit?kind=shop-setup'))
		expect(acts.data[0]).toMatchObject({
			operation: 'storeSettings',
			before: { brand_name: 'Guruji Academy' },
			after: { brand_name: 'Guruji' },
		})
	})

	test('28.13 HDR-11 a shop without the demo counts the figures of its home page, or says what the owner says', async () => {
		const empty = await openTestApp({ LOGIN_LINK_LIMIT: '1000', DEMO_DATA: 'false' })
		const site = async () => (await empty.call('GET', '/v1/site')).body
		expect(await site()).toMatchObject({ figures: { teachers: null, schools: null, places: null } })
		const { desk } = await openStaff(empty, 'Owner Rao', ['owner'])
		const settings = { brand_name: 'Guruji', figure_teachers: '1,900,000', figure_places: '12' }
		expectOk(await desk('PUT', '/setup', { step: 'brand', settings, version: 0 }))
		expect(await site()).toMatchObject({
			figures: { teachers: 1_900_000, schools: null, places: 12 },
		})
		await empty.close()

		const counting = await openTestApp({ LOGIN_LINK_LIMIT: '1000', DEMO_DATA: 'false' })
		for (const city of ['Pune', 'Pune', 'Nashik'])
			await counting.db.insert(school).values({ name: city, email: 'office@example.org', city })
		await openBuyer(counting)
		await openStaff(counting, 'Owner Rao', ['owner'])
		expect((await counting.call('GET', '/v1/site')).body).toMatchObject({
			figures: { teachers: 1, schools: 3, places: 2 },
		})
		await counting.close()
	})

	test('DSK-01 wrong settings are named and nothing of them is stored', async () => {
		const before = await show()
		const wrong = [
			['brand', { brand_name: '' }, ['brand_name']],
			['brand', { brand_name: 'A <b@c.de>' }, ['brand_name']],
			['brand', { brand_name: 'x'.repeat(41) }, ['brand_name']],
			['legal', { gstin: '27AAPFU0939F1ZX' }, ['legal_name', 'legal_address', 'gstin']],
			['bank', { bank_account: '12345678' }, ['bank_name', 'bank_ifsc']],
			['mail', { mail_sender: 'nobody' }, ['mail_sender']],
			[
				'brand',
				{ brand_name: 'A', figure_teachers: 'many', figure_schools: '-1', figure_places: '1.5' },
				['figure_teachers', 'figure_schools', 'figure_places'],
			],
		] as const
		const answers = await Promise.all(
			wrong.map(([step, settings]) => store(step, settings, before.version)),
		)
		expect(answers.map(({ body }) => body as object)).toMatchObject(
			wrong.map(([, , fields]) => ({ code: 'setup-invalid', fields })),
		)
		expect(await show()).toEqual(before)
	})

	test('DSK-01 of two who store at the same moment one learns that settings changed', async () => {
		await race(
			async () => (await show()).version,
			[
				(version) => store('brand', { brand_name: 'One' }, version),
				(version) => store('brand', { brand_name: 'Other' }, version),
			],
			async (answers) => expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]),
		)
	})

	test('DSK-01 a test mail goes to the owner; what the mail server says of it is passed on', async () => {
		expect(expectOk(await owner.desk('POST', '/setup/test-mail'))).toMatchObject({
			to: owner.email,
		})
		expect((await show()).done).toContain('mail')
		const embedded = server.deps.mailer
		const refusing = await openMailServer(async () => 'refused')
		server.deps.mailer = smtpMailer(refusing.url, server.deps.config)
		expect(await owner.desk('POST', '/setup/test-mail')).toMatchObject({
			status: 409,
			body: { code: 'mail-refused', reason: expect.stringContaining('550') },
		})
		server.deps.mailer = embedded
		refusing.close()
	})

	test('DSK-01 a test payment is paid, given back once, and ends the step', async () => {
		const open = async () =>
			expectOk<TestPayment>(
				await owner.desk('POST', '/setup/test-payments', { provider: 'razorpay' }),
			)
		const check = async (id: string) =>
			expectOk<{ status: string }>(await owner.desk('POST', `/setup/test-payments/${id}/check`))
		const unpaid = await open()
		expect(await check(unpaid.id)).toEqual({ status: 'unpaid' })
		expect((await show()).done).not.toContain('payments')
		const paid = await open()
		await payAtRazorpay(server, paid.pg_order_id, { amount: paid.amount })
		const both = await Promise.all([check(paid.id), check(paid.id)])
		expect(both).toEqual([{ status: 'returned' }, { status: 'returned' }])
		expect((await show()).done).toContain('payments')
		const acts = expectOk<{ data: { operation: string }[] }>(
			await owner.desk('GET', '/audit?kind=shop-setup'),
		)
		expect(acts.data.filter(({ operation }) => operation === 'checkTestPayment')).toHaveLength(1)
	})

	test('DSK-01 live money is taken only after the legal details are given', async () => {
		const { razorpay } = server.deps.gateways
		const buyer = { name: 'Asha', email: 'asha@example.org', contact: '' }
		const order = { orderId: 'x', amount: 100, currency: 'INR', title: 'x', buyer }
		const config = { moneyMode: 'live' as const, SUPPLIER_GSTIN: readConfig({}).SUPPLIER_GSTIN }
		const open = (some: Partial<typeof config>) =>
			afterLegalDetails(razorpay!, { ...config, ...some }).open(order)
		await expect(open({})).rejects.toMatchObject({ code: 'provider-not-configured' })
		expect((await open({ SUPPLIER_GSTIN: GSTIN })).providerOrderId).toMatch(/^order_/)
		const bank = { SUPPLIER_BANK_ACCOUNT: '12345678', SUPPLIER_BANK_IFSC: 'HDFC0000001' }
		const live = { ...readConfig(bank), ...config }
		expect(bankOf(live)).toBeNull()
		expect(bankOf({ ...live, SUPPLIER_GSTIN: GSTIN })).toMatchObject({ ifsc: 'HDFC0000001' })
	})

	test('DSK-01 settings are tidied as they are stored', () => {
		expect(tidySetting('gstin', ' 27aapfu-0939f 1zv')).toBe(GSTIN)
		expect(tidySetting('legal_address', ' 4  MG Road\n Pune ')).toBe('4 MG Road Pune')
		const none = Object.fromEntries(
			['bank_name', 'bank_account', 'bank_ifsc'].map((name) => [name, '']),
		) as ShopSettings
		expect(settingFaults('bank', none)).toEqual([])
	})
})
