import type { FrameLocator, Page } from '@playwright/test'

/** The sandbox's checkout frame, placed over the page like Razorpay Checkout. */
export const checkout = (page: Page): FrameLocator =>
	page.frameLocator('iframe[title="Sandbox checkout"]')

/** Presses a button of the checkout; the failure buttons are behind a summary. */
export const chooseInCheckout = async (page: Page, name: string | RegExp): Promise<void> => {
	const button = checkout(page).getByRole('button', { name })
	if (!(await button.isVisible())) await checkout(page).getByText('Faults to try').click()
	await button.click()
}
