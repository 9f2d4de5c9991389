import { expect } from '@playwright/test'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'28.3 an editor writes the words of an email, sees them beside, tries them, and readers get them',
	async ({ page, context }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/mails')
		await expectAccessible(page)
		await page.getByRole('link', { name: 'Your {brand} login link' }).click()
		const subject = page.getByRole('textbox', { name: 'Subject' })
		const text = page.getByRole('textbox', { name: 'Text' })
		await subject.fill('Welcome back to {brand}')
		await text.fill('Good to see you.')
		await expect(page.getByText('Put {link} into the text')).toBeVisible()
		await expect(page.getByRole('button', { name: 'Save and use' })).toBeDisabled()
		await text.fill('Good to see you.\n\n[Come in]({link})')
		await expect(page.getByText('Welcome back to Vidya')).toBeVisible()
		await expectAccessible(page)

		await page.getByRole('button', { name: 'Send me a test' }).click()
		await page
			.getByRole('alertdialog')
			.or(page.getByRole('dialog'))
			.getByRole('button', { name: 'Send it' })
			.click()
		await expect(page.getByText('Sent to owner@demo.vidya.test.')).toBeVisible()
		await page.getByRole('button', { name: 'Save and use' }).click()
		await expect(page.getByText('The email has your words.')).toBeVisible()

		const mailbox = await context.newPage()
		await mailbox.goto('/dev/mail?to=owner%40demo.vidya.test')
		await expect(mailbox.getByRole('heading', { name: 'Welcome back to Vidya' })).toBeVisible()
		await mailbox.getByRole('link', { name: 'As HTML' }).first().click()
		const button = mailbox.getByRole('link', { name: 'Come in' })
		await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)')
		await expect(button).toHaveAttribute('href', /^https:\/\/vidya\.example\//)

		await page.getByRole('button', { name: 'Use the shipped words' }).click()
		await page.getByRole('button', { name: 'Delete my words' }).click()
		await expect(subject).toHaveValue('Your {brand} login link')
		await page.getByRole('link', { name: 'Emails', exact: true }).last().click()
		await expect(page.getByRole('row', { name: /login link/ })).toContainText('Shipped')
	},
)
