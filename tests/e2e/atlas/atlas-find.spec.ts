import { expect, test } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { quietConsole } from '../support/quiet-console.ts'

test('ATL-26 Ctrl-K finds machines, states, events, guards and requirements from anywhere, by keyboard alone', async ({
	page,
}) => {
	const isQuiet = quietConsole(page)
	await page.goto('/atlas/cart/table')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	const dialog = page.getByRole('dialog', { name: 'Find' })
	const box = dialog.getByRole('combobox')
	const expectations = [
		['isOtherPrice', 'isOtherPrice', /purchase\/diagram\?transition=quoting/],
		['PUR-02', 'PUR-02', /purchase\/diagram\?state=quoting$/],
		['purchase.submitted editing', 'purchase.submitted', /transition=editing\+purchase\.submitted/],
		['quoting', 'quoting', /purchase\/diagram\?state=quoting$/],
		['promo-check', 'promo-check', /promo-check\/diagram$/],
	] as const
	for (const [query, label, url] of expectations) {
		await page.keyboard.press('Control+k')
		await expect(box).toBeFocused()
		await page.keyboard.type(query)
		await expect(dialog.getByRole('option').first()).toContainText(label)
		await expect(dialog.getByRole('option').first()).toHaveAttribute('data-highlighted', '')
		await page.keyboard.press('Enter')
		await expect(dialog).toHaveCount(0)
		await expect(page).toHaveURL(url)
		await expect(page.locator('#main')).toBeFocused()
	}
	await page.keyboard.press('Control+k')
	await page.keyboard.type('quot')
	await page.keyboard.press('ArrowDown')
	await expect(dialog.getByRole('option').nth(1)).toHaveAttribute('data-highlighted', '')
	expect(await axe(page)).toEqual([])
	await page.keyboard.press('Escape')
	await expect(dialog).toHaveCount(0)
	await page.getByRole('button', { name: 'Find' }).press('Enter')
	await box.fill('no such thing at all')
	await expect(dialog.getByRole('status')).toHaveText('Nothing is called “no such thing at all”.')
	isQuiet()
})
