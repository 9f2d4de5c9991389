import { expect, type Locator, type Page } from '@playwright/test'
import { eachWidth } from '../support/each-width.ts'
import { arrive, newAddress, signInHere } from '../support/journeys/sign-in.ts'
import { signOut } from '../support/other-tab.ts'
import { test } from '../support/test.ts'

const checkout = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })
const payButton = (page: Page) => checkout(page).getByRole('button', { name: /^Pay ₹/ })

const openCheckout = async (page: Page) => {
	await arrive(page)
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	await expect(payButton(page)).toBeEnabled()
}

const rupeesIn = async (place: Locator): Promise<number> =>
	Number(/₹([\d,.]+)/.exec(await place.innerText())![1]!.replaceAll(',', ''))

for (const width of [360, 1280])
	test(`PRM-03 PUR-07 at ${width} px the coupon that saves most comes first, is chosen for the buyer, saves what it says, and stays cleared`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 })
		await openCheckout(page)
		const dialog = checkout(page)
		const coupons = dialog.getByRole('listitem').filter({ hasText: 'Code ' })
		await expect(coupons).toHaveCount(1)
		const saving = await rupeesIn(coupons.getByText(/^You save ₹/))
		await expect(coupons.getByText('Applied', { exact: true })).toBeVisible()
		await expect(dialog.getByText('Coupon Applied Successfully')).toBeVisible()
		const reduced = await rupeesIn(payButton(page))

		const others = dialog.getByText(/^Other coupons \(\d+\)$/)
		const count = Number(/\d+/.exec(await others.innerText()))
		await others.click()
		await expect(coupons).toHaveCount(count + 1)
		const savings = await dialog.getByText(/^You save ₹/).allInnerTexts()
		const amounts = savings.map((text) => Number(text.replace(/[^\d.]/g, '')))
		expect(amounts.length).toBeGreaterThan(2)
		expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
		const overflow = await dialog.evaluate(
			(box) => box.querySelector('form')!.scrollWidth - box.querySelector('form')!.clientWidth,
		)
		expect(overflow).toBe(0)
		await coupons.getByRole('button', { name: /^Clear / }).click()
		await expect(dialog.getByRole('textbox', { name: 'Promo code' })).toHaveValue('')
		await expect(payButton(page)).toBeEnabled()
		expect(await rupeesIn(payButton(page))).toBe(reduced + saving)
		await coupons
			.getByRole('button', { name: /^Apply / })
			.last()
			.click()
		await expect(coupons.getByText('Applied', { exact: true })).toHaveCount(1)
		await expect(coupons.first().getByText('Applied', { exact: true })).toHaveCount(0)
	})

for (const [width, height] of [
	[360, 640],
	[640, 400],
	[1280, 800],
] as const)
	test(`PUR-02 PRM-01 at ${width} × ${height} the total with its GST is by the pay button without scrolling, as is why the button waits`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height })
		await openCheckout(page)
		const foot = checkout(page).locator('footer')
		const total = await rupeesIn(foot.getByText(/^Total ₹/))
		expect(total).toBe(await rupeesIn(payButton(page)))
		for (const text of [/^Total ₹/, /^incl\. GST ₹/])
			await expect(foot.getByText(text)).toBeInViewport({ ratio: 1 })
		await expect(payButton(page)).toBeInViewport({ ratio: 1 })
		const field = checkout(page).getByRole('textbox', { name: 'Promo code' })
		await field.fill('nonsense')
		await expect(foot.getByText('Correct the promo code or clear it to go on.')).toBeInViewport({
			ratio: 1,
		})
		await expect(payButton(page)).toBeInViewport({ ratio: 1 })
		await expect(payButton(page)).toBeDisabled()
		await field.scrollIntoViewIfNeeded()
		await expect(field).toBeInViewport({ ratio: 1 })
		await expect(payButton(page)).toBeInViewport({ ratio: 1 })
		await field.fill('')
		await expect(payButton(page)).toBeEnabled()
	})

test('CRT-02 ROL-01 at 360 and 1280 px who was signed in on this browser before is asked to sign in on an empty cart, and comes back to it', async ({
	page,
}) => {
	await page.goto('/cart')
	await expect(page.getByText('Your cart is empty')).toBeVisible()
	const email = await arrive(page)
	await page.goto('/learning?type=self_paced&paid_type=paid')
	const card = page.getByRole('article').first()
	const title = await card.getByRole('heading').innerText()
	await card.getByRole('button', { name: 'Add to Cart' }).click()
	await expect(card.getByRole('link', { name: 'Go to Cart' })).toBeVisible()
	await page.context().clearCookies({ name: /^vidya_(here|session)$/ })
	await page.goto('/cart')
	const main = page.getByRole('main')
	await eachWidth(page, async () => {
		await expect(main.getByText('Sign in to see your cart')).toBeVisible()
		await expect(main.getByText('Your cart is empty')).toHaveCount(0)
	})
	await main.getByRole('button', { name: 'Sign in' }).click()
	await signInHere(page, email)
	await expect(page).toHaveURL(/\/cart$/)
	await expect(main.getByRole('link', { name: title })).toBeVisible()
	await signOut(page)
	await page.goto('/cart')
	await expect(main.getByText('Sign in to see your cart')).toBeVisible()
})

test('CRT-02 CRT-03 ROL-01 at 360 and 1280 px a visitor who presses Buy all and signs in has the checkout of the merged cart before them', async ({
	page,
}) => {
	await page.goto('/learning?type=self_paced&paid_type=paid')
	const titles: string[] = []
	for (const index of [0, 1]) {
		const card = page.getByRole('article').nth(index)
		titles.push(await card.getByRole('heading').innerText())
		await card.getByRole('button', { name: 'Add to Cart' }).click()
		await expect(card.getByRole('link', { name: 'Go to Cart' })).toBeVisible()
	}
	await page.getByRole('article').first().getByRole('link', { name: 'Go to Cart' }).click()
	await page.getByRole('button', { name: /^Buy all for ₹/ }).click()
	await signInHere(page, newAddress('buyall'))
	await expect(page).toHaveURL(/\/cart$/)
	await eachWidth(page, async () => {
		for (const title of titles)
			await expect(checkout(page).getByRole('listitem').filter({ hasText: title })).toBeVisible()
		await expect(payButton(page)).toBeInViewport({ ratio: 1 })
	})
})
