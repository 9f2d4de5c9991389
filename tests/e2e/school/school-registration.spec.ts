import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { eachWidth, expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Register the school' }).click()

const fill = async (page: Page) => {
	await field(page, 'City or town').fill('Nashik')
	await field(page, 'Email of the office').fill('office@riverside.example')
	await field(page, 'Phone of the school').fill('call me')
	await page.getByLabel('Your position').selectOption('Principal')
	await send(page)
	await expect(page.getByText('Enter a phone number of at least six digits')).toBeVisible()
	await field(page, 'Phone of the school').fill('0253 234567')
}

ownShopTest(
	'DSK-14 a person registers a school, is declined with a reason, registers it again and opens its area',
	async ({ page, browser, baseURL }) => {
		await page.goto('/vidya-for-schools')
		const pages = page.getByRole('navigation', { name: 'What we do for schools' })
		await pages.getByRole('link', { name: 'Register your school' }).click()
		await expect(
			page.getByRole('heading', { name: 'Register your school', level: 1 }),
		).toBeVisible()
		await expect(page.getByText('Sign in first: your account becomes')).toBeVisible()
		const email = await arrive(page)
		await page.goto('/vidya-for-schools/register')
		await send(page)
		await expect(field(page, 'Name of the school')).toBeFocused()
		await expect(page.getByText('Enter the name of the school')).toBeVisible()
		await field(page, 'Name of the school').fill('Riverside School')
		await expectAccessible(page)
		await page.reload()
		await expect(field(page, 'Name of the school')).toHaveValue('Riverside School')
		await fill(page)
		await send(page)
		await expect(page.getByText('Waiting for our answer')).toBeVisible()
		await expectAccessible(page)

		const desk = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await openDesk(desk, 'owner@demo.vidya.test', '/school-registrations')
		const card = desk.getByRole('listitem').filter({ hasText: 'Riverside School, Nashik' })
		await expect(card).toContainText(email)
		await eachWidth(desk, async () => expect(await axe(desk)).toEqual([]))
		await card.getByRole('button', { name: 'Decline Riverside School' }).click()
		const question = desk.getByRole('dialog', { name: 'Decline Riverside School' })
		await expect(question.getByRole('button', { name: 'Decline', exact: true })).toBeDisabled()
		await question.getByRole('textbox', { name: 'Reason' }).fill('Write from the school’s address.')
		await question.getByRole('button', { name: 'Decline', exact: true }).click()
		await expect(desk.getByText('No registrations here')).toBeVisible()

		await page.reload()
		await expect(page.getByText('Write from the school’s address.')).toBeVisible()
		await field(page, 'Name of the school').fill('Riverside School')
		await fill(page)
		await send(page)
		await expect(page.getByText('Waiting for our answer')).toBeVisible()
		await page.getByRole('button', { name: 'Withdraw' }).click()
		await expect(field(page, 'Name of the school')).toBeVisible()
		await field(page, 'Name of the school').fill('Riverside School')
		await fill(page)
		await send(page)
		await expect(page.getByText('Waiting for our answer')).toBeVisible()

		await desk.reload()
		await card.getByRole('button', { name: 'Approve Riverside School' }).click()
		await desk.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
		await expect(desk.getByText('No registrations here')).toBeVisible()
		await desk.getByLabel('Status').selectOption('Declined')
		await expect(card).toContainText('Write from the school’s address.')
		await page.reload()
		await page.getByRole('link', { name: 'Open the school’s area' }).click()
		await expect(page).toHaveURL(/\/profile\/dashboard$/)
		await expect(page.getByRole('heading', { name: 'School dashboard', level: 1 })).toBeVisible()
		await expect(page.getByText('Hand in documents so that your school is verified.')).toBeVisible()
		await desk.context().close()
	},
)
