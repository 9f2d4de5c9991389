import { expect } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'28.3 a bundle of two courses is put together, ordered and published',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/resources')
		await page.getByRole('button', { name: 'New resource' }).click()
		const dialog = page.getByRole('dialog', { name: 'New resource' })
		await dialog.getByRole('textbox', { name: 'Title' }).fill('Numbers for a Term')
		await dialog.getByLabel('Type').selectOption('bundle')
		await dialog.getByRole('button', { name: 'Begin writing' }).click()
		const field = (name: string) => page.getByRole('textbox', { name, exact: true })
		await expect(page.getByText('Add at least two resources to the bundle')).toBeVisible()
		await page.getByLabel('Subject', { exact: true }).selectOption('Mathematics')
		await page.getByLabel('For', { exact: true }).selectOption('Primary')
		await field('Teacher’s name').fill('Dr. Kavita Deshpande')
		await field('Summary').fill('Fractions first, then algebra.')
		await field('Description').fill('Two courses that lead from sharing to patterns.')
		await field('What teachers can do afterwards').fill('Plan a term')
		await field('Price without GST (₹)').fill('999')
		const part = page.getByRole('region', { name: 'Resources of the bundle' })
		const find = part.getByRole('searchbox', { name: 'Find a public resource by its title' })
		await find.fill('zzz')
		await expect(part.getByText('No public resource has these words.')).toBeVisible()
		await find.fill('fractions that')
		await part.getByRole('button', { name: 'Add Fractions That Make Sense' }).click()
		await find.fill('algebra')
		await part.getByRole('button', { name: 'Add Algebra From Patterns' }).click()
		await part.getByRole('button', { name: 'Up: Algebra From Patterns' }).click()
		await expect(part.getByRole('listitem').first()).toContainText('Algebra From Patterns')
		await expect(page.getByText('All changes are saved.')).toBeVisible()
		await expectAccessible(page)
		for (const name of ['Hand in for review', 'Approve', 'Publish now']) {
			await page.getByRole('button', { name, exact: true }).click()
			await page.getByRole('alertdialog').getByRole('button', { name }).click()
			await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
		}
		await page.goto('/bundle-products/numbers-for-a-term')
		await expect(page.getByRole('heading', { name: 'Numbers for a Term', level: 1 })).toBeVisible()
		const cards = page.getByRole('link', {
			name: /Algebra From Patterns|Fractions That Make Sense/,
		})
		await expect(cards.first()).toContainText('Algebra From Patterns')
		await expect(page.getByText('Fractions That Make Sense').first()).toBeVisible()
	},
)
