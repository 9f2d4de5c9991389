import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { eachWidth, expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'DSK-21 a teacher applies to teach, is declined with a reason, applies again and writes in the desk',
	async ({ page, browser, baseURL }) => {
		await page.goto('/')
		await page.getByRole('contentinfo').getByRole('link', { name: 'Teach on Vidya' }).click()
		await expect(page.getByRole('heading', { name: 'Teach on Vidya', level: 1 })).toBeVisible()
		await expect(page.getByText('Sign in to apply.')).toBeVisible()
		const email = await arrive(page)
		await page.goto('/teach')
		const field = (name: string) => page.getByRole('textbox', { name })
		const send = () => page.getByRole('button', { name: 'Send application' }).click()
		await send()
		await expect(field('What would you teach?')).toBeFocused()
		await expect(page.getByText('Tell us what you have taught so far.')).toBeVisible()
		await field('What would you teach?').fill('Reading in Hindi')
		await field('Link to something that you made').fill('example.org')
		await expectAccessible(page)
		await page.reload()
		await expect(field('What would you teach?')).toHaveValue('Reading in Hindi')
		const fill = async () => {
			await field('What would you teach?').fill('Reading in Hindi')
			await field('What have you taught so far?').fill('Nine years in Lucknow.')
			await field('Link to something that you made').fill('https://example.org/rhymes')
			await send()
			await expect(page.getByText('Waiting for our answer')).toBeVisible()
		}
		await fill()
		await page.getByRole('button', { name: 'Withdraw' }).click()
		await fill()
		await expectAccessible(page)

		const desk = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await openDesk(desk, 'owner@demo.vidya.test', '/author-applications')
		const card = desk.getByRole('listitem').filter({ hasText: 'Reading in Hindi' })
		await expect(card).toContainText(email)
		await eachWidth(desk, async () => expect(await axe(desk)).toEqual([]))
		await card.getByRole('button', { name: /^Decline/ }).click()
		const question = desk.getByRole('dialog', { name: /^Decline/ })
		await question.getByRole('textbox', { name: 'Reason' }).fill('Tell us about your classes.')
		await question.getByRole('button', { name: 'Decline', exact: true }).click()
		await expect(card).toBeHidden()
		await page.reload()
		await expect(page.getByText('Tell us about your classes.')).toBeVisible()
		await fill()

		await desk.goto('/desk/inbox?kind=author_application')
		await desk.getByRole('link', { name: /Reading in Hindi/ }).click()
		await desk.getByRole('button', { name: /^Approve/ }).click()
		const approval = desk.getByRole('dialog', { name: /^Approve/ })
		const share = approval.getByRole('textbox', { name: /^Share/ })
		await share.fill('91')
		await expect(approval.getByText('Type a whole number from 0 to 90.')).toBeVisible()
		await expect(approval.getByRole('button', { name: 'Approve' })).toBeDisabled()
		await share.fill('30')
		await approval.getByRole('button', { name: 'Approve' }).click()
		await expect(approval).toBeHidden()

		await page.reload()
		await expect(page.getByRole('link', { name: 'Open the desk' })).toHaveAttribute(
			'href',
			'/desk/resources',
		)
		await openDesk(page, email, '/earnings')
		await expect(page.getByRole('heading', { name: 'Your share', level: 1 })).toBeVisible()
		await expect(page.getByText('30 %')).toBeVisible()
		await expect(page.getByText('Nothing published yet')).toBeVisible()
		const menu = page.getByRole('navigation').first()
		await expect(menu.getByRole('link', { name: 'Resources', exact: true })).toBeVisible()
		await expect(menu.getByRole('link', { name: 'Payouts', exact: true })).toHaveCount(0)
		await desk.context().close()
	},
)

ownShopTest(
	'DSK-22 an author enters a bank account; finance prepares the payout with tax and sends it',
	async ({ page, browser, baseURL }) => {
		await openDesk(page, 'author@demo.vidya.test', '/earnings')
		const shares = page.getByRole('figure', { name: 'What the share is made of' })
		await expect(shares).toContainText('Fractions That Make Sense')
		await expect(shares).toContainText('₹239.60')
		await expectAccessible(page)
		await page.getByRole('button', { name: 'Change bank account' }).click()
		const form = page.getByRole('dialog', { name: 'Bank account' })
		await form.getByRole('textbox', { name: 'IFSC' }).fill('SBIN000')
		await form.getByRole('button', { name: 'Save' }).click()
		await expect(form.getByText('An IFSC has four letters')).toBeVisible()
		await form.getByRole('textbox', { name: 'IFSC' }).fill('sbin0001234')
		await form.getByRole('button', { name: 'Save' }).click()
		await expect(page.getByText('SBIN0001234')).toBeVisible()

		const desk = await (await browser.newContext({ baseURL: baseURL! })).newPage()
		await openDesk(desk, 'owner@demo.vidya.test', '/authors')
		await eachWidth(desk, async () => expect(await axe(desk)).toEqual([]))
		await desk.getByRole('link', { name: 'Dr. Kavita Deshpande' }).click()
		await expect(desk.getByRole('heading', { name: 'Dr. Kavita Deshpande' })).toBeVisible()
		await eachWidth(desk, async () => expect(await axe(desk)).toEqual([]))
		await desk.getByRole('button', { name: 'Prepare payout' }).click()
		const question = desk.getByRole('dialog', { name: 'Prepare a payout of ₹239.60' })
		await question.getByRole('textbox', { name: 'TDS' }).fill('240')
		await expect(question.getByText('Type an amount that is not more')).toBeVisible()
		await question.getByRole('textbox', { name: 'TDS' }).fill('23.60')
		await expect(question.getByText('To the bank: ₹216')).toBeVisible()
		await question.getByRole('button', { name: 'Prepare', exact: true }).click()
		await expect(desk.getByText('Prepared', { exact: true })).toBeVisible()
		await desk.goto('/desk/payouts?status=prepared')
		await expect(desk.getByRole('heading', { name: 'Payouts', level: 1 })).toBeVisible()
		await expect(desk.getByRole('figure', { name: 'Payouts' })).toBeVisible()
		await eachWidth(desk, async () => expect(await axe(desk)).toEqual([]))
		const saved = desk.waitForEvent('download')
		await desk.getByRole('button', { name: 'Save as a table (CSV)' }).click()
		expect((await saved).suggestedFilename()).toBe('payouts.csv')
		await desk.getByRole('button', { name: /^Mark as sent: ₹216/ }).click()
		const sent = desk.getByRole('dialog', { name: /^Mark as sent: ₹216/ })
		await expect(sent).toContainText('SBIN0001234')
		await sent.getByRole('textbox', { name: 'Reference of the bank' }).fill('SBIN426112900001')
		await sent.getByRole('button', { name: 'It was sent' }).click()
		await expect(desk.getByText('No payouts yet')).toBeVisible()

		await page.reload()
		const payouts = page.getByRole('figure', { name: 'Payouts' })
		await expect(payouts).toContainText('SBIN426112900001')
		await expect(payouts).toContainText('₹216')
		await desk.context().close()
	},
)
