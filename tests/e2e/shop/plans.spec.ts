import { expect } from '@playwright/test'
import { seesPaid } from '../drivers/shop/purchase.assertions.ts'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { newAddress, signInHere } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'
import { chooseInCheckout } from '../support/sandbox.ts'
import { test } from '../support/test.ts'

ownShopTest(
	'WAL-02 NAV-09 a plan is made, corrected where a field is wrong, shown to visitors, given and taken off the page',
	async ({ page, browser, baseURL }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/plans')
		await expect(page.getByRole('row').filter({ hasText: 'Vidya Plus' })).toBeVisible()
		await expectAccessible(page)

		await page.getByRole('button', { name: 'New plan' }).click()
		const form = page.getByRole('dialog', { name: 'New plan' })
		const field = (name: string) => form.getByRole('textbox', { name, exact: true })
		const kind = (name: string) => form.getByRole('group', { name })
		await field('Name').fill('Vidya Max')
		await field('Address').fill('plus')
		await field('Price a year in rupees').fill('4999')
		await kind('Bundle').getByRole('textbox', { name: 'Percent off others' }).fill('200')
		await form.getByRole('button', { name: 'Save plan' }).click()
		await expect(kind('Bundle').getByText('Enter a whole number from 0 to 100.')).toBeVisible()
		await expectAccessible(page)
		await kind('Bundle').getByRole('textbox', { name: 'Percent off others' }).fill('35')
		await form.getByRole('button', { name: 'Save plan' }).click()
		await expect(form.getByRole('alert')).toContainText('Another one has this address.')
		await expect(field('Price a year in rupees')).toHaveValue('4999')
		await field('Address').fill('max')
		await form.getByRole('button', { name: 'Save plan' }).click()
		await expect(form).toHaveCount(0)
		const row = page.getByRole('row').filter({ hasText: 'Vidya Max' })
		await expect(row).toContainText('Bundle: 35 % off')

		const visitor = await browser.newPage()
		const offered = visitor.getByRole('heading', { name: 'Vidya Max' })
		await visitor.goto(`${baseURL}/vidya-plus`)
		await expect(offered).toBeVisible()

		await row.getByRole('button', { name: 'Give Vidya Max to a teacher' }).click()
		const gift = page.getByRole('dialog', { name: 'Give Vidya Max to a teacher' })
		await gift
			.getByRole('textbox', { name: 'The teacher’s email address' })
			.fill('nobody@example.org')
		await gift.getByLabel('Last day').fill('2099-12-31')
		await gift.getByRole('button', { name: 'Give plan' }).click()
		await expect(gift).toContainText('Nobody has signed in with this address yet')
		await gift
			.getByRole('textbox', { name: 'The teacher’s email address' })
			.fill('settled-teacher@demo.vidya.test')
		await expectAccessible(page)
		await gift.getByRole('button', { name: 'Give plan' }).click()
		await expect(row.getByRole('cell').nth(2)).toHaveText('1')

		const schools = page.getByRole('row').filter({ hasText: 'Vidya for Schools' })
		await schools.getByRole('button', { name: 'Give to a school: Vidya for Schools' }).click()
		const places = page.getByRole('dialog', { name: 'Give to a school: Vidya for Schools' })
		await places
			.getByRole('textbox', { name: 'Email address of somebody of the school' })
			.fill('settled-teacher@demo.vidya.test')
		await places.getByRole('textbox', { name: 'Number of places' }).fill('40')
		await places.getByLabel('Last day').fill('2099-12-31')
		await expectAccessible(page)
		await places.getByRole('button', { name: 'Give places' }).click()
		await expect(places).toContainText('Nobody of a school has this address')
		await places
			.getByRole('textbox', { name: 'Email address of somebody of the school' })
			.fill('verified-poc@demo.vidya.test')
		await places.getByRole('button', { name: 'Give places' }).click()
		await expect(page.getByText('The school has its places.')).toBeVisible()

		await row.getByRole('button', { name: 'Change the plan Vidya Max' }).click()
		const change = page.getByRole('dialog', { name: 'Change Vidya Max' })
		await change.getByRole('checkbox', { name: 'Show it on the page of plans' }).uncheck()
		await change.getByRole('button', { name: 'Save plan' }).click()
		await expect(row).toContainText('Not shown')
	},
)

test('29.6 W4 a teacher buys a plan, keeps it for a year, and is not asked to pay for it again', async ({
	page,
}) => {
	await page.goto('/vidya-plus')
	await expectAccessible(page)
	const card = page.getByRole('region', { name: 'Vidya Plus' })
	await card.getByRole('button', { name: 'Buy Vidya Plus' }).click()
	await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
	await signInHere(page, newAddress())
	const dialog = page.getByRole('dialog', { name: 'Checkout' })
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
	await dialog.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
	await expect(dialog).toContainText('7-day refund if you have taken nothing with the plan.')
	await expect(dialog.getByRole('textbox', { name: 'Promo code' })).toHaveCount(0)
	await dialog.getByRole('button', { name: 'Pay ₹3,539' }).click()
	await chooseInCheckout(page, /^Pay ₹/)
	await seesPaid(page)
	await page.goto('/vidya-plus')
	await expect(card).toContainText(/Yours until \d/)
	await expect(card.getByRole('button')).toHaveCount(0)
	await page.goto('/profile/purchase-history')
	await expect(page.getByRole('main')).toContainText('Vidya Plus')
	await page.goto('/profile')
	await expect(page.getByRole('heading', { name: 'Your plan: Vidya Plus' })).toBeVisible()
})
