import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { quietConsole } from '../support/quiet-console.ts'

test('ATL-28 properties are shown with their verdict; a dropped transition breaks one, and the way there is walked on the diagram', async ({
	page,
}) => {
	const isQuiet = quietConsole(page)
	await page.goto('/atlas/purchase/properties')
	const panel = page.getByRole('region', { name: 'Properties' })
	await expect(panel.getByText(/^(\d+) of \1 hold\.$/)).toBeVisible()
	await expect(panel.getByText('does not hold', { exact: true })).toHaveCount(0)
	await panel
		.getByRole('combobox', { name: 'Without the transition' })
		.selectOption('registering error(enrolFree) 1')
	await expect(panel.getByText(/^\d+ of \d+ hold with the change\.$/)).toBeVisible()
	const broken = panel.getByRole('listitem').filter({ hasText: 'No wait is for ever.' })
	await expect(broken).toContainText('does not hold')
	await expect(broken).toContainText('changed')
	const next = panel.getByRole('button', { name: 'Next' })
	await next.click()
	await next.click()
	await expect(page.locator('[data-state].lit')).toHaveAttribute('data-state', 'registering')
	await next.click()
	await expect(panel.getByText('Step 3 of 3')).toBeVisible()
	await expect(panel).toContainText('answer enrolFree unreachable')
	await expect(panel).toContainText('Every state can still be reached.')
	const coming = page.waitForEvent('download')
	await panel.getByRole('button', { name: 'Save as a JSON Patch' }).click()
	const patch = JSON.parse(readFileSync(await (await coming).path(), 'utf8'))
	expect(patch).toEqual([{ op: 'remove', path: '/states/registering/invoke/onError' }])
	expect(await axe(page)).toEqual([])
	await page.reload()
	await expect(panel.getByText('Step 3 of 3')).toBeVisible()
	await panel.getByRole('button', { name: 'As it is' }).click()
	await expect(panel.getByText('does not hold', { exact: true })).toHaveCount(0)
	await panel.getByRole('combobox', { name: 'From' }).selectOption('registering')
	await panel.getByRole('combobox', { name: 'On', exact: true }).selectOption('purchase.dismissed')
	await panel.getByRole('combobox', { name: 'To', exact: true }).selectOption('dismissed')
	await panel.getByRole('button', { name: 'Add it' }).click()
	await expect(panel).toContainText('Added: in registering on purchase.dismissed to dismissed')
	await expect(page).toHaveURL(/plus=registering/)
	isQuiet()
})

test('ATL-28 the mutants of a machine with a change are run beside those of the machine as it is', async ({
	page,
}) => {
	const isQuiet = quietConsole(page)
	await page.goto('/atlas/cart/properties')
	const panel = page.getByRole('region', { name: 'Properties' })
	await panel
		.getByRole('combobox', { name: 'Without the transition' })
		.selectOption('mergeFailed after(retryPause) 1')
	await panel.getByRole('button', { name: 'Run the mutants' }).click()
	const mutants = panel.getByRole('table', { name: 'Mutants with the change' })
	const countsOf = async (name: string) => {
		const cells = mutants.getByRole('row', { name }).getByRole('cell')
		return (await cells.allTextContents()).map(Number)
	}
	await expect(mutants).toBeVisible()
	const [tried = [], killed = [], ...others] = await Promise.all(
		['Mutants tried', 'Killed', 'Equivalent', 'Hidden', 'Survive'].map(countsOf),
	)
	for (const at of [0, 1])
		expect(others.reduce((sum, one) => sum + one[at]!, killed[at]!)).toBe(tried[at])
	expect(killed[0]).toBe(tried[0])
	expect(killed[1]).toBeLessThan(killed[0]!)
	expect(await axe(page)).toEqual([])
	isQuiet()
})
