import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { eachWidth } from '../support/each-width.ts'
import { openDesk, setUpApp } from '../support/journeys/desk.ts'
import { newShopTest, ownShopTest } from '../support/own-shop.ts'
import { chooseInCheckout } from '../support/sandbox.ts'

const store = (page: Page) => page.getByRole('button', { name: 'Save and go on' }).click()
const open = (page: Page, step: string) =>
	page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click()

newShopTest(
	'DSK-01 who opens the printed address owns the shop, names it, and tries mail and payments; pages follow',
	async ({ page, browser, baseURL, firstOwnerUrl }) => {
		await page.goto('/desk/begin')
		await expect(page.getByText('This address is not complete.')).toBeVisible()
		await page.goto(firstOwnerUrl)
		await page.reload()
		const become = page.getByRole('button', { name: 'Become the owner' })
		await become.click()
		await expect(page.getByLabel('Your name')).toBeFocused()
		await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
		await page.getByLabel('Your name').fill('Asha Rao')
		await page.getByLabel('Your email').fill('asha@guruji.example')
		await become.click()
		await setUpApp(page)

		await expect(page.getByRole('heading', { name: 'Shop settings' })).toBeVisible()
		await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
		await store(page)
		await expect(page.getByLabel('Name of the shop')).toBeFocused()
		await page.getByLabel('Name of the shop').fill('Guruji')
		await page.getByLabel('Name on Hindi pages').fill('गुरुजी')
		await store(page)
		await page.getByLabel('Registered name').fill('Guruji Learning Private Limited')
		await page.getByLabel('Registered address').fill('4 MG Road, Pune 411001')
		await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZX')
		await store(page)
		await expect(page.getByText('This is not a GSTIN.')).toBeVisible()
		await page.reload()
		await expect(page.getByLabel('GSTIN')).toHaveValue('27AAPFU0939F1ZX')
		await page.getByLabel('GSTIN').fill('27 aapfu 0939 f1zv')
		await store(page)
		await expect(page.getByRole('heading', { name: 'Bank account' })).toBeVisible()
		await expect(page).toHaveTitle('Shop settings · Guruji desk')
		await open(page, 'Company')
		await expect(page.getByLabel('GSTIN')).toHaveValue('27AAPFU0939F1ZV')

		await open(page, 'Email')
		await page.getByRole('button', { name: 'Send me a test email' }).click()
		await expect(page.getByText(/^A test email was sent/)).toBeVisible()
		await open(page, 'Payments')
		const pay = page.getByRole('button', { name: 'Pay ₹1 with Razorpay' })
		await pay.click()
		await chooseInCheckout(page, 'Close without paying')
		await expect(page.getByRole('alert')).toContainText('Nothing was taken.')
		await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
		await pay.click()
		await chooseInCheckout(page, 'Pay ₹1')
		await expect(page.getByRole('heading', { name: 'Bank account' })).toBeVisible()
		await open(page, 'Payments')
		await expect(page.getByText(/^A payment was taken and given back/)).toBeVisible()

		const other = await browser.newContext({ baseURL: baseURL! })
		const visitor = await other.newPage()
		await visitor.goto('/')
		await expect(visitor).toHaveTitle(/Guruji/)
		await expect(visitor.getByRole('link', { name: 'Guruji, home' }).first()).toBeVisible()
		await expect(visitor.getByText('Vidya')).toHaveCount(0)
		const manifest = await visitor.request.get('/vidya.webmanifest')
		expect(await manifest.json()).toMatchObject({ name: 'Guruji', start_url: '/learning' })
		await visitor.goto('/terms-of-use')
		await expect(visitor).toHaveTitle(/Guruji/)
		await visitor.goto(firstOwnerUrl)
		await visitor.getByLabel('Your name').fill('Nobody')
		await visitor.getByLabel('Your email').fill('nobody@example.org')
		await visitor.getByRole('button', { name: 'Become the owner' }).click()
		await expect(visitor.getByRole('alert')).toContainText('This address does not work')
		await other.close()
	},
)

ownShopTest(
	'28.1 DSK-01 the demonstration is removed by one press, and its owner begins an empty shop',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/setup')
		const remove = page.getByRole('button', { name: 'Remove the demonstration' })
		await remove.click()
		const question = page.getByRole('alertdialog', { name: 'Remove the demonstration' })
		await expect(question).toContainText('This cannot be undone.')
		await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
		await question.getByRole('button', { name: 'Remove the demonstration' }).click()
		await page.getByLabel('Your name').fill('Asha Rao')
		await page.getByLabel('Your email').fill('asha@guruji.example')
		await page.getByRole('button', { name: 'Become the owner' }).click()
		await setUpApp(page)
		await expect(page.getByRole('heading', { name: 'Shop settings' })).toBeVisible()
		await expect(remove).toBeHidden()
		await page.goto('/desk/resources')
		await expect(page.getByText('No resources yet')).toBeVisible()
		await page.goto('/')
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	},
)
