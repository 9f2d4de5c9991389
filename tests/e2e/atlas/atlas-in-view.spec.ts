import { expect, type Page, test } from '@playwright/test'
import { arrive } from '../support/journeys/sign-in.ts'

const canvas = (page: Page) => page.getByRole('application').first()
const state = (page: Page, name: string) => page.locator(`[data-state="${name}"]`).first()

test('W12 ATL-33 paths, properties and usage of a large machine open on all of its picture', async ({
	page,
}) => {
	await arrive(page, 'analyst@demo.vidya.test')
	for (const view of ['paths', 'properties', 'usage']) {
		await page.goto(`/atlas/purchase/${view}`)
		await expect(state(page, 'editing')).toBeVisible()
		await expect(canvas(page)).toHaveAttribute('data-sees', 'all')
	}
	await page.goto('/atlas/purchase/diagram')
	await expect(canvas(page)).toHaveAttribute('data-sees', 'part')
})

test('W12 ATL-33 the states of a chosen path are brought into view together', async ({ page }) => {
	await page.goto('/atlas/purchase/paths?only=enrolled')
	const path = page.getByRole('region', { name: 'Paths' }).getByRole('listitem').first()
	const names = (await path.getByText(' → ').innerText()).split(' → ')
	expect(names).toContain('enrolled')
	await path.getByRole('button').click()
	await expect(page.getByRole('application')).toHaveAttribute('data-sees', 'part')
	for (const name of names) await expect(state(page, name)).toBeInViewport({ ratio: 0.99 })
})

test('W12 ATL-33 the states of a funnel are brought into view together', async ({ page }) => {
	await arrive(page, 'analyst@demo.vidya.test')
	await page.goto('/atlas/purchase/usage?funnel=registering,enrolled')
	for (const name of ['registering', 'enrolled'])
		await expect(state(page, name)).toBeInViewport({ ratio: 0.99 })
	await expect(canvas(page)).toHaveAttribute('data-sees', 'part')
})

test('W12 ATL-33 both pictures of a change open on all of them', async ({ page }) => {
	await page.goto('/atlas/purchase/changes')
	for (const picture of await page.getByRole('application').all())
		await expect(picture).toHaveAttribute('data-sees', 'all')
})
