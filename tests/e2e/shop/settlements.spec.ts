import { expect } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const head =
	'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,settlement_id,settled_at,settlement_utr'
const line = (entity: string, id: string, amount: string) =>
	`${entity},${id},${amount},INR,10.00,1.80,0,${amount},setl_browser,24/11/2026 10:00:00,HDFC77`

ownShopTest(
	'DSK-15 a settlement file of Razorpay is compared with payments; what does not match waits until it is explained, and a wrong file is refused in words',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/settlements?period=365')
		const file = page.getByLabel('Settlement file (CSV)')
		const choose = (name: string, text: string) =>
			file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
		await choose('teachers.csv', 'email,name\nasha@school.in,Asha')
		await expect(
			page.getByText('We do not recognise teachers.csv as a settlement file.'),
		).toBeVisible()
		await expectAccessible(page)

		const missing = page.getByRole('figure', { name: 'Payments without a settlement' })
		const row = missing.getByRole('row', { name: /Razorpay/ }).first()
		const [, id] = /Razorpay · (\S+)/.exec(await row.innerText())!
		const amount = (await row.getByRole('cell').last().innerText()).replaceAll(/[₹,\s]/g, '')
		await choose(
			'razorpay.csv',
			[
				head,
				line('payment', id!, amount),
				line('payment', 'pay_stall', '500.00'),
				'payment,bad',
			].join('\n'),
		)
		await expect(page.getByText('razorpay.csv · Lines to read: 2 · left out: 1')).toBeVisible()
		await expect(page.getByRole('row', { name: /^4 settlement_id/ })).toContainText('Not settled')
		await page.getByRole('button', { name: 'Read and compare 2' }).click()
		await expect(page.getByText('New lines: 2. Lines that need attention: 2.')).toBeVisible()
		await expect(missing.getByText(id!)).toHaveCount(0)
		await expectAccessible(page)

		const open = page.getByRole('figure', { name: 'Lines that need attention' })
		await expect(open.getByRole('row', { name: /pay_stall/ })).toContainText('Not in the shop')
		await open.getByRole('button', { name: 'Explain pay_stall' }).click()
		const dialog = page.getByRole('dialog')
		await dialog.getByLabel('Explanation').fill('Paid at our stall')
		await dialog.getByRole('button', { name: 'Save explanation' }).click()
		await expect(page.getByText('Everything matches')).toBeVisible()

		const all = page.getByRole('figure', { name: 'Settlements in the bank' })
		await all.getByRole('link', { name: '24 Nov 2026 · Razorpay' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlement')
		const lines = page.getByRole('figure', { name: 'Lines of this settlement' })
		await expect(lines.getByRole('row', { name: /pay_stall/ })).toContainText('Paid at our stall')
		await expect(lines.getByRole('row', { name: new RegExp(id!) })).toContainText('Matches')
		await expectAccessible(page)
		await lines.getByRole('link', { name: 'Open order' }).first().click()
		await expect(page).toHaveURL(/\/desk\/orders\//)
	},
)
