import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '#demo/open-demo.ts'
import { banner } from '#server/catalogue/banner/banner.tables.ts'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { referenceEntries } from '#server/catalogue/reference/reference-lists.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { auditEntry } from '#server/people/audit/audit.tables.ts'
import { firstQuestions } from '#server/people/profile/first-questions.ts'
import { profileQuestion } from '#server/people/profile/profile.tables.ts'
import { order } from '#server/shop/order/order.tables.ts'
import { showsDemo } from '#server/shop/shop-setup/shop-setup.service.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { openSeededApp } from '../../support/open-seeded-app.ts'
import { openTestApp, type TestApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

let shop: TestApp
let begun: TestApp
beforeAll(async () => {
	shop = await openSeededApp({ LOGIN_LINK_LIMIT: '1000' })
	begun = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
})
afterAll(() => Promise.all([shop.close(), begun.close()]))

describe('28.1 the demonstration fills a shop that nobody has begun and is removed whole', () => {
	test('28.1 a shop with accounts is not filled', async () => {
		const owner = await openStaff(begun, 'Owner Rao', ['owner'])
		expect(await openDemo(begun.db, { now: begun.deps.clock() })).toBe('begun')
		expect(await begun.db.$count(resource)).toBe(0)
		expect(await owner.desk('POST', '/setup/demo-removal')).toMatchObject({
			status: 409,
			body: { code: 'demo-not-there' },
		})
	})

	test('28.1 DSK-01 the owner of a filled one removes all of it, and the next owner begins', async () => {
		const options = { now: shop.deps.clock() }
		expect(await openDemo(shop.db, options)).toBe('filled')
		const owner = await openStaff(shop, 'Owner Devi', ['owner'])
		const { version } = expectOk<{ version: number }>(await owner.desk('GET', '/setup'))
		const settings = { brand_name: 'Guruji' }
		expectOk(await owner.desk('PUT', '/setup', { version, step: 'brand', settings }))
		expect(expectOk(await owner.desk('GET', '/setup'))).toMatchObject({ demo: 'removable' })
		const acts = await shop.db.$count(auditEntry)
		const shown = isNull(banner.hiddenAt)
		expect(await shop.db.$count(banner, shown)).toBe(2)
		const { begin_url: url } = expectOk<{ begin_url: string }>(
			await owner.desk('POST', '/setup/demo-removal'),
		)
		expect(await shop.db.$count(resource)).toBe(0)
		expect(await shop.db.$count(account)).toBe(0)
		expect(await shop.db.$count(order)).toBe(0)
		expect(await shop.db.$count(banner)).toBe(2)
		expect(await shop.db.$count(banner, shown)).toBe(0)
		expect(await shop.db.$count(referenceItem)).toBe(referenceEntries().length)
		expect(await shop.db.$count(profileQuestion)).toBe(firstQuestions.length)
		expect(await shop.db.$count(auditEntry)).toBe(acts + 1)
		expect((await owner.desk('GET', '/setup')).status).toBe(401)
		expect((await shop.call('GET', '/v1/learning/all')).body).toMatchObject({ data: [] })
		expect(shop.deps.config.BRAND_NAME).toBe('Guruji')
		expect(await openDemo(shop.db, options)).toBe('begun')
		expect(
			await showsDemo({ ...shop.deps, config: { ...shop.deps.config, wantsDemo: true } }),
		).toBe(false)
		const claim = { secret: new URL(url).hash.slice(1), email: 'first@example.org', name: 'First' }
		expect(
			(await shop.call('POST', '/v1/owner-invitations/claim', { body: claim })).status,
		).toBeLessThan(300)
		expect((await shop.call('POST', '/v1/owner-invitations/claim', { body: claim })).status).toBe(
			410,
		)
	})
})
