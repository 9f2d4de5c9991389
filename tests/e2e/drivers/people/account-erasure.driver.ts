import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const part = (page: Page) => page.getByRole('region', { name: 'Your data', exact: true })
const press = (name: string) => (page: Page) =>
	part(page).getByRole('button', { name, exact: true }).click()
const address = (page: Page) =>
	part(page).getByRole('textbox', { name: 'Type the address of your account to confirm' })
const url = /\/v1\/user\/erasure/
const method = (wanted: string) => (_: Page, request: { method: () => string }) =>
	request.method() === wanted
const failures: Record<string, string> = {
	'refund-open': 'A refund is on its way to you. Your account can be erased when it has arrived.',
	unavailable: 'Nothing changed: the server did not answer. Try again.',
}
/** Addresses of those who arrived, by their page. */
const addresses = new WeakMap<Page, string>()

/** The erasure of an account in the privacy centre (PRI-01). */
export const accountErasureDriver: Driver = {
	noun: 'account-erasure',
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'kept'
		if (label.endsWith('signedOut')) return false
		if (label === 'address.changed mistyped') return from.includes('"typed":""')
		if (label === 'address.changed') return from.includes('"differs":true')
		if (label === 'erasure.confirmed')
			return !from.includes('"typed":""') && !from.includes('"differs":true')
		return true
	},
	start: async (page) => {
		addresses.set(page, await arrive(page))
		await page.goto('/privacy')
		await expect(part(page)).toBeVisible()
	},
	events: {
		'erasure.requested': press('Erase my account'),
		'address.changed': (page) => address(page).fill(` ${addresses.get(page)!.toUpperCase()}`),
		'address.changed mistyped': (page) => address(page).fill('asha@example'),
		'erasure.confirmed': press('Erase it in seven days'),
		'erasure.dismissed': press('Keep my account'),
		'cancellation.requested': press('Cancel the erasure'),
	},
	calls: {
		planErasure: {
			url,
			holds: method('PUT'),
			answers: {
				done: (route) => route.continue(),
				refundOpen: refuse(409, 'erasure-blocked', { detail: 'refund-open' }),
				unreachable: (route) => route.abort(),
			},
		},
		cancelErasure: {
			url,
			holds: method('DELETE'),
			answers: { done: (route) => route.continue(), unreachable: (route) => route.abort() },
		},
	},
	sees: async (page, { state, context }) => {
		const words = context.failure ? [failures[String(context.failure)]!] : []
		if (context.differs) words.push('This is not the address of your account.')
		await expect(part(page).getByRole('alert')).toHaveText(words)
		const isTold = state.startsWith('told') || state === 'planning'
		await expect(part(page).getByText(/^Kept, because laws ask for it: invoices/)).toHaveCount(
			isTold ? 1 : 0,
		)
		await expect(part(page).getByText(/^Your account is erased on /)).toHaveCount(
			state.startsWith('planned') || state === 'cancelling' ? 1 : 0,
		)
		await expect(
			part(page).getByRole('button', { name: 'Erase my account', exact: true }),
		).toHaveCount(state === 'kept' ? 1 : 0)
	},
}
