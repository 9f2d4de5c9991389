import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'DSK-17 sales are shown by day and by resource and saved for a spreadsheet; figures name searches, steps to a purchase and the lesson where learners stop',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/sales')
		await page.getByLabel('Period').selectOption('365')
		await page.getByLabel('Sum by').selectOption('Day')
		const days = page.getByRole('figure', { name: 'Day' })
		await expect(days.getByRole('rowheader').first()).toHaveText(/^\d\d \w{3} \d{4}$/)
		await expectAccessible(page)
		await page.getByLabel('Sum by').selectOption('Resource')
		const resources = page.getByRole('figure', { name: 'Resource' })
		const title = await resources.getByRole('rowheader').first().innerText()
		const download = page.waitForEvent('download')
		await page.getByRole('button', { name: 'Table for a spreadsheet (CSV)' }).click()
		const file = readFileSync((await (await download).path())!, 'utf8')
		expect(file).toContain('resource,id,orders,paid,given_back,kept')
		expect(file).toContain(title.trim())

		await page.goto('/learning?search=zwqxjk')
		await page.goto('/desk/figures?period=365')
		const searches = page.getByRole('figure', { name: 'Searches without a result' })
		await expect(searches.getByRole('row', { name: /^zwqxjk/ })).toBeVisible()
		const steps = page.getByRole('figure', { name: 'On the way to a purchase' })
		await expect(steps.getByRole('row', { name: /^Paid/ })).toContainText(/[1-9]/)
		await expectAccessible(page)
		const courses = page.getByRole('figure', { name: 'Courses' })
		const course = await courses.getByRole('link').first().innerText()
		await courses.getByRole('link').first().click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(course)
		await expect(page.getByRole('figure', { name: course })).toContainText('Stopped here')
		await expectAccessible(page)
	},
)
