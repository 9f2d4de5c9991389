import { count, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openReference } from '#server/catalogue/reference/reference.service.ts'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { auditEntry } from '#server/people/audit/audit.tables.ts'
import { startingContentOf } from '#server/shop/shop-setup/shop-setup.service.ts'
import { expectOk } from '../../support/expect-ok.ts'
import { addResource } from '../../support/fixtures.ts'
import { openTestApp, type TestApp } from '../../support/open-test-app.ts'
import { openStaff } from '../../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>
type Setup = { content: { chosen: string; is_open: boolean }; demo: string }

const openShop = async () => {
	const shop = await openTestApp({ DEMO_DATA: 'false' })
	await openReference(shop.db)
	return { shop, owner: await openStaff(shop, 'Asha Rao', ['owner']) }
}

const entriesOf = async ({ db }: TestApp, list: string) =>
	(await db.select({ n: count() }).from(referenceItem).where(eq(referenceItem.list, list)))[0]!.n

const choose = ({ desk }: Staff, content: string) => desk('POST', '/setup/content', { content })

describe('DSK-01 what a new shop begins with', () => {
	test('DSK-01 28.1 empty lists, the lists for India again, and a restart keeps the choice', async () => {
		const { shop, owner } = await openShop()
		const before = expectOk<Setup>(await owner.desk('GET', '/setup'))
		expect(before.content).toEqual({ chosen: 'reference', is_open: true })
		expect(await entriesOf(shop, 'school_board')).toBeGreaterThan(3)
		const { content } = expectOk<Setup>(await choose(owner, 'empty'))
		expect(content).toEqual({ chosen: 'empty', is_open: true })
		await openReference(shop.db, await startingContentOf(shop.db))
		for (const list of ['school_board', 'grades', 'subjects', 'competency', 'school_grade'])
			expect(await entriesOf(shop, list)).toBe(0)
		expect(await entriesOf(shop, 'registration_roles')).toBeGreaterThan(0)
		expectOk(await choose(owner, 'reference'))
		expect(await entriesOf(shop, 'school_board')).toBeGreaterThan(3)
		const acts = await shop.db
			.select({ after: auditEntry.after })
			.from(auditEntry)
			.where(eq(auditEntry.operation, 'chooseContent'))
			.orderBy(auditEntry.position)
		expect(acts.map(({ after }) => after)).toEqual([{ content: 'empty' }, { content: 'reference' }])
		await shop.close()
	})

	test('DSK-01 28.1 the demonstration beside the owner, chosen once, removed whole', async () => {
		const { shop, owner } = await openShop()
		const answers = await Promise.all(['demo', 'demo'].map((content) => choose(owner, content)))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
		const setup = expectOk<Setup>(await owner.desk('GET', '/setup'))
		expect(setup).toMatchObject({ demo: 'removable', content: { chosen: 'demo', is_open: false } })
		expect((await shop.db.select({ n: count() }).from(resource))[0]!.n).toBeGreaterThan(100)
		expectOk(await owner.desk('POST', '/setup/demo-removal'))
		expect((await shop.db.select({ n: count() }).from(resource))[0]!.n).toBe(0)
		expect(await startingContentOf(shop.db)).toBe('reference')
		await shop.close()
	})

	test('DSK-01 28.1 a shop with a course keeps what it has; with live keys there is no demonstration', async () => {
		const { shop, owner } = await openShop()
		Object.assign(shop.deps.config, { moneyMode: 'live' })
		expect(await choose(owner, 'demo')).toMatchObject({ status: 409, body: { code: 'demo-live' } })
		await addResource(shop.db)
		expect(await choose(owner, 'empty')).toMatchObject({
			status: 409,
			body: { code: 'shop-begun' },
		})
		expect(await entriesOf(shop, 'school_board')).toBeGreaterThan(3)
		await shop.close()
	})
})
