import { expect, type Locator } from '@playwright/test'

/**
 * Presses Escape in a dialog that has loaded, taken the focus and hidden the page behind it: until
 * then nothing listens for it, and what is shown while it loads is replaced by another dialog.
 */
export const pressEscapeIn = async (dialog: Locator): Promise<void> => {
	await expect(dialog).toBeVisible()
	await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
	const listens = () =>
		dialog.evaluate(
			(element) =>
				element.contains(document.activeElement) &&
				document.querySelector('[data-aria-hidden]') !== null,
		)
	await expect.poll(listens).toBe(true)
	await dialog.page().keyboard.press('Escape')
}
