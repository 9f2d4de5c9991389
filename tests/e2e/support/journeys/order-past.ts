import { expect, type Page } from '@playwright/test'
import { callAs } from './sign-in.ts'

type Ordered = { orderId: string; title: string; pgOrderId: string }
type Priced = { data: { id: string; title: string; paid_at?: string }[] }

/** Orders something self-paced as the person who arrived, past the page; nothing is paid yet. */
export const orderPast = async (page: Page, email: string): Promise<Ordered> => {
	const list = await page.request.get('/v1/learning/all?type=self_paced&paid_type=paid&limit=1')
	const [{ id, title }] = ((await list.json()) as Priced).data as [Priced['data'][0]]
	const { total } = (await callAs(page, '/purchase/quote', { product_id: [id] })) as {
		total: number
	}
	const made = (await callAs(page, '/razorpay/retail-spc', {
		...{ product_id: [id], name: 'Asha Rao', email, phone: '+919876543210' },
		expected_total: total,
	})) as { order_id: string; pg_order_id: string }
	return { orderId: made.order_id, title, pgOrderId: made.pg_order_id }
}

/** Pays an order with play money, past the page. */
export const payPast = async (page: Page, { orderId, pgOrderId }: Ordered): Promise<void> => {
	const data = { id: pgOrderId, choice: 'pay' }
	expect((await page.request.post('/sandbox/choose', { data })).ok()).toBe(true)
	await callAs(page, `/orders/${orderId}/check`, {})
}

/** Buys something self-paced with play money as the person who arrived, past the page. */
export const buyPast = async (page: Page, email: string): Promise<Ordered> => {
	const ordered = await orderPast(page, email)
	await payPast(page, ordered)
	return ordered
}
