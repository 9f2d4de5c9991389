import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const step = (page: Page, text: string) =>
	page.getByRole('list', { name: 'What happened' }).getByRole('listitem').filter({ hasText: text })

ownShopTest(
	'DSK-11 an order is found by its receipt, refunded in part, its invoice corrected, and then refunded whole',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/orders')
		const search = page.getByRole('searchbox', { name: /^Number, name/ })
		await search.fill('nobody@example.org')
		await search.press('Enter')
		await expect(page.getByText('No order found')).toBeVisible()
		await search.fill('settled-teacher@demo.vidya.test')
		await search.press('Enter')
		await expect(page.getByRole('row').filter({ hasText: 'Rajesh Pawar' })).not.toHaveCount(0)
		await expectAccessible(page)
		const receipt = await page.getByRole('link', { name: /^VD-/ }).first().innerText()
		await search.fill(receipt.toLowerCase())
		await search.press('Enter')
		await expect(page.getByRole('link', { name: /^VD-/ })).toHaveCount(1)
		await page.getByRole('link', { name: receipt }).click()
		await expect(page.getByRole('heading', { name: `Order ${receipt}` })).toBeVisible()
		const drawing = page.getByRole('figure', { name: 'Status' })
		await expect(drawing.locator('[aria-current=step]')).toContainText('Paid')
		await expectAccessible(page)

		await page.getByRole('button', { name: 'Refund', exact: true }).click()
		const form = page.getByRole('dialog', { name: 'Refund this order' })
		await form.getByRole('textbox', { name: 'Amount in rupees' }).fill('999999')
		await expect(form.getByText(/^Enter at least ₹1 and less than/)).toBeVisible()
		await expect(form.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled()
		await form.getByRole('textbox', { name: 'Amount in rupees' }).fill('150')
		await form.getByLabel('Reason').selectOption('Not as promised')
		await form.getByRole('textbox', { name: /^What the buyer reads/ }).fill('No sound in lesson 3.')
		await expectAccessible(page)
		await form.getByRole('button', { name: 'Refund ₹150' }).click()
		await expect(step(page, 'Refund begun')).toContainText('No sound in lesson 3.')
		await expect(step(page, 'Credit note issued')).toContainText('₹150')

		await page.getByRole('button', { name: 'Correct the invoice' }).click()
		const billing = page.getByRole('dialog', { name: /^Correct the invoice V\// })
		await billing.getByRole('textbox', { name: 'Name', exact: true }).fill('Rajesh K. Pawar')
		await billing.getByRole('textbox', { name: 'GSTIN (optional)' }).fill('27AAAA')
		await expect(billing.getByRole('button', { name: 'Issue the new invoice' })).toBeDisabled()
		await billing.getByRole('textbox', { name: 'GSTIN (optional)' }).fill('')
		await billing.getByRole('button', { name: 'Issue the new invoice' }).click()
		await expect(step(page, 'Billing details corrected')).toBeVisible()
		await expect(step(page, 'Invoice issued')).toHaveCount(2)

		await page.getByRole('button', { name: 'Write a note' }).click()
		const note = page.getByRole('dialog', { name: 'Write a note' })
		await note.getByRole('textbox', { name: 'Note' }).fill('He called about lesson 3.')
		await note.getByRole('button', { name: 'Keep the note' }).click()
		await expect(step(page, 'Note of the team')).toContainText('He called about lesson 3.')

		await page.getByRole('button', { name: 'Send mail again' }).click()
		const again = page.getByRole('alertdialog', { name: 'Send the mail again?' })
		await again.getByRole('button', { name: 'Send mail again' }).click()
		await expect(step(page, 'Mail sent again')).toBeVisible()

		await page.getByRole('button', { name: 'Refund', exact: true }).click()
		await form.getByRole('radio', { name: /^All of it/ }).check()
		await form.getByRole('button', { name: /^Refund ₹/ }).click()
		await expect(step(page, 'Refund begun')).toHaveCount(2)
		await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
		await expectAccessible(page)
	},
)

ownShopTest(
	'28.11 WAL-01 a person is found by phone, shown with orders and courses, and given coins',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/customers')
		await expect(page.getByRole('row').nth(3)).toBeVisible()
		const search = page.getByRole('searchbox')
		await search.fill('zz')
		await search.press('Enter')
		await expect(page.getByText('Nobody found')).toBeVisible()
		await expectAccessible(page)
		await search.fill('98901 23456')
		await search.press('Enter')
		await page.getByRole('link', { name: 'Rajesh Pawar' }).click()
		await expect(page.getByRole('heading', { name: 'Rajesh Pawar', level: 1 })).toBeVisible()
		await expect(page.getByRole('row').filter({ hasText: 'of 7 lessons' })).toBeVisible()
		await expectAccessible(page)
		const coins = page.getByRole('definition').nth(4)
		const before = Number(await coins.innerText())
		await page.getByRole('button', { name: 'Give coins' }).click()
		const form = page.getByRole('dialog', { name: 'Give coins to Rajesh Pawar' })
		await form.getByRole('textbox', { name: 'Coins' }).fill('99999')
		await expect(form.getByText('Enter a whole number from 1 to 10,000.')).toBeVisible()
		await form.getByRole('textbox', { name: 'Coins' }).fill('25')
		await expect(form.getByRole('button', { name: 'Give coins' })).toBeDisabled()
		await form.getByRole('textbox', { name: 'Reason' }).fill('The live session ended early.')
		await expectAccessible(page)
		await form.getByRole('button', { name: 'Give coins' }).click()
		await expect(coins).toHaveText(String(before + 25))
		await page.getByRole('link', { name: /^VD-/ }).first().click()
		await expect(page.getByRole('heading', { name: /^Order VD-/ })).toBeVisible()
	},
)
