import { expect, type Page, test } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { quietConsole } from '../support/quiet-console.ts'

/** Presses Tab until what has the focus is called so. */
const tabTo = async (page: Page, name: string): Promise<void> => {
	const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
	for (let i = 0; i < 30; i += 1) {
		await page.keyboard.press('Tab')
		if ((await focused()) === name) return
	}
	throw new Error(`Tab does not lead to ${name}`)
}

const nounsOf = async (page: Page): Promise<string[]> => {
	const facts = await (await page.request.get('/atlas/facts/machines.json')).json()
	return (facts as { machines: { noun: string }[] }).machines.map(({ noun }) => noun)
}

const looks = [768, 1280].flatMap((width) =>
	(['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

/**
 * Returns true if the machine is checked in this look: one of four per machine, or all four with
 * EVERY_LOOK=1.
 */
const isSeen = (machine: number, look: number): boolean =>
	process.env.EVERY_LOOK === '1' || machine % looks.length === look

for (const [look, { width, colorScheme }] of looks.entries())
	test(`ATL-15 every machine is reached by keyboard alone, and axe finds nothing there, at ${width} px, ${colorScheme}`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
		await page.setViewportSize({ width, height: 800 })
		const isQuiet = quietConsole(page)
		await page.goto('/atlas')
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		expect(await axe(page)).toEqual([])
		const nouns = await nounsOf(page)
		expect(nouns.length).toBeGreaterThan(40)
		const dialog = page.getByRole('dialog', { name: 'Find' })
		for (const noun of nouns.filter((_, i) => isSeen(i, look))) {
			await page.keyboard.press('Control+k')
			await expect(dialog.getByRole('combobox')).toBeFocused()
			await page.keyboard.type(noun)
			const first = dialog.getByRole('option').first()
			await expect(first).toContainText(noun)
			await expect(first).toHaveAttribute('data-highlighted', '')
			await page.keyboard.press('Enter')
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(noun)
			await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
			expect([noun, await axe(page)]).toEqual([noun, []])
		}
		isQuiet()
	})

test('ATL-15 every view is opened by the Tab key and Enter', async ({ page }) => {
	await page.goto('/atlas/favourite/diagram')
	const opened: string[] = []
	for (const view of ['Table', 'Simulate', 'Paths', 'Properties', 'Live', 'Usage', 'Changes']) {
		// A view that is still loading takes the focus away when it comes.
		await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
		await expect(page.getByRole('link', { name: view, exact: true })).toBeVisible()
		await page.locator('body').press('Home')
		await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
		await tabTo(page, view)
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(new RegExp(`/favourite/${view.toLowerCase()}$`))
		opened.push(view)
	}
	expect(opened).toHaveLength(7)
})
