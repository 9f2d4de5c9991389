import { expect, type Page } from '@playwright/test'
import { payButton, seesOrder, seesPaid, seesWorking } from '../drivers/shop/purchase.assertions.ts'
import { axe } from '../support/axe.ts'
import { eachWidth } from '../support/each-width.ts'
import { orderPast, payPast } from '../support/journeys/order-past.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { checkout, chooseInCheckout } from '../support/sandbox.ts'
import { test } from '../support/test.ts'

const openCheckout = async (page: Page, list = '/learning?type=self_paced&paid_type=paid') => {
	await arrive(page)
	await page.goto(list)
	await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	const dialog = page.getByRole('dialog', { name: 'Checkout' })
	await dialog.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
	return dialog
}

const acknowledge = async (page: Page, text: string | RegExp) => {
	await expect(page.getByRole('alertdialog')).toContainText(text)
	await page.getByRole('alertdialog').getByRole('button').first().click()
}

test('PAY-01 PUR-05 a payment whose answer was lost is found, not paid twice', async ({ page }) => {
	const dialog = await openCheckout(page)
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await chooseInCheckout(page, 'Pay, but the answer to the shop is lost')
	await seesPaid(page)
})

test('INV-04 PAY-01 an order that two tabs paid takes one payment and gives the other back unasked; the order says so', async ({
	page,
}) => {
	const first = await openCheckout(page)
	const other = await page.context().newPage()
	await other.goto(page.url())
	await other.getByRole('button', { name: 'Purchase Now' }).first().click()
	const second = other.getByRole('dialog', { name: 'Checkout' })
	await second.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
	await first.getByRole('button', { name: /^Pay ₹/ }).click()
	await expect(checkout(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
	await second.getByRole('button', { name: /^Pay ₹/ }).click()
	await expect(checkout(other).getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
	await chooseInCheckout(page, /^Pay ₹/)
	await seesPaid(page)
	await chooseInCheckout(other, /^Pay ₹/)
	await expect(other.getByText(/^Your payment arrived, but/)).toBeVisible()

	await other.goto('/profile/purchase-history')
	await other.getByRole('link', { name: 'Receipt' }).click()
	const said = other.getByText(
		/^₹[\d,]+ (is being given back|is on its way back|has been given back)/,
	)
	await expect(said).toBeVisible()
	await other.reload()
	await expect(said).toBeVisible()
})

test('PAY-01 money on its way says payment pending, we are checking, until it is there', async ({
	page,
}) => {
	const dialog = await openCheckout(page)
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await chooseInCheckout(page, 'Pay, and the money arrives late')
	await expect(page.getByText('payment pending, we are checking')).toBeVisible()
	await seesPaid(page)
})

test('PAY-01 PUR-05 a declined payment says so, keeps the form, and can be made again', async ({
	page,
}) => {
	const dialog = await openCheckout(page)
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await chooseInCheckout(page, 'Decline')
	await acknowledge(page, 'Payment Failed')
	await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await chooseInCheckout(page, /^Pay ₹/)
	await seesPaid(page)
})

test('PAY-01 a payment script that does not load says so and leaves no order; the next press loads it again', async ({
	page,
}) => {
	await page.route('**/sandbox/razorpay/checkout.js', (route) => route.abort(), { times: 1 })
	const orders: string[] = []
	page.on('request', (request) => {
		if (/\/(retail-spc|orders\/.*)$/.test(request.url())) orders.push(request.url())
	})
	const dialog = await openCheckout(page)
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await acknowledge(page, 'Razorpay failed to load')
	await expect(dialog).toBeVisible()
	expect(orders).toEqual([])
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await chooseInCheckout(page, /^Pay ₹/)
	await seesPaid(page)
})

test('PAY-02 PUR-06 at 360 and 1280 px a buyer abroad reads in which money, pays on Stripe’s page and comes back to the success', async ({
	page,
}) => {
	const dialog = await openCheckout(page)
	const note = dialog.getByText(/^You pay in Indian rupees, GST included/)
	await expect(note).toHaveCount(0)
	await dialog.getByRole('combobox', { name: 'Country' }).selectOption('KE')
	await eachWidth(page, () => expect(note).toBeVisible())
	await dialog.getByRole('textbox', { name: 'Phone' }).fill('712 345678')
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\/cs_test_/)
	await page.getByRole('button', { name: /^Pay ₹/ }).click()
	await seesPaid(page)
})

test('PAY-02 until the provider’s page is there, the form waits, cannot be closed and orders once', async ({
	page,
}) => {
	const dialog = await openCheckout(page)
	await dialog.getByRole('combobox', { name: 'Country' }).selectOption('KE')
	await dialog.getByRole('textbox', { name: 'Phone' }).fill('712 345678')
	const orders: string[] = []
	const ordered = Promise.withResolvers<void>()
	await page.route(/\/v1\/stripe\/retail-spc$/, async (route, request) => {
		orders.push(request.method())
		await ordered.promise
		await route.continue()
	})
	// A 204 leaves the browser on its page, like a slow next page does.
	const left = Promise.withResolvers<void>()
	await page.route(/\/sandbox\/stripe\/pay\//, async (route) => {
		await route.fulfill({ status: 204 })
		left.resolve()
	})
	const button = dialog.getByRole('button', { name: /^Pay ₹/ })
	const asked = page.waitForRequest(/\/v1\/stripe\/retail-spc$/)
	await button.click()
	await asked
	await seesWorking(page)
	ordered.resolve()
	await left.promise
	await seesWorking(page)
	await payButton(page).click({ force: true })
	await seesWorking(page)
	await page.keyboard.press('Escape')
	await seesWorking(page)
	expect(orders).toEqual(['POST'])
})

test('PUR-01 PUR-02 the form says what is missing and shows price, GST and total', async ({
	page,
}) => {
	const dialog = await openCheckout(page)
	await dialog.getByRole('textbox', { name: 'Name' }).fill('')
	await dialog.getByRole('textbox', { name: 'Email' }).fill('nobody')
	await dialog.getByRole('textbox', { name: 'Phone' }).fill('')
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	for (const text of ['Field Required !', 'Enter a valid e-mail address', 'Field Required!'])
		await expect(dialog.getByText(text, { exact: true })).toBeVisible()
	for (const text of ['Price', 'GST 18 %', 'Total'])
		await expect(dialog.getByText(text, { exact: true })).toBeVisible()
})

test('PUR-06 at 360 and 1280 px a number that is not valid in India is asked about: corrected, or paid from abroad', async ({
	page,
}) => {
	const dialog = await openCheckout(page)
	const phone = dialog.getByRole('textbox', { name: 'Phone' })
	await phone.fill('12')
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await expect(phone).toHaveAccessibleDescription(/not a valid Indian mobile number/)
	await eachWidth(page, () =>
		expect(dialog.getByText(/not a valid Indian mobile number/).first()).toBeVisible(),
	)
	await expect(page).not.toHaveURL(/sandbox/)
	await dialog.getByRole('button', { name: 'I pay from abroad' }).click()
	await expect(dialog.getByText(/not a valid Indian mobile number/)).toHaveCount(0)
	await phone.fill('13')
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await expect(phone).toHaveAccessibleDescription(/not a valid Indian mobile number/)
	await dialog.getByRole('button', { name: 'I pay from abroad' }).click()
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\/cs_test_/)
})

test('PAY-03 PAY-04 the order carries key, rupees, amount, number and buyer to the sandbox, which takes no real money', async ({
	page,
}) => {
	const dialog = await openCheckout(page)
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
	const email = await dialog.getByRole('textbox', { name: 'Email' }).inputValue()
	const button = dialog.getByRole('button', { name: /^Pay ₹/ })
	const total = (await button.innerText()).replace(/[^\d]/g, '')
	const made = page.waitForResponse(/\/v1\/razorpay\/retail-spc$/)
	await button.click()
	expect(await (await made).json()).toMatchObject({
		key: expect.stringMatching(/^rzp_/),
		currency: 'INR',
		amount: Number(total) * 100,
		pg_order_id: expect.stringMatching(/^order_/),
		user: { name: 'Asha Rao', email, contact: '+919876543210' },
	})
	await expect(checkout(page).getByText('Sandbox · no real money')).toBeVisible()
	await expect(checkout(page).getByRole('heading')).toHaveText(
		`₹${Number(total).toLocaleString('en-IN')}`,
	)
})

test('PUR-05 PAY-02 the first alert leads to the page of the order, by card and back from a provider’s page', async ({
	page,
}) => {
	const readsOrder = async () => {
		await page
			.getByRole('alertdialog')
			.getByRole('link', { name: /^See the receipt/ })
			.click()
		await seesOrder(page)
		await expect(page.getByRole('alertdialog')).toHaveCount(0)
	}
	const dialog = await openCheckout(page)
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await chooseInCheckout(page, /^Pay ₹/)
	await readsOrder()
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	await dialog.getByRole('combobox', { name: 'Country' }).selectOption('KE')
	await dialog.getByRole('textbox', { name: 'Phone' }).fill('712 345678')
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await page.waitForURL(/\/sandbox\/stripe\/pay\/cs_test_/)
	await page.getByRole('button', { name: /^Pay ₹/ }).click()
	await readsOrder()
})

for (const width of [360, 1280])
	test(`PUR-05 PAY-01 at ${width} px the page of an order waits while money is on its way, then says what was bought and what it earned; a lost connection is said`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 740 })
		const ordered = await orderPast(page, await arrive(page))
		const path = `/profile/purchase-history/${ordered.orderId}/paid`
		const main = page.getByRole('main')
		await page.route(/\/v1\/orders\//, (route) => route.abort())
		await page.goto(path)
		await expect(main.getByRole('alert')).toContainText(
			'If you have just paid, the payment is valid',
		)
		await page.unroute(/\/v1\/orders\//)
		await main.getByRole('button', { name: 'Try again' }).click()
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(
			'payment pending, we are checking',
		)
		await expect(main.getByRole('region', { name: 'What you bought' })).toHaveCount(0)
		expect(await axe(page)).toEqual([])
		await payPast(page, ordered)
		await seesOrder(page)
		await expect(page).toHaveTitle(/^\S+ · Payment Success · Vidya$/)
		await expect(main.getByText(/^Woohoo! You have earned \d+ coins/)).toBeVisible()
		const bought = main.getByRole('region', { name: 'What you bought' })
		await expect(bought.getByRole('listitem')).toHaveCount(1)
		await expect(main.getByRole('region', { name: 'You may also like' })).toBeVisible()
		await expect(main.getByRole('link', { name: 'Tax invoice' })).toBeVisible()
		await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
		expect(await axe(page)).toEqual([])
		const wide = await page.evaluate(() => document.documentElement.scrollWidth)
		expect(wide).toBe(width)
		await bought.getByRole('link', { name: 'Start Learning' }).click()
		await expect(main.getByRole('heading', { level: 1 })).toHaveText(ordered.title)
	})

test('PUR-05 ROL-03 the page of an order that was not paid says so and leads back to what was chosen; somebody else’s is not there', async ({
	page,
}) => {
	const { orderId, title } = await orderPast(page, await arrive(page))
	await callAs(page, `/orders/${orderId}/cancel`, {})
	const path = `/profile/purchase-history/${orderId}/paid`
	await page.goto(path)
	const main = page.getByRole('main')
	await expect(main.getByText('Failed!', { exact: true })).toBeVisible()
	await expect(main.getByRole('heading', { level: 1 })).toHaveText('Payment Failed')
	await main.getByRole('link', { name: `Buy ${title}` }).click()
	await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
	await arrive(page)
	await page.goto(path)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
})
