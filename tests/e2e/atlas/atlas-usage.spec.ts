import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { quietConsole } from '../support/quiet-console.ts'

test('ATL-29 a funnel has as many steps as the analyst names, and two periods are compared', async ({
	page,
}) => {
	const isQuiet = quietConsole(page)
	await arrive(page, 'analyst@demo.vidya.test')
	await page.goto('/atlas/purchase/usage?funnel=editing,quoting')
	const panel = page.getByRole('region', { name: 'Usage' })
	const funnel = panel.getByRole('table').filter({ hasText: 'Came to' })
	await expect(funnel.getByRole('row')).toHaveText([/^Came to/, /^editing/, /^quoting/])
	await panel.getByRole('button', { name: 'Add a step' }).click()
	await panel.getByRole('combobox', { name: 'Step 3' }).selectOption('paid')
	await expect(page).toHaveURL(/funnel=editing(,|%2C)quoting(,|%2C)paid/)
	const rows = funnel.locator('tbody tr')
	await expect(rows).toHaveText([/^editing/, /^quoting/, /^paid/])
	const counts = await rows.locator('td:nth-child(2)').allInnerTexts()
	const reached = counts.map((words) => Number.parseInt(words, 10))
	expect(reached[0]).toBeGreaterThan(0)
	expect(reached).toEqual(reached.toSorted((a, b) => b - a))
	await panel.getByLabel('Compare from day').fill('2001-01-01')
	await panel.getByLabel('Compare until day').fill('2001-01-02')
	await expect(panel.getByText(/^\d+ journeys now, 0 in the other period\.$/)).toBeVisible()
	await panel.getByLabel('Compare until day').fill('2099-01-01')
	await expect(panel.getByText('Every transition was taken as often.')).toBeVisible()
	await expect(rows.first().locator('td').last()).toHaveText(`${reached[0]} (100 %)`)
	const tooWide = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
	expect(tooWide).toBe(0)
	expect(await axe(page)).toEqual([])
	isQuiet()
})

test('ATL-30 a comment on a state is shown, and rewritten as a file to commit', async ({
	page,
}) => {
	await page.goto('/atlas/purchase/diagram?state=leaving')
	const panel = page.getByRole('region', { name: 'What is selected' })
	await expect(panel).toContainText("The browser is on its way to the provider's page.")
	await page.goto('/atlas/purchase/diagram?state=quoting')
	await panel.getByText('Write one').click()
	await panel.getByRole('textbox', { name: 'Comment on quoting' }).fill('Takes a second at most.')
	const coming = page.waitForEvent('download')
	await panel.getByRole('button', { name: 'Save the file' }).click()
	const file = await coming
	expect(file.suggestedFilename()).toBe('purchase.notes.md')
	const text = readFileSync(await file.path(), 'utf8')
	expect(text).toBe(
		`${readFileSync('docs/machines/purchase.notes.md', 'utf8')}\n## quoting\n\nTakes a second at most.\n`,
	)
	await expect(panel.getByText('docs/machines/purchase.notes.md')).toBeVisible()
})
