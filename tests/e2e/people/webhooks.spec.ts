import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

const main = (page: Page) => page.getByRole('main')
const log = (page: Page) => main(page).getByRole('figure', { name: 'What was sent' })

ownShopTest(
	'DSK-20 the owner adds a webhook, copies its secret, tests it, sees the answer in the log, sends it again and deletes it',
	async ({ page }) => {
		let answers = 204
		const receiver = createServer((_, response) => response.writeHead(answers).end())
		await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
		const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`
		await openDesk(page, 'owner@demo.vidya.test', '/webhooks')
		await expect(main(page).getByText('No webhooks yet')).toBeVisible()
		await expectAccessible(page)
		await main(page).getByRole('button', { name: 'Add a webhook' }).click()
		const form = page.getByRole('dialog', { name: 'Add a webhook' })
		const address = form.getByRole('textbox', { name: 'Address' })
		await address.fill('example.org')
		await form.getByRole('button', { name: 'Save' }).click()
		await expect(form.getByText('Choose at least one event.')).toBeVisible()
		await expect(address).toHaveAccessibleDescription(/Enter an address that begins with https/)
		await address.fill(url)
		await form.getByRole('checkbox', { name: 'An order is paid' }).check()
		await expectAccessible(page)
		await form.getByRole('button', { name: 'Save' }).click()
		const secret = page.getByRole('dialog', { name: 'The secret of the webhook' })
		await expect(secret.getByText(/^whsec_/)).toBeVisible()
		await secret.getByRole('button', { name: 'I have copied it' }).click()
		await expect(main(page).getByRole('row').filter({ hasText: url })).toContainText('On')

		const test = async () => {
			await main(page)
				.getByRole('button', { name: `Send a test to ${url}` })
				.click()
			await page.getByRole('alertdialog').getByRole('button', { name: 'Send the test' }).click()
		}
		await test()
		await expect(page.getByText('The test was taken: HTTP 204.')).toBeVisible()
		await expect(log(page).getByRole('row').nth(1)).toContainText('Delivered')
		answers = 500
		await test()
		await expect(page.getByText('The test was not taken: HTTP 500.')).toBeVisible()
		await expect(log(page).getByRole('row').nth(1)).toContainText('Failed')
		await expectAccessible(page)
		await main(page).getByRole('combobox', { name: 'Show' }).selectOption('Failed')
		await expect(log(page).getByRole('row')).toHaveCount(2)
		await log(page)
			.getByRole('button', { name: /^Send again: Test, / })
			.click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
		await expect(page.getByText('It is sent again within a minute.')).toBeVisible()
		await main(page).getByRole('combobox', { name: 'Show' }).selectOption('Everything')
		await expect(log(page).getByRole('row')).toHaveCount(3)

		await main(page)
			.getByRole('button', { name: `Delete ${url}` })
			.click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
		await expect(main(page).getByText('No webhooks yet')).toBeVisible()
		receiver.close()
	},
)
