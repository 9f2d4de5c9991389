import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { eachWidth } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const fileOf = (name: string, ...lines: string[]) => ({
	...{ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
})

ownShopTest(
	'28.3 coupons and groups come from a file that is checked first and undone as one',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/coupons')
		await page.getByRole('link', { name: 'Import from a file' }).click()
		await page
			.getByLabel('File of coupons')
			.setInputFiles(
				fileOf(
					'codes.csv',
					'code,title,percent,ends',
					'SPRING-ONE,For spring,20,2099-05-01',
					'SPRING-TWO,For spring,200,',
					'DIWALI20,Taken already,20,',
					'SPRING-TRE,For spring,20,soon',
				),
			)
		await expect(
			page.getByText('codes.csv · Rows that become coupons: 2 · left out: 2'),
		).toBeVisible()
		await expect(page.getByText('No day such as 2027-04-01')).toBeVisible()
		await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
		await page.getByRole('button', { name: 'Make coupons (2)' }).click()
		await expect(page.getByText(/^Coupons made: \d\. Rows left out: \d\.$/)).toBeVisible()
		const read = page.getByRole('row', { name: /codes\.csv/ })
		await eachWidth(page, async () => expect(await axe(page)).toEqual([]))

		await page.goto('/desk/coupons?search=SPRING')
		await expect(page.getByRole('row', { name: /SPRING-ONE/ })).toBeVisible()
		await page.goto('/desk/coupons/import')
		await read.getByRole('button', { name: 'Undo codes.csv' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
		await expect(page.getByText(/^Coupons deleted: \d\./)).toBeVisible()
		await expect(read).toContainText('Undone on')
		await page.goto('/desk/coupons?search=SPRING')
		await expect(page.getByRole('row', { name: /SPRING-ONE/ })).toHaveCount(0)

		await page.goto('/desk/groups')
		await page.getByRole('link', { name: 'Import from a file' }).click()
		await page
			.getByLabel('File of groups')
			.setInputFiles(
				fileOf(
					'groups.csv',
					'name,summary,open',
					'Astronomy clubs,Stars over schools.,yes',
					',No name,',
				),
			)
		await page.getByRole('button', { name: 'Make groups (1)' }).click()
		await expect(page.getByText('Groups made: 1. Rows left out: 1.')).toBeVisible()
		await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
		await page.goto('/desk/groups?search=Astronomy')
		await expect(page.getByRole('row', { name: /Astronomy clubs/ })).toBeVisible()
	},
)
