import { expect } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const face = () =>
	sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a4b2b' } })
		.png()
		.toBuffer()

ownShopTest(
	'28.3 NAV-04 an editor gives an instructor a name, a text and a picture, which visitors see',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/instructors?search=kavita')
		const row = page.getByRole('row', { name: /Kavita Deshpande/ })
		await expectAccessible(page)
		const choosing = page.waitForEvent('filechooser')
		await row.getByRole('button', { name: /^Change picture of/ }).click()
		const chooser = await choosing
		await chooser.setFiles({ name: 'face.png', mimeType: 'image/png', buffer: await face() })
		const square = page.getByRole('dialog', { name: /^Picture of/ })
		await square.getByRole('button', { name: 'Use this picture' }).click()
		await expect(page.getByText('The picture is changed.')).toBeVisible()
		await expect(row.getByRole('button', { name: /^Remove picture of/ })).toBeVisible()

		await row.getByRole('button', { name: /^Change “/ }).click()
		const form = page.getByRole('dialog', { name: 'Change the instructor' })
		await form.getByRole('textbox', { name: 'Name' }).fill('…')
		await form.getByRole('button', { name: 'Save' }).click()
		await expect(form.getByText('Write a name with at least one letter.')).toBeVisible()
		await form.getByRole('textbox', { name: 'Name' }).fill('Dr. Kavita Deshmukh')
		await form
			.getByRole('textbox', { name: 'About the teacher' })
			.fill('Teaches fractions by folding.')
		await expectAccessible(page)
		await form.getByRole('button', { name: 'Save' }).click()
		await page.goto('/desk/instructors?search=deshmukh')
		await expect(page.getByRole('row', { name: /Kavita Deshmukh/ })).toBeVisible()

		await page.goto('/teachers/dr-kavita-deshpande')
		await expect(page).toHaveURL(/\/teachers\/dr-kavita-deshmukh$/)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dr. Kavita Deshmukh')
		await expect(page.getByText('Teaches fractions by folding.')).toBeVisible()
		await expect(page.locator('main img[src^="/uploads/"]')).toBeVisible()
		await expectAccessible(page)
	},
)
