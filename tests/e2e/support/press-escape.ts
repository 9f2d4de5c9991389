import { expect, type Locator } from '@playwright/test'

/** Presses Escape in a dialog that has taken the focus: until then nothing listens for it. */
export const pressEscapeIn = async (dialog: Locator): Promise<void> => {
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
  await dialog.page().keyboard.press('Escape')
}
