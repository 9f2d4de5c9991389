import type { FrameLocator, Page } from '@playwright/test'

/** The sandbox's checkout in its frame, as Razorpay Checkout stands over the page. */
export const checkout = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Sandbox checkout"]')

/** Presses one of the checkout's buttons; the faults stand behind a summary. */
export const chooseInCheckout = async (page: Page, name: string | RegExp): Promise<void> => {
  const button = checkout(page).getByRole('button', { name })
  if (!(await button.isVisible())) await checkout(page).getByText('Faults to try').click()
  await button.click()
}
