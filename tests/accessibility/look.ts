import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axe } from '../e2e/support/axe.ts'
import { smallTargets } from '../e2e/support/small-targets.ts'

export const widths = [360, 1280] as const
export const schemes = ['light', 'dark'] as const
export const languages = ['en', 'hi'] as const

/** One way to look at a page. */
export type Look = {
	width: (typeof widths)[number]
	scheme: (typeof schemes)[number]
	language: (typeof languages)[number]
}

/** Sets the width in CSS pixels and the colours of a page that is open. */
export const adjust = async (page: Page, { width, scheme }: Omit<Look, 'language'>) => {
	await page.setViewportSize({ width, height: 800 })
	await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
}

/**
 * Returns the faults of the page as it is shown: axe findings, content wider than the screen,
 * targets below 24 px.
 */
export const faultsOf = async (page: Page, width: number, part?: string): Promise<string[]> => {
	const wide = await page.evaluate(() => document.documentElement.scrollWidth)
	return [
		...(await axe(page, part)),
		...(wide > width ? [`wider than the screen: ${wide} px`] : []),
		...(await smallTargets(page, part)),
	]
}

/**
 * Saves a screenshot of the whole page, or of the screen if something is open over it. Its name
 * says what it shows.
 */
export const keepPicture = async (page: Page, folder: string, name: string, part?: string) => {
	const file = `${name.replace(/[^\w$]+/g, '-').replace(/^-|-$/g, '')}.jpg`
	await page.screenshot({ path: join(folder, file), fullPage: !part, type: 'jpeg', quality: 80 })
}
