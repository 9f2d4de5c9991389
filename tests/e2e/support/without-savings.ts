import type { Page } from '@playwright/test'

/** Makes every coupon save nothing on this page, so that none is preselected or folded. */
export const withoutSavings = async (page: Page): Promise<void> => {
	await page.route(/\/v1\/discounts\?/, async (route) => {
		const response = await route.fetch()
		const { data } = (await response.json()) as { data: object[] }
		await route.fulfill({ json: { data: data.map((coupon) => ({ ...coupon, saving: 0 })) } })
	})
}
