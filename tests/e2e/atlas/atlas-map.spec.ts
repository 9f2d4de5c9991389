import { expect, test } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { quietConsole } from '../support/quiet-console.ts'

for (const [width, colorScheme] of [
	[1280, 'light'],
	[768, 'dark'],
] as const)
	test(`ATL-27 the map shows every link, leads to the machines, and a table says the same, at ${width} px, ${colorScheme}`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme })
		await page.setViewportSize({ width, height: 800 })
		const isQuiet = quietConsole(page)
		await page.goto('/atlas')
		await page.getByRole('link', { name: 'Map', exact: true }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'How the machines hang together',
		)
		const picture = page.getByRole('region', { name: 'Map of the machines' })
		const rows = page.getByRole('region', { name: 'Links between machines' }).locator('tbody tr')
		const count = await rows.count()
		expect(count).toBeGreaterThan(20)
		await expect(picture.locator('[data-link]')).toHaveCount(count)
		expect(await axe(page)).toEqual([])
		const wide = await page.evaluate(() => document.documentElement.scrollWidth)
		expect(wide).toBe(width)
		await picture.getByRole('link', { name: 'card-payment' }).focus()
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(/\/atlas\/card-payment\/diagram$/)
		isQuiet()
	})

test('ATL-27 a purchase is followed over the machines, step by step, and into its states', async ({
	page,
}) => {
	await page.goto('/atlas/map')
	const status = page.getByRole('main').getByRole('status')
	await page
		.getByRole('combobox', { name: 'Journey' })
		.selectOption('A purchase by card, from the catalogue to paid')
	await expect(status).toContainText('Step 1 of 11: card-action in ready')
	const now = page.locator('[data-machine][data-look=now]')
	await expect(now).toHaveText('card-action')
	const seen = [await now.textContent()]
	for (let step = 2; step <= 11; step += 1) {
		await page.getByRole('button', { name: 'Next' }).click()
		await expect(status).toContainText(`Step ${step} of 11`)
		seen.push(await now.textContent())
	}
	expect(seen.filter((noun, i) => noun !== seen[i - 1])).toEqual([
		'card-action',
		'modal-stack',
		'purchase',
		'promo-check',
		'purchase',
		'card-payment',
		'purchase',
	])
	await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
	await status.getByRole('link', { name: 'purchase in paid' }).click()
	await expect(page).toHaveURL(/purchase\/diagram\?state=paid$/)
})
