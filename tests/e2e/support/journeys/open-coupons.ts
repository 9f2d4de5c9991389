import type { Locator } from '@playwright/test'

/** Unfolds the other coupons of a checkout, where they are folded. */
export const openCoupons = async (dialog: Locator): Promise<void> => {
	const others = dialog.locator('details', { hasText: /^Other coupons/ })
	await others.waitFor()
	if ((await others.getAttribute('open')) === null) await others.locator('summary').click()
}
