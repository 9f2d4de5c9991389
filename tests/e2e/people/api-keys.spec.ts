import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const main = (page: Page) => page.getByRole('main')

ownShopTest(
	'DSK-19 the owner makes a key, copies it, another system reads orders with it and nothing else, and it is deleted',
	async ({ page, request }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/api-keys')
		await expect(main(page).getByText('No keys yet')).toBeVisible()
		await main(page).getByRole('button', { name: 'Make a key' }).click()
		const form = page.getByRole('dialog', { name: 'Make a key' })
		await form.getByRole('button', { name: 'Make a key' }).click()
		await expect(form.getByText('Choose at least one part.')).toBeVisible()
		const name = form.getByRole('textbox', { name: 'Name' })
		await expect(name).toBeFocused()
		await name.fill('Accounting')
		await form.getByRole('checkbox', { name: 'Orders', exact: true }).check()
		await expectAccessible(page)
		await form.getByRole('button', { name: 'Make a key' }).click()
		const shown = page.getByRole('dialog', { name: 'The key' })
		const key = await shown.getByText(/^vdk_/).innerText()
		await shown.getByRole('button', { name: 'I have copied it' }).click()
		const row = main(page).getByRole('row').filter({ hasText: 'Accounting' })
		await expect(row).toContainText('Never')

		const { origin } = new URL(page.url())
		const read = (path: string) =>
			request.get(`${origin}/v1/desk/${path}`, { headers: { authorization: `Bearer ${key}` } })
		expect((await (await read('orders')).json()).data.length).toBeGreaterThan(0)
		expect((await read('customers')).status()).toBe(403)
		await page.reload()
		await expect(row).not.toContainText('Never')
		await expectAccessible(page)
		await row.getByRole('button', { name: 'Delete Accounting' }).click()
		const question = page.getByRole('alertdialog')
		await question.getByRole('button', { name: 'Delete' }).click()
		await expect(main(page).getByText('No keys yet')).toBeVisible()
		expect((await read('orders')).status()).toBe(401)
	},
)
