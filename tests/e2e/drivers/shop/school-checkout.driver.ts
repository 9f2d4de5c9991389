import { expect, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { quotePast } from '../../support/journeys/school-orders.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const main = (page: Page) => page.getByRole('main')
const press = (name: string | RegExp) => (page: Page) =>
	main(page).getByRole('button', { name }).click()
const go = (route: Route) => route.continue()
const drop = (route: Route) => route.abort()
const failures: Record<string, string> = {
	expired: 'Nothing was changed: the quote has expired.',
	moved:
		'Nothing was changed: somebody else of your school has changed this order. This is its present status.',
	noTransfer: 'Bank transfers are not possible at the moment. Please pay online.',
	unavailable: 'Nothing was changed: the server did not answer. What you typed stays; try again.',
}
const words: Record<string, string> = {
	quoted: 'Quoted',
	approved: 'Approved, to be paid',
	transferring: 'Bank transfer awaited',
	cancelled: 'Cancelled',
}

/**
 * An order of the main point of contact on its page (PRC-01). Other tests cover payment, approval
 * and concurrent changes.
 */
export const schoolCheckoutDriver: Driver = {
	noun: 'school-checkout',
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'quoted'
		if (/^(order\.observed|payment|renewal|order\.rejected|order\.approved)/.test(label))
			return false
		if (/submitOrder (waiting|faulty)|words$/.test(label)) return false
		if (/"status":"(paid|waiting|rejected)"|"isExpired":true/.test(from)) return false
		if (label === 'draft.changed') return from.includes('"purchaseOrder":""')
		if (label === 'order.submitted') return from.includes('"purchaseOrder":"PO-118"')
		if (label.startsWith('cancellation')) return from.includes('"status":"approved"')
		return true
	},
	start: async (page) => {
		await arrive(page, 'verified-poc@demo.vidya.test')
		const { id } = await quotePast(page)
		await page.goto(`/profile/school-orders/${id}`)
		await expect(main(page).getByRole('button', { name: 'Order', exact: true })).toBeVisible()
	},
	events: {
		'draft.changed': async (page) => {
			await main(page).getByRole('textbox', { name: 'Address' }).fill('Kottayam, Kerala')
			await main(page)
				.getByRole('combobox', { name: 'State or union territory' })
				.selectOption('Kerala')
			await main(page).getByRole('textbox', { name: 'Purchase order number' }).fill('PO-118')
		},
		'order.submitted': (page) =>
			main(page).getByRole('button', { name: 'Order', exact: true }).click(),
		'transfer.chosen': press('Pay by bank transfer'),
		'cancellation.requested': press('Cancel this order'),
		'cancellation.confirmed': press('Yes, cancel it'),
		'cancellation.dismissed': press('Leave it'),
	},
	calls: {
		submitOrder: {
			url: /\/v1\/school-orders\/[0-9a-f-]+\/submission$/,
			answers: { approved: go, expired: refuse(409, 'quote-expired'), unreachable: drop },
		},
		announceTransfer: {
			url: /\/v1\/school-orders\/[0-9a-f-]+\/transfer$/,
			answers: {
				transferring: go,
				none: refuse(501, 'provider-not-configured'),
				unreachable: drop,
			},
		},
		cancelOrder: {
			url: /\/v1\/school-orders\/[0-9a-f-]+\/cancellation$/,
			answers: { cancelled: go, moved: refuse(409, 'order-moved'), unreachable: drop },
		},
	},
	sees: async (page, { state, tags, context }) => {
		const failed = context.failure ? [failures[String(context.failure)]!] : []
		await expect(main(page).getByRole('alert')).toHaveText(failed)
		const sheet = main(page).getByRole('region', { name: 'School order' })
		await expect(sheet.getByText(words[String(context.status)]!, { exact: true })).toBeVisible()
		const typed = main(page).getByRole('textbox', { name: 'Purchase order number' })
		const isDrafting = /^(editing|submitting)/.test(state)
		await expect(typed).toHaveCount(isDrafting ? 1 : 0)
		if (isDrafting) await expect(typed).toHaveValue(String(context.purchaseOrder))
		await expect(main(page).getByText(/^Cancel it\? /)).toHaveCount(
			tags.includes('#asking') ? 1 : 0,
		)
		if (context.status === 'transferring')
			await expect(main(page).getByText(/^VT[2-9A-Z]{10}$/)).toBeVisible()
		if (context.status === 'cancelled')
			await expect(main(page).getByRole('button', { name: 'Quote the same again' })).toBeVisible()
	},
}
