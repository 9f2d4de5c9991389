import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { buyPast } from '../../support/journeys/order-past.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const main = (page: Page) => page.getByRole('main')
const press = (name: string | RegExp) => (page: Page) =>
	main(page).getByRole('button', { name }).click()
const ask = (page: Page) => main(page).getByRole('button', { name: /^Ask for ₹[\d,.]+ back$/ })
const url = /\/v1\/orders\/[0-9a-f-]+\/refund$/
const method = (wanted: string) => (_: Page, request: { method: () => string }) =>
	request.method() === wanted
const failures: Record<string, string> = {
	late: 'The seven days after paying are over, so this order can no longer be given back.',
	decided: 'It has been decided meanwhile and can no longer be withdrawn.',
	unavailable: 'Nothing was sent: the server did not answer. What you typed stays; try again.',
}

/** The refund of an order on its page (INV-03). Another test covers decisions of the shop. */
export const refundRequestDriver: Driver = {
	noun: 'refund-request',
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'fresh'
		if (label.startsWith('refund.observed') || label.endsWith('signedOut')) return false
		if (/"status":"withdrawn"/.test(from)) return false
		if (label === 'draft.changed') return from.includes('"lacksReason":true')
		if (label === 'request.submitted') return !from.includes('"lacksReason":true')
		return true
	},
	start: async (page) => {
		const { orderId } = await buyPast(page, await arrive(page))
		await page.goto(`/profile/purchase-history/${orderId}`)
		await expect(ask(page)).toBeVisible()
	},
	events: {
		'draft.changed': async (page) => {
			await main(page)
				.getByRole('combobox', { name: 'Why do you want your money back?' })
				.selectOption('It does not suit me or my classes')
		},
		'request.submitted': (page) => ask(page).click(),
		'withdrawal.requested': press('Withdraw the request'),
		'withdrawal.confirmed': press('Yes, withdraw it'),
		'withdrawal.dismissed': press('Leave it'),
	},
	calls: {
		sendRequest: {
			url,
			holds: method('PUT'),
			answers: {
				asked: (route) => route.continue(),
				late: refuse(409, 'refund-refused', { detail: 'late' }),
				unreachable: (route) => route.abort(),
			},
		},
		withdrawRequest: {
			url,
			holds: method('DELETE'),
			answers: {
				withdrawn: (route) => route.continue(),
				decided: refuse(409, 'refund-decided'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, tags, context }) => {
		const words = context.failure ? [failures[String(context.failure)]!] : []
		if (context.lacksReason) words.push('Please choose a reason.')
		await expect(main(page).getByRole('alert')).toHaveText(words)
		const editing = state.startsWith('editing')
		await expect(ask(page)).toHaveCount(editing ? 1 : 0)
		const says = main(page).getByText('We have your request and decide within seven days.')
		const isAsked = state.startsWith('asked') || tags.includes('#asking')
		await expect(says).toHaveCount(isAsked ? 1 : 0)
		await expect(main(page).getByText(/^Withdraw it\? /)).toHaveCount(
			tags.includes('#asking') ? 1 : 0,
		)
		if (context.status === 'withdrawn')
			await expect(main(page).getByText('You withdrew this request.')).toBeVisible()
		if (context.status === 'asked')
			expect((await callAs(page, '/refunds')) as { data: { status: string }[] }).toMatchObject({
				data: [{ status: 'asked' }],
			})
	},
}
