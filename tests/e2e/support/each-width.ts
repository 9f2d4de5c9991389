import { expect, type Page } from '@playwright/test'
import { axe } from './axe.ts'

const sizes = [
	{ width: 360, height: 740 },
	{ width: 1280, height: 800 },
] as const

/**
 * Checks a page at phone and laptop width: nothing is wider than the screen. Leaves the page at
 * 1280 px.
 */
export const eachWidth = async (
	page: Page,
	look: (width: number) => Promise<unknown>,
): Promise<void> => {
	for (const size of sizes) {
		await page.setViewportSize(size)
		await look(size.width)
		const wide = await page.evaluate(() => document.documentElement.scrollWidth)
		expect(wide).toBe(size.width)
	}
}

/** Expects that axe finds nothing on a page at phone and laptop width (W12). */
export const expectAccessible = (page: Page): Promise<void> =>
	eachWidth(page, async () => expect(await axe(page)).toEqual([]))
