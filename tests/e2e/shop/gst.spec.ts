import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'DSK-16 the GST of a month is shown and saved for the portal and for a spreadsheet',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/orders')
		const when = await page
			.getByText(/^\d\d \w{3} \d{4}, /)
			.first()
			.innerText()
		const month = new Date(`${when.split(',')[0]} UTC`).toISOString().slice(0, 7)
		await page.goto('/desk/gst?month=2020-01')
		await expect(page.getByText('No invoices in this month')).toBeVisible()
		await page.getByLabel('Month').selectOption(month)
		const sums = page.getByRole('figure', { name: 'Sums' })
		await expect(sums.getByRole('row')).toHaveCount(2)
		await expectAccessible(page)
		const saved = async (button: string) => {
			const download = page.waitForEvent('download')
			await page.getByRole('button', { name: button }).click()
			return readFileSync((await (await download).path())!, 'utf8')
		}
		const file = JSON.parse(await saved('GSTR-1 file for the portal (JSON)'))
		const [year, number] = month.split('-')
		expect(file).toMatchObject({ gstin: '29AABCV1234D1ZO', fp: `${number}${year}` })
		expect(file.doc_issue.doc_det).not.toEqual([])
		expect(await saved('Table for a spreadsheet (CSV)')).toContain('section,number,date')
	},
)
