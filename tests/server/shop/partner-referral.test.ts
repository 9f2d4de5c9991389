import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { account } from '#server/people/account/account.tables.ts'
import { partnerSchool } from '#server/shop/partner/partner.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openBroughtSchool, openPartner } from '../support/partner-people.ts'

const server = await openFileApp()

const partnersOf = async (schoolId: string) =>
	(await server.db.select().from(partnerSchool).where(eq(partnerSchool.schoolId, schoolId))).map(
		({ partnerId }) => partnerId,
	)

test('SCH-07 ROL-02 a school belongs to the first of the three kinds of partners, also when a contact names another later', async () => {
	for (const role of [
		'channel_partner',
		'institutional_value_partner',
		'institutional_sales_partner',
	]) {
		const [first, later] = [await openPartner(server, role), await openPartner(server, role)]
		const { schoolId, bring, member } = await openBroughtSchool(server)
		expect(await bring(first.id)).toEqual([200, true])
		expect(await bring(first.id)).toEqual([200, true])
		expect(await bring(later.id)).toEqual([409, 'school-has-partner'])
		expect(await bring(later.id, await member('Third', ['main_poc']))).toEqual([
			409,
			'school-has-partner',
		])
		expect(await partnersOf(schoolId)).toEqual([first.id])
	}
})

test('SCH-07 an id of nobody, of no partner, of oneself or of the own school brings nothing', async () => {
	const { schoolId, main, second, bring, member } = await openBroughtSchool(server)
	const teacher = await openPartner(server, 'teacher')
	const staff = await openPartner(server, 'vidya_customer_success')
	for (const id of ['p1', v7(), teacher.id, staff.id])
		expect(await bring(id)).toEqual([404, 'unknown-partner'])
	const both = await member('Both', ['main_poc', 'channel_partner'])
	const idOf = async (email: string) =>
		(await server.db.select().from(account).where(eq(account.email, email)))[0]!.id
	for (const who of [main, both])
		expect(await bring(await idOf(both.email), who)).toEqual([403, 'own-partner'])
	const partner = await openPartner(server, 'channel_partner')
	expect(await bring(partner.id, second)).toEqual([403, 'forbidden'])
	expect(await partnersOf(schoolId)).toEqual([])
})

test('SCH-07 a main point of contact without a school gets an error, and can name the partner once there is one', async () => {
	const partner = await openPartner(server, 'institutional_sales_partner')
	const { schoolId, main, bring } = await openBroughtSchool(server)
	const move = (to: string | null) =>
		server.db.update(account).set({ schoolId: to }).where(eq(account.email, main.email))
	await move(null)
	expect(await bring(partner.id)).toEqual([409, 'no-school'])
	expect((await partner.schools()).data).toEqual([])
	await move(schoolId)
	expect(await bring(partner.id)).toEqual([200, true])
})
