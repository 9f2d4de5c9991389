import { expect, type Page } from '@playwright/test'
import type { Edge } from '#atlas/graph/graph.ts'
import { type Driver, situationOf } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { withoutSavings } from '../../support/without-savings.ts'
import { purchaseCalls, quote } from './purchase.answers.ts'
import { checkoutDialog, payButton, purchaseAssertions } from './purchase.assertions.ts'
import { driverState } from './purchase.state.ts'

/** Steps that need another browser, number or account. Machine paths take them. */
const elsewhere = new Set([
	'kept',
	'returning',
	'free-nameless',
	'abroad.confirmed',
	'check.requested',
	'mediumPause',
	'longPause',
	'promo.observed invalid',
	'chooseProvider doubtful',
	'chooseProvider missing',
	'page.restored',
	'chooseProvider abroad',
	'chooseProvider unreachable',
	'enrolFree unreachable',
	'payByCard unreachable',
	// A script that is loaded once cannot fail later on the same path; payment.spec.ts has it.
	'payByCard scriptFailed',
	// The sandbox's late money arrives in truth, and what is bought cannot be bought again.
	'awaitPayment declined',
])

const ends = ['dismissed', 'learning', 'started']

/** Returns true if the form is unusual in one way at most. Machine paths prove combinations. */
const isPlain = (situation: string, most: number): boolean => {
	if (!situation.includes('{')) return true
	const { context, state } = situationOf(situation)
	const errors = context.errors as unknown[]
	const unusual = [
		context.coins !== 0,
		context.promo !== 'none',
		context.problem !== null,
		context.name === '' || errors.length > 0,
		context.failure !== null && state !== 'paymentFailed',
	]
	return unusual.filter(Boolean).length <= (state === 'editing' ? most : 0)
}

const drives = ({ from, kind, label, to }: Edge): boolean => {
	if (elsewhere.has(label) || (kind === 'outcome' && label.endsWith(' signedOut'))) return false
	if (/"problem":"(unpaid|refunded)"/.test(from) && label !== 'purchase.dismissed') return false
	const costsNothing = /"change":"\d+ 0"/.test(from)
	if (label.startsWith('purchase.submitted') && label.endsWith(' free') !== costsNothing)
		return false
	if (from.startsWith('quoting') && from.includes('"agreed":0') && label !== 'quoteOrder free')
		return false
	if (from.includes('"onePress":true') && to.startsWith('editing')) return false
	if (/^(coins|promo)/.test(label) && /"problem":"(?!unavailable)/.test(from)) return false
	const isLast = ends.includes(to.split(' ')[0]!)
	return isPlain(from, isLast ? 0 : 1) && isPlain(to, 1)
}

const start = async (page: Page, label: string) => {
	await arrive(page)
	await withoutSavings(page)
	const state = driverState(page)
	await page.route(/\/v1\/purchase\/quote/, (route, request) => {
		if (state.quoting) return route.fallback()
		if (!state.checking || !request.postDataJSON().promo_code) return quote(route)
		state.checking = false
		state.promo = route
	})
	if (label === 'free') {
		Object.assign(state, { free: true, quoting: true })
		await page.goto('/learning?type=self_paced&paid_type=free')
		return page.getByRole('button', { name: 'Enroll Now' }).first().click()
	}
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	const dialog = checkoutDialog(page)
	await dialog.getByRole('textbox', { name: 'Name' }).fill(label === 'nameless' ? '' : 'Asha')
	await dialog.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
}

const typePromo = async (page: Page) => {
	const state = driverState(page)
	Object.assign(state, { promo: null, checking: true })
	state.code = state.code === 'FLAT100' ? 'TEACH20' : 'FLAT100'
	await checkoutDialog(page).getByRole('textbox', { name: 'Promo code' }).fill(state.code)
}

const submit = async (page: Page) => {
	await expect(payButton(page)).toBeEnabled()
	driverState(page).quoting = await page.evaluate(
		() => document.querySelector<HTMLInputElement>('dialog input[name=name]')?.value !== '',
	)
	await payButton(page).click()
}

/** A purchase from its form to my learning (PUR-01 to PUR-07, PAY-01). */
export const purchaseDriver: Driver = {
	noun: 'purchase',
	drives,
	maxSteps: 25,
	start,
	events: {
		'field.changed name': (page) =>
			checkoutDialog(page).getByRole('textbox', { name: 'Name' }).fill('Asha'),
		'coins.changed': (page) => checkoutDialog(page).getByRole('checkbox').check(),
		'promo.observed pending': typePromo,
		'promo.observed valid': async (page) => {
			const checking = checkoutDialog(page).getByText('Checking...')
			if (!(await checking.isVisible())) await typePromo(page)
			await expect.poll(() => driverState(page).promo !== null).toBe(true)
			await quote(driverState(page).promo!)
		},
		'purchase.submitted': submit,
		'purchase.submitted free': submit,
		'purchase.dismissed': (page) => page.keyboard.press('Escape'),
		'alert.acknowledged': (page) => page.getByRole('alertdialog').getByRole('button').click(),
	},
	calls: purchaseCalls,
	sees: async (page, situation) => {
		const assertion = purchaseAssertions[situation.state]
		if (!assertion) throw new Error(`What a person sees in ${situation.state} is not said`)
		await assertion(page, situation)
	},
}
