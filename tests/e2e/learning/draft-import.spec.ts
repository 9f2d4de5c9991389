import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const csv = [
	'title;type;language;subject;price',
	'Fractions by Folding;self_paced;english;mathematics;499',
	'Counting Steps;micro_resource;;Mathematics;',
	'Runes;self_paced;English;Runes;',
].join('\n')

ownShopTest(
	'28.3 an editor makes drafts of a table, sees what is left out, undoes the file as one, and saves the list',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/resources')
		await page.getByRole('link', { name: 'Import from a file' }).click()
		await expectAccessible(page)
		await page
			.getByLabel('File of resources (CSV)')
			.setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
		await expect(
			page.getByText('courses.csv · Rows that become drafts: 2 · left out: 1'),
		).toBeVisible()
		await expect(page.getByRole('row', { name: /^4 subject Runes/ })).toContainText(
			'Not in the shop’s list',
		)
		await page.getByRole('button', { name: 'Make drafts (2)' }).click()
		await expect(page.getByText('Drafts made: 2. Rows left out: 1.')).toBeVisible()
		const files = page.getByRole('figure', { name: 'Files that were read' })
		await expect(files.getByRole('row', { name: /^courses\.csv/ })).toBeVisible()
		await expectAccessible(page)

		await page.goto('/desk/resources?search=Folding')
		await expect(page.getByRole('link', { name: 'Fractions by Folding' })).toBeVisible()
		const download = page.waitForEvent('download')
		await page.getByRole('button', { name: 'Save as a table (CSV)' }).click()
		const saved = readFileSync((await (await download).path())!, 'utf8')
		expect(saved).toMatch(
			/^\ufeffid,title,type,status,author,changed_at\r\n[^\n]*,Fractions by Folding,/,
		)
		await expectAccessible(page)

		await page.goto('/desk/resources/import')
		await page.getByRole('button', { name: 'Undo courses.csv' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
		await expect(
			page.getByText('Drafts deleted: 2. Kept because somebody changed them: 0.'),
		).toBeVisible()
		await expect(files.getByText(/^Undone on/)).toBeVisible()
		await page.goto('/desk/resources?search=Folding')
		await expect(page.getByRole('link', { name: 'Fractions by Folding' })).toHaveCount(0)
	},
)
