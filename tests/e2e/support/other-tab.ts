import { expect, type Locator, type Page } from '@playwright/test'
import { arrive } from './journeys/sign-in.ts'

/** The account menu; it exists behind a modal too. */
export const accountMenu = (page: Page): Locator =>
	page.getByRole('button', { name: /^Account of /, includeHidden: true })

/** Chooses Sign out in the menu. */
export const chooseSignOut = async (page: Page): Promise<void> => {
	await accountMenu(page).click()
	await page.getByRole('button', { name: 'Sign out' }).click()
}

/** Signs out and waits for the logout message after the reload. */
export const signOut = async (page: Page): Promise<void> => {
	await chooseSignOut(page)
	const dialog = page.getByRole('alertdialog')
	await dialog.getByRole('button', { name: 'Sign out' }).click()
	await expect(dialog).toHaveAccessibleName('Logged Out!')
}

const inOtherTab = async (page: Page, act: (other: Page) => Promise<void>) => {
	const other = await page.context().newPage()
	await other.goto('/cart')
	await act(other)
	await other.close()
}

/** Resolves when another tab says who is here: what the server rendered there is seen before. */
const hearing = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const channel = new BroadcastChannel('vidya.session')
				channel.onmessage = () => {
					channel.close()
					resolve()
				}
			}),
	)

type Arrival = {
	email?: string
	/** Runs before the page is notified. */
	first?: (page: Page) => Promise<void>
}

/** Signs in while the page stays as it is: another tab of the same browser is where it happens. */
export const arriveElsewhere = async (page: Page, { email, first }: Arrival = {}) => {
	const address = await arrive(page, email)
	await first?.(page)
	const heard = hearing(page)
	await inOtherTab(page, async (other) => {
		await expect(accountMenu(other)).toBeVisible()
		await heard
	})
	return address
}

/** Signs out in another tab of the same browser. */
export const leaveElsewhere = (page: Page): Promise<void> => inOtherTab(page, signOut)
