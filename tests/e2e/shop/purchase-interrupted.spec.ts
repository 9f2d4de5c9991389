import { expect, type Page } from '@playwright/test'
import { seesPaid } from '../drivers/shop/purchase.assertions.ts'
import { openCoupons } from '../support/journeys/open-coupons.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { arriveElsewhere } from '../support/other-tab.ts'
import { test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })
const pay = (page: Page) => dialog(page).getByRole('button', { name: /^Pay ₹/ })

const openPurchase = async (page: Page) => {
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	await expect(pay(page)).toBeVisible()
}

/** The session ends at the press of the button, and login is asked for. */
const loseSession = async (page: Page) => {
	const over = { status: 401, code: 'session-expired' }
	await page.route(/\/v1\//, (route) =>
		route.fulfill({ status: 401, contentType: 'application/problem+json', json: over }),
	)
	await pay(page).click()
	await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
	await page.unroute(/\/v1\//)
}

const typed = (page: Page) =>
	Promise.all(
		['Name', 'Email', 'Phone'].map((name) =>
			dialog(page).getByRole('textbox', { name }).inputValue(),
		),
	)

test('ROL-01 PUR-01 SES-01 a session that ends during a purchase asks for login and keeps what was typed', async ({
	page,
}) => {
	const email = await arrive(page)
	await openPurchase(page)
	await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Asha Kulkarni')
	await dialog(page).getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
	await openCoupons(dialog(page))
	await dialog(page).getByRole('button', { name: 'Apply FLAT100' }).click()
	await expect(dialog(page).getByText('Coupon Applied Successfully')).toBeVisible()

	await loseSession(page)
	const other = await page.context().newPage()
	await arrive(other, email)
	await other.goto('/learning')
	await expect(page.getByRole('dialog', { name: 'Sign in' })).toHaveCount(0)
	await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Kulkarni')
	await expect(dialog(page).getByRole('textbox', { name: 'Promo code' })).toHaveValue('FLAT100')
	await pay(page).click()
	await expect(page.locator('iframe[title="Sandbox checkout"]')).toBeVisible()
})

/** Initial form values of an account without a phone. */
const ownDetails = async (page: Page) => {
	const { displayName, email } = (await callAs(page, '/user/info')) as Record<string, string>
	return [displayName, email, '']
}

test('A4 PUR-01 what one buyer typed is not shown to the next account of the same browser', async ({
	page,
}) => {
	await arrive(page)
	await openPurchase(page)
	await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Asha Kulkarni')
	await dialog(page).getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
	await loseSession(page)
	const next = await arriveElsewhere(page)
	await expect(page.getByRole('dialog', { name: 'Sign in' })).toHaveCount(0)
	await expect(dialog(page).getByRole('textbox', { name: 'Email' })).toHaveValue(next)
	await expect.poll(() => typed(page)).toEqual(await ownDetails(page))
	await page.reload()
	await openPurchase(page)
	await expect.poll(() => typed(page)).toEqual(await ownDetails(page))
})

/**
 * A buyer from Kenya fills in the form and presses Pay, which leads to the provider's page (PUR-06,
 * PAY-02).
 */
const leaveForProvider = async (page: Page) => {
	await arrive(page)
	await openPurchase(page)
	await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Wanjiru Kamau')
	await dialog(page).getByRole('combobox', { name: 'Country' }).selectOption('KE')
	await dialog(page).getByRole('textbox', { name: 'Phone' }).fill('712 345678')
	await pay(page).click()
	await page.waitForURL(/\/sandbox\/stripe\//)
}

test('A4 PAY-02 the payment that one account left for is not told to the next', async ({
	page,
}) => {
	await leaveForProvider(page)
	await arrive(page)
	await openPurchase(page)
	await expect.poll(() => typed(page)).toEqual(await ownDetails(page))
	await expect(dialog(page).getByText(/^The payment was not made/)).toHaveCount(0)
})

test('PAY-02 PUR-06 the back button from the page of the provider opens the purchase again and says that nothing was paid', async ({
	page,
}) => {
	await leaveForProvider(page)
	await page.goBack()
	await expect(dialog(page).getByText(/^The payment was not made/)).toBeVisible()
	await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Wanjiru Kamau')
	await pay(page).click()
	await page.waitForURL(/\/sandbox\/stripe\//)
	await page.getByRole('button', { name: /^Pay ₹/ }).click()
	await seesPaid(page)
})

test('PUR-01 a form with mistakes says what is wrong at each field and goes to the first', async ({
	page,
}) => {
	await arrive(page)
	await openPurchase(page)
	await dialog(page).getByRole('textbox', { name: 'Name' }).fill('')
	await dialog(page).getByRole('textbox', { name: 'Email' }).fill('asha@school')
	await dialog(page).getByRole('textbox', { name: 'Phone' }).fill('')
	await pay(page).click()
	await expect(dialog(page).getByText('Field Required !', { exact: true })).toBeVisible()
	await expect(dialog(page).getByText('Enter a valid e-mail address')).toBeVisible()
	await expect(dialog(page).getByText('Field Required!', { exact: true })).toBeVisible()
	await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused()
})
