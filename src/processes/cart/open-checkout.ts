import { waitFor } from 'xstate'
import { api } from '#api/client.ts'
import { openPurchase } from '#processes/open-purchase.ts'
import type { Processes } from '#processes/processes.ts'
import { schoolModeStore } from '#processes/school-mode/school-mode-store.ts'

/** Returns the products of the account's cart if all of them can be bought; else none. */
const buyableCart = async (): Promise<string[]> => {
	const { data } = await api.GET('/cart/retail', { params: { query: { limit: 50 } } })
	const ids = data!.data.map(({ course_id }) => course_id)
	if (ids.length === 0) return []
	const { data: quote } = await api.POST('/purchase/quote', { body: { product_id: ids } })
	return quote!.rejections.every(({ code }) => code === 'covered-by-bundle') ? ids : []
}

/**
 * Opens the purchase of the whole cart once the visitor's part of it is merged (CRT-02, CRT-03).
 * Where something of it cannot be bought, or the cart page was left meanwhile, nothing opens: the
 * cart says what is wrong.
 */
export const openCheckout = async ({
	cart,
	modals,
}: Pick<Processes, 'cart' | 'modals'>): Promise<void> => {
	try {
		await waitFor(cart, (now) => now.matches('server'), { timeout: Number.POSITIVE_INFINITY })
		const resourceIds = schoolModeStore.isSchool() ? [] : await buyableCart()
		if (resourceIds.length > 0 && location.pathname === '/cart')
			openPurchase({ modals }, resourceIds)
	} catch (error) {
		console.info('the checkout was not resumed', error)
	}
}
