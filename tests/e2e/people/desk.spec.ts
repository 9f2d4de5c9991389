import { expect, type Page } from '@playwright/test'
import { refuse } from '../drivers/refuse.ts'
import { expectAccessible } from '../support/each-width.ts'
import { setUpApp } from '../support/journeys/desk.ts'
import { arrive, mailedLink, newAddress } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

ownShopTest(
	'DSK-02 DSK-18 the owner sets up an app, grants a role that its person uses, and stays the last owner; the audit log tells of it',
	async ({ page, browser, baseURL }) => {
		await arrive(page, 'owner@demo.vidya.test')
		await page.goto('/profile')
		await page.getByRole('link', { name: 'Open the desk' }).click()
		await expect(page).toHaveURL(/\/desk/)
		await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
		await expectAccessible(page)
		const codes = await setUpApp(page)
		await page.getByRole('link', { name: 'Staff' }).click()
		await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible()
		await expect(page).toHaveTitle('Staff · Vidya desk')

		const email = newAddress('editor')
		await page.getByRole('button', { name: 'Add a person' }).click()
		const added = page.getByRole('dialog', { name: 'Add a person' })
		await added.getByRole('textbox', { name: 'Email' }).fill('editor')
		await added.getByRole('checkbox', { name: /^Editor/ }).check()
		await added.getByRole('button', { name: 'Save roles' }).click()
		await expect(added.getByText('Enter an email address like name@example.org.')).toBeVisible()
		await added.getByRole('textbox', { name: 'Email' }).fill(email)
		await added.getByRole('checkbox', { name: /^Editor/ }).uncheck()
		await added.getByRole('button', { name: 'Save roles' }).click()
		await expect(added.getByText('Choose at least one role.')).toBeVisible()
		await added.getByRole('checkbox', { name: /^Editor/ }).check()
		await added.getByRole('button', { name: 'Save roles' }).click()
		await expect(page.getByText(`Saved the roles of ${email}.`)).toBeVisible()
		await page.reload()
		await expect(row(page, email)).toContainText('Editor')
		await expectAccessible(page)

		const editor = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await editor.goto('/desk')
		await editor.getByRole('textbox', { name: 'Email' }).fill(email)
		await editor.getByRole('button', { name: 'Send me a link' }).click()
		await expect(editor.getByText('Login Link Sent to you mail inbox')).toBeVisible()
		await editor.goto(await mailedLink(page, email))
		await editor.getByRole('button', { name: 'Continue' }).click()
		await setUpApp(editor)
		await expect(editor.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
		await editor.goto('/desk/staff')
		await expect(
			editor.getByRole('heading', { name: 'This page is not for your role' }),
		).toBeVisible()

		await page.reload()
		await row(page, email)
			.getByRole('button', { name: /^Reset second factor of/ })
			.click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
		await expect(page.getByText(/sets up a new app at the next sign-in\.$/)).toBeVisible()
		await editor.reload()
		await expect(editor.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible()
		await editor.context().close()

		await row(page, 'owner@demo.vidya.test')
			.getByRole('button', { name: /^Change roles of/ })
			.click()
		const own = page.getByRole('dialog', { name: /^Roles of/ })
		await own.getByRole('checkbox', { name: /^Owner/ }).uncheck()
		await own.getByRole('button', { name: 'Save roles' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Take all roles' }).click()
		await expect(own.getByText(/^The shop needs an owner\./)).toBeVisible()

		// The second factor has expired meanwhile: the form stays, and a recovery code opens it.
		await page.route('**/v1/desk/staff', refuse(403, 'second-factor-required'), { times: 1 })
		await own.getByRole('checkbox', { name: /^Owner/ }).check()
		await own.getByRole('checkbox', { name: /^Analyst/ }).check()
		await own.getByRole('button', { name: 'Save roles' }).click()
		const asked = page.getByRole('dialog', { name: 'Confirm that it is you' })
		await asked.getByRole('textbox', { name: 'Code' }).fill(codes[0]!)
		await asked.getByRole('button', { name: 'Open the desk' }).click()
		await expect(row(page, 'owner@demo.vidya.test')).toContainText('Owner, Analyst')

		await page.getByRole('link', { name: 'Audit log' }).first().click()
		await expect(row(page, 'roles: owner → owner, analyst')).toContainText('Changed roles')
		await page.getByRole('combobox', { name: 'Show' }).selectOption('Second factor')
		await expect(row(page, 'Reset a second factor')).toBeVisible()
		await expect(row(page, 'Changed roles')).toHaveCount(0)
		await expectAccessible(page)
	},
)

ownShopTest(
	'DSK-02 a member of staff ends a session elsewhere; a teacher sees that the desk is not theirs',
	async ({ page, browser, baseURL }) => {
		const other = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await arrive(other, 'customer-success@demo.vidya.test')
		await arrive(page, 'customer-success@demo.vidya.test')
		await page.goto('/desk')
		await setUpApp(page)
		await page.getByRole('link', { name: 'Security' }).click()
		await expect(row(page, 'This session')).toHaveCount(1)
		const ends = page.getByRole('button', { name: /^End the session on/ })
		await ends.first().click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
		await expect(page.getByText('The session has ended.')).toBeVisible()
		await expect(ends).toHaveCount(0)
		await other.goto('/desk')
		await expect(other.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible()
		await arrive(other)
		await other.goto('/desk')
		await expect(
			other.getByRole('heading', { name: 'The desk is for the shop’s team' }),
		).toBeVisible()
		await expectAccessible(page)
		await other.context().close()
	},
)
