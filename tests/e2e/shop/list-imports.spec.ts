import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const fileOf = (name: string, ...lines: string[]) => ({
	...{ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
})

const lists = [
	...['/banners', '/coupons', '/groups', '/instructors', '/jobs', '/live-sessions', '/mails'],
	...['/plans', '/profile-questions', '/quizzes', '/reference', '/texts'],
]
const opened = async (page: Page, to: string) => {
	await page.goto(`/desk${to}`)
	await page.getByRole('link', { name: 'Import from a file' }).click()
}
const choose = (page: Page, ...file: Parameters<typeof fileOf>) =>
	page.getByLabel('File (CSV)').setInputFiles(fileOf(...file))
const take = async (page: Page, rows: number) => {
	await page.getByRole('button', { name: `Import rows (${rows})` }).click()
	await expect(page.getByText(/^Rows imported: \d+\. Rows left out: \d+\.$/)).toBeVisible()
}
const undo = async (page: Page, file: string) => {
	await page.getByRole('button', { name: `Undo ${file}` }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByText(/^Rows undone: \d+\./)).toBeVisible()
	await expect(page.getByRole('row', { name: file })).toContainText('Undone on')
}

ownShopTest(
	'DSK-03 28.3 a list takes a file that is checked first and undone as one',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/coupons')
		await opened(page, '/coupons')
		await choose(
			page,
			'codes.csv',
			'code,title,percent,ends',
			'SPRING-ONE,For spring,20,2099-05-01',
			'SPRING-TWO,For spring,200,',
			'DIWALI20,Taken already,20,',
			'SPRING-TRE,For spring,20,soon',
		)
		await expect(page.getByText('codes.csv · Rows to import: 2 · left out: 2')).toBeVisible()
		await expect(page.getByText('No day such as 2027-04-01')).toBeVisible()
		await expectAccessible(page)
		await take(page, 2)
		await expectAccessible(page)
		await page.goto('/desk/coupons?search=SPRING')
		await expect(page.getByRole('row', { name: /SPRING-ONE/ })).toBeVisible()
		await page.goto('/desk/coupons/import')
		await undo(page, 'codes.csv')
		await page.goto('/desk/coupons?search=SPRING')
		await expect(page.getByRole('row', { name: /SPRING-ONE/ })).toHaveCount(0)

		await opened(page, '/groups')
		await choose(page, 'groups.csv', 'name,summary,open', 'Astronomy clubs,Stars.,yes', ',No name,')
		await take(page, 1)
		await page.goto('/desk/groups?search=Astronomy')
		await expect(page.getByRole('row', { name: /Astronomy clubs/ })).toBeVisible()
	},
)

ownShopTest(
	'28.3 emails are saved as a file, come back from it with other words, and several use the shipped ones again',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/mails')
		await expect(page.getByRole('link', { name: 'Import from a file' })).toBeVisible()
		const download = page.waitForEvent('download')
		await page.getByRole('button', { name: 'Save as a table (CSV)' }).click()
		const saved = readFileSync(await (await download).path(), 'utf8')
		expect(saved).toContain('Your {brand} login link')
		const changed = saved.replace('Your {brand} login link', 'Come in: {brand} waits')
		await opened(page, '/mails')
		await page.getByLabel('File (CSV)').setInputFiles({
			...{ name: 'emails.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) },
		})
		const lines = await page
			.getByText(/^emails\.csv · Rows to import: \d+ · left out: 0$/)
			.innerText()
		await take(page, Number(/import: (\d+)/.exec(lines)![1]))
		await expect(page.getByText(/ Rows left out: 0\.$/)).toBeVisible()
		await page.goto('/desk/mails')
		await page.getByRole('link', { name: 'Your {brand} login link' }).click()
		await expect(page.getByLabel('Subject')).toHaveValue('Come in: {brand} waits')
		await page.goto('/desk/mails?show=en')
		await page.getByRole('checkbox', { name: 'Choose Your {brand} login link (English)' }).check()
		await expectAccessible(page)
		await page.getByRole('button', { name: 'Use the shipped words' }).click()
		const question = page.getByRole('alertdialog', { name: 'Use the shipped words' })
		await expect(question).toContainText('Chosen: 1.')
		await question.getByRole('button', { name: 'Use the shipped words' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
		await expect(page.getByRole('row', { name: /login link/ })).toContainText('Shipped')
		await page.goto('/desk/mails/import')
		await undo(page, 'emails.csv')
		await page.goto('/desk/mails/en/login')
		await expect(page.getByLabel('Subject')).toHaveValue('Your {brand} login link')
	},
)

ownShopTest('DSK-03 28.3 every list leads to the page for its files', async ({ page }) => {
	await openDesk(page, 'owner@demo.vidya.test', '/banners')
	for (const to of lists) {
		await opened(page, to)
		await expect(page.getByRole('heading', { name: 'Import from a file' })).toBeVisible()
		const download = page.waitForEvent('download')
		await page.getByRole('button', { name: 'Download a template' }).click()
		const template = readFileSync(await (await download).path())
		const file = { name: 'template.csv', mimeType: 'text/csv', buffer: template }
		await page.getByLabel('File (CSV)').setInputFiles(file)
		await expect(page.getByText('template.csv · Rows to import: 1 · left out: 0')).toBeVisible()
	}
})

ownShopTest(
	'DSK-03 28.3 every kind of content has a list with words, a filter, an order, changes of several, and a file out',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/resources')
		for (const to of ['/resources', ...lists]) {
			await page.goto(`/desk${to}`)
			await expect(page.getByRole('checkbox', { name: 'Choose all on this page' })).toBeVisible()
			await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
			const choices = page.getByRole('main').getByRole('combobox')
			// Live sessions are filtered by links.
			expect(await choices.count(), to).toBeGreaterThan(to === '/live-sessions' ? 0 : 1)
			await expect(page.getByRole('button', { name: 'Save as a table (CSV)' })).toBeVisible()
		}
		await page.goto('/desk/live-sessions')
		await page
			.getByRole('checkbox', { name: /^Choose (?!all)/ })
			.first()
			.check()
		await expectAccessible(page)
		await page.getByRole('button', { name: 'Cancel sessions' }).click()
		const question = page.getByRole('alertdialog', { name: 'Cancel sessions' })
		await question.getByRole('button', { name: 'Cancel sessions' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
		await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
		await page.goto('/desk/instructors?lacks=text')
		await expect(page.getByRole('combobox', { name: 'Missing' })).toHaveValue('text')
		await expectAccessible(page)
		await page.goto('/desk/reference?list=subjects&sort=name')
		const boxes = page.getByRole('table').getByRole('checkbox')
		await expect(boxes.nth(2)).toBeVisible()
		const names = await boxes.evaluateAll((all) =>
			all.map((one) => one.getAttribute('aria-label') ?? ''),
		)
		expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
	},
)
