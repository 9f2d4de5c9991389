import { expect } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'28.3 an editor writes the terms, and visitors read them',
	async ({ page, request }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/texts')
		await expect(page.getByRole('heading', { name: 'Texts', level: 1 })).toBeVisible()
		await page
			.getByRole('row', { name: /Terms of use English/ })
			.getByRole('link')
			.click()
		const text = page.getByRole('textbox', { name: 'Text' })
		await expect(text).toHaveValue(/^title: Terms of use/)
		await expectAccessible(page)
		await text.fill('description: Ours.\n\nBe kind.')
		await expect(page.getByText('This cannot be read').first()).toBeVisible()
		const save = page.getByRole('button', { name: 'Save and show' })
		await expect(save).toBeDisabled()
		await text.fill(
			'title: Our own rules\ndescription: Ours.\n\nBe kind at {brand}.\n\n## You {#you}\n\n- One\n- Two',
		)
		await save.click()
		await expect(page.getByText('The page shows your text.')).toBeVisible()
		const html = await (await request.get('/terms-of-use')).text()
		expect(html).toContain('<h1')
		expect(html).toContain('Our own rules')
		expect(html).toContain('Be kind at Vidya.')
		await page.goto('/')
		await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
		await expect(page.getByRole('heading', { name: 'Our own rules', level: 1 })).toBeVisible()
		await page.goto('/desk/texts/en/terms-of-use')
		await page.getByRole('button', { name: 'Use the shipped text' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my text' }).click()
		await expect(page.getByText('The page shows the shipped text.')).toBeVisible()
		expect(await (await request.get('/terms-of-use')).text()).not.toContain('Our own rules')
	},
)
