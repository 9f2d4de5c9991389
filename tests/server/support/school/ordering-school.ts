import { eq } from 'drizzle-orm'
import type {
	SchoolOrder as Order,
	SchoolCartLine,
	SchoolCartTotals,
	SchoolTransfer,
} from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import type { TestApp } from '../open-test-app.ts'
import { verifySessions } from '../staff-people.ts'

type Cart = {
	total: number
	data: SchoolCartLine[]
	totals: SchoolCartTotals
}
type Answer<T> = { status: number; body: T & { code?: string; detail?: string } }

let made = 0

/** A school's statement for an order, to change in part. */
export const statement = {
	purchase_order: 'PO-2026-118',
	state_code: '29',
	business_name: 'Sunrise School Trust',
	address: '4 School Road, Mysuru, Karnataka 570001',
	gstin: '',
}

/** A school with a main and an additional point of contact, and what they can do. */
export const openSchool = async (server: TestApp) => {
	made += 1
	const number = made
	const [row] = await server.db
		.insert(school)
		.values({ name: `School ${number}`, email: `school-${number}@example.org` })
		.returning({ id: school.id })
	const schoolId = row!.id
	const member = async (name: string, roles: string[], language: 'en' | 'hi' = 'en') => {
		const email = `${name.toLowerCase()}-${number}@example.org`
		let token = await server.signIn(email)
		const changed = { schoolId, roles, displayName: `${name} ${number}`, language }
		await server.db.update(account).set(changed).where(eq(account.email, email))
		const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
			server.call(method, `/v1${url}`, { token, body }) as Promise<Answer<T>>
		const cart = async () => (await call<Cart>('GET', '/cart/school-list?limit=50')).body
		const quote = async () =>
			call<Order>('POST', '/school-orders', { expected_total: (await cart()).totals.total })
		return {
			email,
			call,
			cart,
			quote,
			signInAgain: async () => {
				token = await server.signIn(email)
			},
			put: (id: string, quantity: number) =>
				call<{ quantity: number; previous_quantity: number | null; previous_by: string | null }>(
					'PUT',
					`/cart/school-list/${id}`,
					{ quantity },
				),
			read: (id: string) => call<Order>('GET', `/school-orders/${id}`),
			submit: (id: string, some: object = {}) =>
				call<Order>('PUT', `/school-orders/${id}/submission`, { ...statement, ...some }),
			decide: (id: string, body: object) =>
				call<Order>('POST', `/school-orders/${id}/decision`, body),
			cancel: (id: string) => call<Order>('POST', `/school-orders/${id}/cancellation`),
			renew: (id: string) => call<Order>('POST', `/school-orders/${id}/renewal`),
			transfer: (id: string) => call<Order>('POST', `/school-orders/${id}/transfer`),
			pay: (id: string) =>
				call<{ order_id: string; pg_order_id: string; amount: number }>(
					'POST',
					`/school-orders/${id}/razorpay`,
				),
			limit: (approval_limit: number) => call('PUT', '/school/buying', { approval_limit }),
		}
	}
	const main = await member('Main', ['main_poc'])
	const second = await member('Second', ['additional_main_poc'], 'hi')
	return { schoolId, main, second, member }
}

/** Somebody who confirms transfers. */
export const openStaff = async (server: TestApp) => {
	const email = 'success@example.org'
	const token = await server.signIn(email)
	const [row] = await server.db
		.update(account)
		.set({ roles: ['vidya_customer_success'] })
		.where(eq(account.email, email))
		.returning()
	await verifySessions(server, row!.id)
	return {
		transfers: async () =>
			(
				(await server.call('GET', '/v1/school-transfers', { token })).body as {
					data: SchoolTransfer[]
				}
			).data,
		confirm: (id: string, amount: number, bank_reference: string) =>
			server.call('POST', `/v1/school-transfers/${id}/confirmation`, {
				token,
				body: { amount, bank_reference },
			}) as Promise<Answer<{ id: string; invoice_number: string }>>,
	}
}
