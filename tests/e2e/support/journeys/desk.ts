import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { STAFF_ACCOUNTS, staffAddress } from '../staff-accounts.ts'
import { arrive, callAs } from './sign-in.ts'

/** Sets up an authenticator app on the desk's first page. Returns the recovery codes. */
export const setUpApp = async (page: Page): Promise<string[]> => {
	const main = page.getByRole('main')
	await main.getByRole('button', { name: 'Set up an app' }).click()
	await expect(main.getByRole('img', { name: 'QR code of your key' })).toBeVisible()
	const key = await main.getByText('No camera? Type this key into the app:').innerText()
	const secret = key.split(':')[1]!.replace(/\s/g, '')
	await main.getByRole('textbox', { name: 'Code' }).fill('12')
	await main.getByRole('button', { name: 'Confirm the app' }).click()
	await expect(main.getByText(/^This code is wrong or was already used/)).toBeVisible()
	const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
	await main.getByRole('textbox', { name: 'Code' }).fill(code)
	await main.getByRole('button', { name: 'Confirm the app' }).click()
	const codes = main.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
	await expect(codes).toHaveCount(10)
	const texts = await codes.allInnerTexts()
	await main.getByRole('button', { name: 'I have stored them' }).click()
	return texts
}

/** Signs in a member of staff and opens a page of the desk. */
export const openDesk = async (page: Page, email: string, path = ''): Promise<void> => {
	await arrive(page, email)
	await page.goto('/desk')
	await setUpApp(page)
	await expect(page.getByRole('navigation', { name: 'Pages of the desk' })).toBeVisible()
	if (!path) return
	await page.goto(`/desk${path}`)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/**
 * Signs in somebody of customer success by API, with a second factor, for tests of other things.
 * Each call uses up an account of the shared shop.
 */
export const arriveAsStaff = async (page: Page): Promise<void> => {
	await expect(async () => {
		await arrive(page, staffAddress(1 + Math.floor(Math.random() * STAFF_ACCOUNTS)))
		const { enrolled } = (await callAs(page, '/desk/second-factor')) as { enrolled: boolean }
		expect(enrolled).toBe(false)
		const begun = (await callAs(page, '/desk/second-factor', {}, 'POST')) as { secret: string }
		const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate()
		await callAs(page, '/desk/second-factor/confirmations', { code })
	}).toPass()
}
