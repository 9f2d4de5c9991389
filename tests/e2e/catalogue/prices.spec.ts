import { expect } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'DSK-09 a price is planned, cancelled, set now, and the shop shows it',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/prices')
		const search = page.getByRole('searchbox', { name: 'Find by title' })
		await search.fill('no such thing')
		await search.press('Enter')
		await expect(page.getByText('No resource found')).toBeVisible()
		await search.fill('fractions that make')
		await search.press('Enter')
		await expect(page.getByRole('row').nth(1)).toContainText('Fractions That Make Sense')
		await expectAccessible(page)
		await page.getByRole('link', { name: 'Fractions That Make Sense' }).click()
		await expect(page.getByRole('heading', { name: 'Fractions That Make Sense' })).toBeVisible()

		await page.getByRole('button', { name: 'Change the price' }).click()
		const form = page.getByRole('dialog', { name: 'Change the price' })
		const field = (name: string) => form.getByRole('textbox', { name, exact: true })
		await expect(form.getByRole('button', { name: 'Set the price now' })).toBeDisabled()
		await field('Price without GST (₹)').fill('4x')
		await expect(form.getByText(/^Enter a price from ₹1/)).toBeVisible()
		await field('Price without GST (₹)').fill('399')
		await field('Earlier price without GST (₹)').fill('599')
		await form.getByLabel(/^Valid from/).fill('2099-01-01T10:00')
		await expectAccessible(page)
		await form.getByRole('button', { name: 'Plan the price' }).click()
		await expect(page.getByText(/^₹399, before ₹599 from 01 Jan 2099/)).toBeVisible()
		await expect(page.getByRole('row').filter({ hasText: 'Planned' })).toBeVisible()
		await expectAccessible(page)
		await page.getByRole('button', { name: 'Cancel this change' }).click()
		const asked = page.getByRole('alertdialog', { name: 'Cancel the planned change?' })
		await asked.getByRole('button', { name: 'Cancel this change' }).click()
		await expect(page.getByRole('row').filter({ hasText: 'Cancelled' })).toBeVisible()

		await page.getByRole('button', { name: 'Change the price' }).click()
		await field('Price without GST (₹)').fill('449')
		await field('Earlier price without GST (₹)').fill('599')
		await form.getByRole('button', { name: 'Set the price now' }).click()
		await expect(page.getByRole('row').filter({ hasText: 'Done' })).toContainText('₹449')
		await page.goto('/courses/mathematics-fractions-that-make-sense')
		await expect(page.getByText(/₹530/).first()).toBeVisible()
	},
)
