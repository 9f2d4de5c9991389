import { expect, type Locator, type Page } from '@playwright/test'
import type { Situation } from '../../support/driver.ts'

/** The purchase modal. */
export const checkoutDialog = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })

/** The one button, whatever it says. */
export const payButton = (page: Page) => checkoutDialog(page).locator('footer button')

const problems: Record<string, RegExp> = {
	priceChanged: /^The price has changed from ₹/,
	promoRefused: /^This promo code is no longer valid/,
	unavailable: /^We could not reach the server/,
	unpaid: /^The payment was not made/,
	refunded: /^Your payment arrived/,
}
const failures: Record<string, string> = {
	declined: 'Payment Failed',
	scriptFailed: 'Razorpay failed to load',
}

const seesForm = async (page: Page, { tags, context }: Situation) => {
	const dialog = checkoutDialog(page)
	const { errors, promo, problem } = context as Record<string, string>
	await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(String(context.name))
	await expect(dialog.getByText('Field Required !')).toHaveCount(errors!.includes('name') ? 1 : 0)
	await expect(dialog.getByText('Checking...')).toHaveCount(promo === 'pending' ? 1 : 0)
	await expect(dialog.getByText('Valid', { exact: true })).toHaveCount(promo === 'valid' ? 1 : 0)
	// Where nothing is to be paid there are no coins to spend.
	if (!String(context.change).endsWith(' 0'))
		await expect(dialog.getByRole('checkbox')).toBeChecked({ checked: context.coins !== 0 })
	for (const [kind, words] of Object.entries(problems))
		await expect(dialog.getByText(words)).toHaveCount(kind === problem ? 1 : 0)
	if (tags.includes('#busy')) return
	await expect(payButton(page)).toHaveText(/^Pay ₹|^Enroll for free/)
	await expect(payButton(page)).toBeEnabled({ enabled: promo !== 'pending' })
}

/** Work under way: on the button of the form, or alone where one press enrols. */
const seesWork = (page: Page, context: Situation['context'], words: string) =>
	context.onePress
		? expect(page.getByRole('dialog', { name: 'Enroll' })).toContainText('Registering...')
		: expect(payButton(page)).toHaveText(words)

/** The form waits for the server or the provider, and cannot be closed meanwhile. */
export const seesWorking = async (page: Page) => {
	await expect(payButton(page)).toHaveText('Just a moment...')
	await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true')
	await expect(checkoutDialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
}

const alert = (words: string | RegExp) => (page: Page) =>
	expect(page.getByRole('alertdialog')).toContainText(words)

/** The page of a paid order (decision 0025). */
export const seesOrder = async (page: Page) => {
	await expect(page).toHaveURL(/\/profile\/purchase-history\/[0-9a-f-]{36}\/paid$/)
	await expect(page.getByRole('heading', { level: 1, name: 'Payment Success' })).toBeVisible()
}

const seesSuccess = alert(/^Success\s*Payment Success/)

/** My learning, where a paid purchase leads. */
const seesLearning = async (page: Page) => {
	await expect(page).toHaveURL(/\/profile\/my-learning$/)
	await expect(page.getByRole('heading', { level: 1, name: 'My Learning' })).toBeVisible()
}

/** Reads what PUR-05 says of a paid purchase: two alerts, then my learning. Returns the coins. */
export const seesPaid = async (
	page: Page,
	tap = (what: Locator): Promise<void> => what.click(),
): Promise<number> => {
	const said = page.getByRole('alertdialog')
	await seesSuccess(page)
	await tap(said.getByRole('button', { name: 'OK' }))
	await expect(said.getByRole('heading')).toHaveText('Vidya Coins Earned!')
	const earned = said.getByText(/^Woohoo! You have earned \d+ coins on this transaction!$/)
	const [coins] = /\d+/.exec(await earned.innerText())!
	await tap(said.getByRole('button', { name: 'My Learning' }))
	await seesLearning(page)
	return Number(coins)
}

/** Asserts what a person sees in each state of a purchase. */
export const purchaseAssertions: Record<
	string,
	(page: Page, situation: Situation) => Promise<void>
> = {
	editing: seesForm,
	quoting: (page, { context }) => seesWork(page, context, 'Just a moment...'),
	registering: (page, { context }) => seesWork(page, context, 'Registering...'),
	choosingProvider: seesWorking,
	payingByCard: seesWorking,
	'pending.checking': async (page) =>
		expect(page.getByText('payment pending, we are checking')).toBeVisible(),
	'pending.rechecking': async (page) =>
		expect(page.getByText('payment pending, we are checking')).toBeVisible(),
	'pending.idle': async (page) =>
		expect(page.getByText('payment pending, we are checking')).toBeVisible(),
	'pending.pausing': async (page) =>
		expect(page.getByText('payment pending, we are checking')).toBeVisible(),
	'paid.counting': seesSuccess,
	'paid.counted': seesSuccess,
	coinsEarned: alert('Vidya Coins Earned!'),
	learning: seesLearning,
	enrolled: alert('Successfully Enrolled!'),
	enrolmentFailed: alert('Something went wrong !'),
	paymentFailed: (page, { context }) => alert(failures[String(context.failure)]!)(page),
	started: async (page) => expect(page).toHaveURL(/\/profile\/my-learning\/[^/]+$/),
	dismissed: async (page) => expect(page.getByRole('dialog')).toHaveCount(0),
}
