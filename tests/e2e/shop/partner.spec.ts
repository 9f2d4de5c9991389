import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { keptPartner, partnerIdOf } from '../support/journeys/partner-link.ts'
import { arrive, callAs, leave, mailedLink } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'
import { test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const demo = (name: string) => `${name}@demo.vidya.test`
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const row = (page: Page, table: string, name: string) =>
	main(page).getByRole('figure', { name: table }).getByRole('row').filter({ hasText: name })
const openMenu = (page: Page, name: string) =>
	page
		.getByRole('banner')
		.getByRole('button', { name: `Account of ${name}` })
		.click()

test('SCH-07 API-03 a partner’s link is kept through signing in and a reload, is sent once by the main point of contact, and the partner sees the school', async ({
	page,
}) => {
	const id = await partnerIdOf(page, 'channel-partner')
	const sent: string[] = []
	page.on('request', (request) => {
		if (request.url().endsWith('/institutional-partner/referral')) sent.push(request.method())
	})
	await page.goto(`/courses?level=primary&ins_partner_id=${id}`)
	await expect(page).toHaveURL('/courses?level=primary')
	await expect.poll(() => keptPartner(page)).toBe(id)
	await arrive(page)
	// Notifications are followed when the session is restored.
	await Promise.all([
		page.waitForRequest(/\/v1\/task\/notification-stream$/),
		page.goto('/learning'),
	])
	expect(await keptPartner(page)).toBe(id)
	await leave(page)
	await page.goto('/login')
	const email = demo('unverified-poc')
	await page.getByRole('textbox', { name: 'Email' }).fill(email)
	await page.getByRole('button', { name: 'Send me a link' }).click()
	await expect(page.getByText('Login Link Sent to you mail inbox')).toBeVisible()
	expect(sent).toEqual([])
	await page.goto(await mailedLink(page, email))
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(page.getByText('We noted which partner brought your school.')).toBeVisible()
	await expect.poll(() => keptPartner(page)).toBeNull()
	await page.reload()
	await page.goto('/learning')
	expect(sent).toEqual(['POST'])
	await arrive(page, demo('channel-partner'))
	await page.goto('/value-partner')
	await expect(row(page, 'Schools you brought', 'Nai Subah Public School')).toBeVisible()
})

test('PRF-03 a sales partner has exactly three pages beside and in the menu, initials, and figures, licences and usage of the own schools', async ({
	page,
}) => {
	await arrive(page, demo('sales-partner'))
	await page.goto('/profile')
	const names = ['Dashboard', 'Licences', 'Usage tracking']
	const sider = main(page).getByRole('navigation', { name: 'Profile' }).filter({ visible: true })
	await expect(sider.getByRole('link')).toHaveText(names)
	await expect(main(page).locator('[data-initials=YP]')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Change picture' })).toHaveCount(0)
	await sider.getByRole('link', { name: 'Dashboard' }).click()
	await expect(heading(page)).toHaveText('Partner dashboard')
	const own = main(page).getByRole('navigation', { name: 'Partner pages' })
	await expect(own.filter({ visible: true }).getByRole('link')).toHaveText(names)
	await expect(main(page).getByRole('definition').first()).toHaveText('1')
	const brought = row(page, 'Schools you brought', 'St. Thomas')
	await expect(brought.getByRole('cell').nth(1)).toHaveText('Verified')
	await expect(brought.getByRole('cell').nth(3)).toHaveText(/^\d+ of \d+$/)
	expect(await axe(page)).toEqual([])
	await own.filter({ visible: true }).getByRole('link', { name: 'Licences' }).click()
	// Schools of the demo order and give licences in other tests.
	await expect(row(page, 'Licences of your schools', 'Vidya for Schools').first()).toHaveText(
		/^St\. Thomas Higher Secondary SchoolVidya for Schools[\d,]+\d{1,2} [A-Z][a-z]{2} \d{4}$/,
	)
	await expect(main(page).getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
		'href',
		'/institutional-partner/spc-license/licences.csv?language=en',
	)
	await page.setViewportSize({ width: 360, height: 800 })
	await openMenu(page, 'Yusuf Pathan')
	await page.getByRole('banner').getByRole('link', { name: 'Usage tracking' }).click()
	await expect(heading(page)).toHaveText('Usage of your schools')
	// Teachers of this school learn in other tests.
	await expect(
		row(page, 'Usage of your schools', 'St. Thomas').getByRole('cell').first(),
	).toHaveText(/^(2[89]|[3-9]\d)$/)
	expect(await axe(page)).toEqual([])
})

test('ROL-02 NAV-10 each kind of partner finds the own dashboard in the menu and copies the own link; foreign pages do not exist for them', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	for (const [who, name, entry, path] of [
		[
			'value-partner',
			'Leela Hegde',
			'Institutional Value Partner Dashboard',
			'/institutional-partner/dashboard',
		],
		['channel-partner', 'Amit Bansal', 'Value Partner Dashboard', '/value-partner'],
	] as const) {
		await arrive(page, demo(who))
		await page.goto('/learning')
		await openMenu(page, name)
		await page.getByRole('banner').getByRole('link', { name: entry, exact: true }).click()
		await expect(page).toHaveURL(path)
		await expect(main(page).getByRole('heading', { name: 'What you earn' })).toBeVisible()
		const link = await main(page).getByRole('textbox', { name: 'Link' }).inputValue()
		await main(page).getByRole('button', { name: 'Copy' }).click()
		await expect(main(page).getByRole('button', { name: 'Copied' })).toBeVisible()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
		await page.goto('/institutional-partner/track-usage')
		await expect(heading(page)).toHaveText('This page does not exist')
	}
	await leave(page)
	for (const path of ['dashboard', 'spc-license', 'track-usage']) {
		const answer = await page.goto(`/institutional-partner/${path}`)
		expect(answer!.status()).toBe(404)
	}
})

ownShopTest(
	'ROL-02 API-03 a sales associate reads what partners earned, customer success notes the payment, and the partner sees it',
	async ({ page }) => {
		await arrive(page, demo('sales-associate'))
		await page.goto('/learning')
		await openMenu(page, 'Karthik Raman')
		await page.getByRole('banner').getByRole('link', { name: 'Value Partner Dashboard' }).click()
		const due = main(page).getByRole('region', { name: 'To be paid out' })
		await expect(due.getByRole('heading', { level: 3 })).toHaveText('Yusuf Pathan · ₹2,046.50')
		await expect(due.getByRole('textbox')).toHaveCount(0)
		await arrive(page, demo('customer-success'))
		await page.goto('/value-partner')
		const pay = due.getByRole('button', { name: 'Mark as paid out: ₹2,046.50 to Yusuf Pathan' })
		const reference = due.getByRole('textbox', { name: 'Bank reference of the transfer' })
		await reference.fill('UTR')
		await pay.click()
		await expect(due.getByRole('alert')).toHaveText(
			'Write what the bank calls the transfer: at least four characters.',
		)
		await reference.fill('UTR2026112300042')
		expect(await axe(page)).toEqual([])
		await pay.click()
		await expect(due).toContainText('Nothing is to be paid out')
		await expect(row(page, 'All partners', 'Yusuf Pathan').getByRole('cell')).toHaveText([
			'Institutional sales partner',
			'1',
			'₹0',
			'₹2,046.50',
		])
		await arrive(page, demo('sales-partner'))
		await page.goto('/institutional-partner')
		await expect(page).toHaveURL(/\/institutional-partner\/dashboard$/)
		await expect(row(page, 'What you earn', 'VQ/').getByRole('cell').last()).toHaveText(
			/^Paid on \d\d \w{3} \d{4}, reference UTR2026112300042$/,
		)
		const { earned, paid_out } = (await callAs(page, '/institutional-partner/earnings')) as {
			earned: number
			paid_out: number
		}
		expect({ earned, paid_out }).toEqual({ earned: 0, paid_out: 204_650 })
	},
)

test('NAV-08 SCH-06 ROL-02 at 360 px staff invite a school by a link that greets it, and give it codes; what is wrong is said and nothing typed is lost', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 800 })
	await arrive(page, demo('sales-associate'))
	await page.goto('/value-partner')
	const part = main(page).getByRole('region', { name: 'For a school' })
	await part.getByRole('combobox', { name: 'School' }).pressSequentially('ahilya')
	await page.getByRole('option', { name: 'Ahilya Public School' }).click()
	const many = part.getByRole('spinbutton', { name: 'How many codes' })
	await many.fill('5000')
	await part.getByRole('button', { name: 'Give the codes' }).click()
	const number = 'Enter a whole number from 1 to'
	for (const text of [`${number} 100`, `${number} 1000`])
		await expect(part.getByText(text, { exact: true })).toBeVisible()
	await expect(part.getByText('Choose a day after today')).toBeVisible()
	await part.getByRole('spinbutton', { name: 'Percent off' }).fill('30')
	await many.fill('40')
	const year = new Date().getFullYear() + 1
	await part.getByRole('textbox', { name: 'Last day' }).fill(`31/03/${year}`)
	const keys: (string | undefined)[] = []
	await page.route('**/v1/schools/*/vouchers', async (route) => {
		keys.push(route.request().headers()['idempotency-key'])
		if (keys.length > 1) return route.continue()
		expect((await route.fetch()).status()).toBe(201)
		return route.abort()
	})
	await part.getByRole('button', { name: 'Give the codes' }).click()
	await expect(part).toContainText('nothing is given twice')
	await expect(many).toHaveValue('40')
	expect(await axe(page)).toEqual([])
	await part.getByRole('button', { name: 'Give the codes' }).click()
	await expect(part).toContainText('Ahilya Public School can now give 40 codes to its teachers.')
	expect([keys.length, keys[1]]).toEqual([2, keys[0]])
	await part.getByRole('button', { name: 'Invite the school' }).click()
	await expect(part).toContainText('The invitation is on its way to the school.')
	const link = await part.getByRole('textbox').inputValue()
	await page.goto(new URL(link).pathname)
	await expect(main(page)).toContainText('Ahilya Public School')
})
