import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'28.3 PRF-06 SES-04 groups, profile questions, reference lists and jobs are looked after in the desk',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/groups')
		await page.getByRole('button', { name: 'New group' }).click()
		const group = page.getByRole('dialog', { name: 'New group' })
		await group.getByRole('button', { name: 'Save the group' }).click()
		await expect(group.getByText('Give the group a name.')).toBeVisible()
		await group.getByRole('textbox', { name: 'Name' }).fill('Teachers of Small Schools')
		await group
			.getByRole('textbox', { name: 'What it is about' })
			.fill('Several classes, one room.')
		await group.getByRole('button', { name: 'Save the group' }).click()
		await expect(page.getByRole('row', { name: /Teachers of Small Schools/ })).toBeVisible()
		await expectAccessible(page)

		await page.goto('/desk/profile-questions')
		await page.getByRole('button', { name: 'New question' }).click()
		const question = page.getByRole('dialog', { name: 'New question' })
		await question.getByRole('textbox', { name: 'Question' }).fill('How do you reach your school?')
		await question.getByRole('textbox', { name: 'Options' }).fill('On foot')
		await question.getByRole('button', { name: 'Save the question' }).click()
		await expect(question.getByText(/^Write 2 to 50 different options/)).toBeVisible()
		await question.getByRole('textbox', { name: 'Options' }).fill('On foot\nBy bus')
		await question.getByRole('button', { name: 'Save the question' }).click()
		await expect(page.getByRole('row', { name: /How do you reach your school/ })).toContainText(
			'On foot · By bus',
		)
		await expectAccessible(page)

		await page.goto('/desk/reference?list=subjects')
		await page.getByRole('button', { name: 'Add entries' }).click()
		const entries = page.getByRole('dialog', { name: 'Add entries' })
		await entries.getByRole('textbox', { name: 'Entries' }).fill('Robotics\nMathematics')
		await entries.getByRole('button', { name: 'Add entries' }).click()
		await expect(page.getByText('Added: 1. The list has already: Mathematics.')).toBeAttached()
		await page.getByRole('searchbox', { name: 'Search entries' }).fill('robot')
		await page.getByRole('searchbox', { name: 'Search entries' }).press('Enter')
		await page.getByRole('button', { name: 'Move “Robotics”' }).click()
		const place = page.getByRole('dialog', { name: 'Move “Robotics”' })
		await place.getByRole('textbox', { name: 'Place' }).fill('1')
		await place.getByRole('button', { name: 'Move' }).click()
		await expect(
			page
				.getByRole('row', { name: /Robotics/ })
				.getByRole('cell')
				.first(),
		).toHaveText('1')
		await expectAccessible(page)

		await page.goto('/desk/jobs?state=open')
		const first = page.getByRole('table').getByRole('link').first()
		const title = await first.innerText()
		await page
			.getByRole('button', { name: `Withhold “${title}”` })
			.first()
			.click()
		const reason = page.getByRole('dialog', { name: `Withhold “${title}”` })
		await reason.getByRole('button', { name: 'Withhold' }).click()
		await expect(reason.getByText('Write the reason.')).toBeVisible()
		await reason.getByRole('textbox', { name: 'What the school reads' }).fill('It asks for money.')
		await reason.getByRole('button', { name: 'Withhold' }).click()
		await page.getByLabel('State').selectOption('withheld')
		await expect(page.getByRole('row').filter({ hasText: 'It asks for money.' })).toBeVisible()
		await expectAccessible(page)
		await page.getByRole('button', { name: `Allow again: ${title}` }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Allow again' }).click()
		await expect(page.getByText('No post is like this')).toBeVisible()

		await page.goto('/profile')
		await expect(page.getByText('How do you reach your school?')).toBeVisible()
		await page.goto('/desk/profile-questions')
		await page.getByRole('checkbox', { name: 'Choose How do you reach your school?' }).check()
		await page.getByRole('button', { name: 'Hide', exact: true }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
		await page.goto('/profile')
		await expect(page.getByText('Which of these are you?')).toBeVisible()
		await expect(page.getByText('How do you reach your school?')).toBeHidden()
		await page.goto('/community')
		await page.getByRole('main').getByRole('link', { name: 'Groups' }).click()
		await expect(page.getByText('Teachers of Small Schools').first()).toBeVisible()
	},
)

ownShopTest(
	'28.3 NAV-09 NAV-11 guests of events are found in the desk and saved as a table',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/event-guests')
		const table = page.getByRole('table')
		await expect(table.getByRole('row')).not.toHaveCount(1)
		await page.getByLabel('Event', { exact: true }).selectOption('tpo')
		const first = table.getByRole('row').nth(1)
		await expect(first).toContainText('International teacher programme')
		const name = await first.locator('b').innerText()
		await page.getByRole('searchbox', { name: 'Search name, email or school' }).fill(name)
		await page.getByRole('searchbox').press('Enter')
		await expect(first).toContainText(name)
		await expectAccessible(page)
		const saved = page.waitForEvent('download')
		await page.getByRole('button', { name: 'Save as a table (CSV)' }).click()
		expect(readFileSync(await (await saved).path(), 'utf8')).toContain(name)
		await page.getByRole('searchbox').fill('nobody of this name')
		await page.getByRole('searchbox').press('Enter')
		await expect(page.getByText('No guests match')).toBeVisible()
		await expectAccessible(page)
	},
)

ownShopTest('28.3 short lists are searched, narrowed and ordered', async ({ page }) => {
	await openDesk(page, 'owner@demo.vidya.test', '/mails')
	const rows = page.getByRole('table').getByRole('row')
	await expect(rows).not.toHaveCount(1)
	const every = await rows.count()
	await page.getByRole('searchbox', { name: 'Search emails' }).fill('LOGIN link')
	await page.getByRole('searchbox').press('Enter')
	await expect(rows).toHaveCount(2)
	await expect(rows.nth(1)).toContainText('Your {brand} login link')
	await page.getByRole('combobox', { name: 'Text' }).selectOption('Yours')
	await expect(page.getByText('Nothing found')).toBeVisible()
	await expectAccessible(page)
	await page.goto('/desk/mails?show=hi')
	await expect(rows).not.toHaveCount(1)
	expect(await rows.count()).toBeLessThan(every)

	await page.goto('/desk/plans')
	const names = page.getByRole('table').locator('b')
	await expect(names).not.toHaveCount(0)
	const byPrice = await names.allInnerTexts()
	await page.getByRole('combobox', { name: 'Sort by' }).selectOption('By name')
	await expect(page).toHaveURL(/sort=name/)
	await expect(names).toHaveText(byPrice.toSorted((a, b) => a.localeCompare(b)))
	await page.getByRole('combobox', { name: 'On the page' }).selectOption('Not shown')
	await expectAccessible(page)

	for (const [to, label] of [
		['/banners', 'Search banners'],
		['/profile-questions', 'Search questions'],
		['/texts', 'Search pages'],
	] as const) {
		await page.goto(`/desk${to}`)
		await expect(rows).not.toHaveCount(1)
		await page.getByRole('searchbox', { name: label }).fill('nothing like this')
		await page.getByRole('searchbox').press('Enter')
		await expect(page.getByText('Nothing found')).toBeVisible()
	}
})
