import { eq } from 'drizzle-orm'
import type { PartnerEarnings, PartnerSchools } from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { addResource } from './fixtures.ts'
import type { TestApp } from './open-test-app.ts'
import { openSchool } from './school/ordering-school.ts'

let made = 0

/** Somebody signed in with a role, and what a partner asks. */
export const openPartner = async (server: TestApp, role: string) => {
	made += 1
	const email = `partner-${made}@example.org`
	const token = await server.signIn(email)
	const changed = { roles: [role], displayName: `Partner ${made}` }
	const [row] = await server.db
		.update(account)
		.set(changed)
		.where(eq(account.email, email))
		.returning()
	const call = <T>(method: 'GET' | 'POST', url: string, body?: object) =>
		server.call(method, `/v1${url}`, { token, body }) as Promise<{
			status: number
			body: T & { code?: string }
		}>
	return {
		...{ id: row!.id, name: changed.displayName, email, call },
		schools: async () => (await call<PartnerSchools>('GET', '/institutional-partner/schools')).body,
		earnings: async () =>
			(await call<PartnerEarnings>('GET', '/institutional-partner/earnings')).body,
		payOut: (id: string, reference = 'SBIN426328001234') =>
			call('POST', `/partner-earnings/${id}/payout`, { reference }),
	}
}

/** A school with its contacts, and a way to say who brought it. */
export const openBroughtSchool = async (server: TestApp, partnerId?: string) => {
	const opened = await openSchool(server)
	const { main, schoolId } = opened
	const bring = async (id: string, who = main) => {
		const { status, body } = await who.call<{ status?: boolean }>(
			'POST',
			'/institutional-partner/referral',
			{ ins_partner_id: id },
		)
		return [status, body.code ?? body.status]
	}
	if (partnerId) await bring(partnerId)
	const [row] = await server.db.select().from(school).where(eq(school.id, schoolId))
	/** An approved order of licences at a price in paise each. */
	const order = async (quantity: number, price: number) => {
		await main.put(await addResource(server.db, { price }), quantity)
		const { id, total } = (await main.quote()).body
		await main.submit(id)
		return { id, total }
	}
	return { ...opened, name: row!.name, bring, order }
}
