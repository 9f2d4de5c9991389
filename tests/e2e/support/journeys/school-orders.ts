import type { Page } from '@playwright/test'
import { callAs } from './sign-in.ts'

type Quote = { id: string; quote_number: string; total: number }

/**
 * Copies the demo school's newest seeded quote by API, without the cart, for a test's own order.
 */
export const quotePast = async (page: Page): Promise<Quote> => {
	const { data } = (await callAs(page, '/school-orders?limit=50')) as { data: Quote[] }
	const seeded = data.find(({ quote_number }) => quote_number.endsWith('/0000008'))!
	return (await callAs(page, `/school-orders/${seeded.id}/renewal`, {})) as Quote
}
