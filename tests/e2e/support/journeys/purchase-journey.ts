import { expect, type Page } from '@playwright/test'
import { seesPaid } from '../../drivers/shop/purchase.assertions.ts'
import { chooseInCheckout } from '../sandbox.ts'
import { callAs, newAddress, signInHere } from './sign-in.ts'

const cards = (page: Page) => page.getByRole('article')

/** Filters the list by type, price and topic, opens the first resource and returns to the list. */
export const findResource = async (page: Page): Promise<void> => {
	await page.goto('/learning')
	await page.getByRole('checkbox', { name: /^Self-paced/ }).check()
	await page.getByRole('radio', { name: 'Paid' }).check()
	const narrowed = page.waitForResponse(/\/v1\/learning\/all\?.*tags=/)
	await page.getByRole('checkbox', { name: 'Lesson Planning' }).check()
	await expect(page).toHaveURL(/type=self_paced/)
	await expect(page).toHaveURL(/paid_type=paid/)
	await expect(page).toHaveURL(/tags=/)

	const [{ title }] = (await (await narrowed).json()).data
	await expect(cards(page).first().getByRole('heading')).toHaveText(title)
	await cards(page).first().getByRole('link', { name: title }).click()
	await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
	await page.goBack()
	await expect(cards(page).first().getByRole('heading')).toHaveText(title)
}

/**
 * Adds the first two resources of the list to the visitor's cart, signs in and finds them in the
 * account's cart. Returns their titles.
 */
export const fillCartAndSignIn = async (page: Page): Promise<string[]> => {
	const titles: string[] = []
	for (const index of [0, 1]) {
		const title = await cards(page).nth(index).getByRole('heading').innerText()
		titles.push(title)
		// Find the card by its title, because a refetch may change the order.
		const card = cards(page).filter({
			has: page.getByRole('heading', { name: title, exact: true }),
		})
		await card.getByRole('button', { name: 'Add to Cart' }).click()
		await expect(card.getByRole('link', { name: 'Go to Cart' })).toBeVisible()
	}
	await cards(page).first().getByRole('link', { name: 'Go to Cart' }).click()
	await expect(page).toHaveURL('/cart')
	for (const name of titles)
		await expect(page.getByRole('link', { name, exact: true })).toBeVisible()

	await page.getByRole('link', { name: 'Sign in' }).first().click()
	await signInHere(page, newAddress('journey'))
	await page.goto('/cart')
	for (const name of titles) await expect(page.getByRole('link', { name })).toBeVisible()
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem('vidya.cart')))
		.toBe('{"version":1,"items":[]}')
	return titles
}

/**
 * Buys the cart with the preselected coupon and play money, and finds it in My Learning. Returns
 * the earned coins.
 */
export const buyCart = async (page: Page, titles: readonly string[]): Promise<number> => {
	await page.getByRole('button', { name: /^Buy all for ₹/ }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
	await dialog.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
	await expect(dialog.getByText('Applied', { exact: true })).toBeVisible()
	await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
	await chooseInCheckout(page, /^Pay ₹/)
	const coins = await seesPaid(page)
	for (const title of titles)
		await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
	return coins
}

/** Enrols in the first free resource with one press and opens it in My Learning. */
export const enrolFreely = async (page: Page): Promise<void> => {
	await page.goto('/learning?paid_type=free&type=self_paced')
	const free = cards(page).first()
	const title = await free.getByRole('heading').innerText()
	await free.getByRole('button', { name: 'Enroll Now' }).click()
	await expect(page.getByRole('alertdialog')).toContainText('Successfully Enrolled!')
	await page.getByRole('button', { name: 'Start Learning' }).click()
	await expect(page).toHaveURL(/\/profile\/my-learning\/[0-9a-f-]{36}$/)
	await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Signs out by the menu. */
export const signOutByMenu = async (page: Page): Promise<void> => {
	await page.getByRole('button', { name: /^Account of / }).click()
	await page.getByRole('button', { name: 'Sign out' }).click()
	const alert = page.getByRole('alertdialog')
	await expect(alert).toContainText("You won't be able to revert this!")
	await alert.getByRole('button', { name: 'Sign out' }).click()
	await expect(alert).toContainText('You have Successfully Logged Out.')
}

type Mailed = { id: string; subject: string; files: string[] }

/** Reads the newest purchase's tax invoice: the page, the file in both languages, and the mail. */
export const readInvoice = async (page: Page, titles: readonly string[]): Promise<void> => {
	await page.goto('/profile/purchase-history')
	await page.getByRole('link', { name: 'Receipt' }).first().click()
	await page.getByRole('link', { name: 'Tax invoice' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible()
	const sheet = page.getByRole('article')
	for (const name of titles) await expect(sheet.getByRole('rowheader', { name })).toBeVisible()
	await expect(sheet).toContainText(/Number V\/\d\d-\d\d\/\d{7}/)
	await expect(sheet).toContainText('GSTIN 29AABCV1234D1ZO')
	await expect(sheet).toContainText('Place of supply: Karnataka (29)')
	await expect(sheet).toContainText(/In words: [A-Z][A-Za-z ]+ Rupees Only/)
	const headings = ['Item', 'SAC', 'Taxable value', 'CGST 9 %', 'SGST 9 %', 'Amount']
	await expect(sheet.getByRole('columnheader')).toHaveText(headings)

	const number = /V\/[-\d]+\/\d{7}/.exec(await sheet.innerText())![0]
	const name = `vidya-${number.replaceAll('/', '-')}.pdf`
	const download = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Download PDF' }).click()
	expect((await download).suggestedFilename()).toBe(name)

	const { email } = (await callAs(page, '/user/info')) as { email: string }
	const mailed = async (): Promise<Mailed[]> => {
		const answer = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
		const mails = (await answer.json()) as Mailed[]
		return mails.filter(({ files }) => files.length > 0)
	}
	await expect
		.poll(async () => (await mailed()).map(({ subject, files }) => ({ subject, files })))
		.toEqual([{ subject: `Your Vidya order, invoice ${number}`, files: [name] }])
	const [{ id } = { id: '' }] = await mailed()
	const file = await page.request.get(`/dev/mail/${id}/0`)
	expect(file.headers()['content-type']).toBe('application/pdf')
	expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
}
