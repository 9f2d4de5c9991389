import type { Page } from '@playwright/test'

/** Keeps the answers of an address back until they are released, and counts what was asked. */
export const holdAnswer = async (page: Page, url: RegExp) => {
	const held = Promise.withResolvers<void>()
	const asked: string[] = []
	await page.route(url, async (route) => {
		asked.push(route.request().url())
		await held.promise
		await route.continue()
	})
	return { asked, release: held.resolve }
}
