import { expect, type Page } from '@playwright/test'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'
import { test } from '../support/test.ts'

const contact = 'verified-poc@demo.vidya.test'
const banner = (page: Page) => page.getByRole('banner')
const toggle = (page: Page) => banner(page).getByRole('switch', { name: 'School side' })

test('HDR-01 HDR-04 HDR-06 HDR-08 HDR-14 SCH-07 on the school side header, menu, avatar and logo are the school’s, and a reload keeps it', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 })
	await arrive(page, contact)
	await page.goto('/courses')
	await expect(banner(page).getByRole('searchbox')).toBeVisible()
	await toggle(page).click()
	const check = async () => {
		await expect(toggle(page)).toBeChecked()
		await expect(page.locator('html')).toHaveAttribute('data-mode', 'school')
		await expect(banner(page).getByRole('searchbox')).toHaveCount(0)
		await expect(banner(page).getByRole('img', { name: 'Verified', exact: true })).toBeVisible()
		await expect(banner(page).getByRole('link', { name: 'Vidya, home' })).toHaveAttribute(
			'href',
			'/profile/dashboard',
		)
		const links = banner(page).getByRole('navigation').getByRole('link')
		await expect(links).toHaveCount(5)
		expect(
			await links.evaluateAll((all) =>
				all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
			),
		).toEqual(
			[
				'/vidya-for-schools',
				'/vidya-for-schools/teacher-certification',
				'/vidya-for-schools/teacher-training',
				'/vidya-for-schools/teacher-recruitment',
				'/tpo-2025',
			].map((to) => [to, '_blank']),
		)
		await expect(banner(page).getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/cart')
	}
	await check()
	await page.reload()
	await check()
	await banner(page)
		.getByRole('button', { name: 'Account of St. Thomas Higher Secondary School' })
		.click()
	const menu = banner(page).getByRole('link', { name: /^School / })
	await expect(menu).toHaveText(['School dashboard', 'School details'])
	await menu.last().click()
	await expect(page).toHaveURL('/profile/school-info')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'St. Thomas Higher Secondary School',
	)
})

test('CRD-06 with the school switch on, no bundle goes into the teacher’s own cart', async ({
	page,
}) => {
	await arrive(page, contact)
	await page.goto('/bundle-products')
	const main = page.getByRole('main')
	const bundle = main.getByRole('article').first()
	await expect(bundle.getByRole('button', { name: /^Add to Cart: / })).toBeVisible()
	await toggle(page).click()
	await page.goto('/bundle-products')
	await expect(bundle.getByRole('link', { name: /^Register Now: / })).toBeVisible()
	await expect(main.getByRole('button', { name: /^Add to Cart: / })).toHaveCount(0)
	await bundle.getByRole('link', { name: /^Register Now: / }).click()
	await main
		.getByRole('button', { name: /^Register Now: / })
		.first()
		.click()
	await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible()
})

test('SCH-08 the school’s bundles lead to the bundles of the catalogue', async ({ page }) => {
	await arrive(page, contact)
	await page.goto('/profile/bundles')
	await page.getByRole('main').getByRole('link', { name: 'Find more bundles' }).click()
	await expect(page).toHaveURL(/\/bundle-products$/)
	await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('SCH-07 HDR-05 who acts for no school has no switch, whatever the browser keeps, and no school page', async ({
	page,
	baseURL,
}) => {
	await page.context().addCookies([{ name: 'vidya_mode', value: 'school', url: baseURL! }])
	await arrive(page)
	await page.goto('/profile/dashboard')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only for points of contact')
	await expect(banner(page).getByRole('button', { name: /^Account of / })).toBeVisible()
	await expect(toggle(page)).toHaveCount(0)
	await expect(page.locator('html')).not.toHaveAttribute('data-mode')
})

test('NAV-03 SCH-02 SCH-03 HDR-14 the dashboard shows the teachers’ hours, the sidebar marks where one is, tracking says that it is coming', async ({
	page,
}) => {
	await arrive(page, 'additional-poc@demo.vidya.test')
	await page.goto('/profile/dashboard')
	const main = page.getByRole('main')
	const hours = main.getByRole('figure', { name: /^Training hours/ })
	await expect(hours.getByRole('row').nth(1)).toContainText('Deepak Oraon')
	const standing = main.getByRole('figure', { name: 'Teachers by standing' })
	await expect(standing.getByRole('link', { name: 'Behind' })).toBeVisible()
	await expect(main.getByRole('figure', { name: 'Hours per month' })).toBeVisible()
	await expect(main.getByRole('definition').last()).toHaveText('37 of 65')
	await toggle(page).click()
	const sider = main.getByRole('navigation', { name: 'Your Profile' }).first()
	const here = sider.getByRole('link', { name: 'School dashboard' })
	await expect(here).toHaveAttribute('aria-current', 'page')
	await expect(sider.getByRole('button', { name: 'Get verified' })).toHaveCount(0)
	await sider.getByRole('button', { name: 'Figures' }).click()
	await sider.getByRole('button', { name: 'Usage tracking' }).click()
	await expect(page.getByRole('dialog')).toContainText('Usage tracking is being built.')
})

ownShopTest(
	'SCH-05 the point of contact agrees by ticking, which stays; the additional one cannot',
	async ({ page }) => {
		await arrive(page, contact)
		await callAs(page, '/school/taas-tnc', { is_agree: false })
		await page.goto('/profile/dashboard')
		const open = () =>
			page.getByRole('main').getByRole('button', { name: 'Terms for schools' }).click()
		const dialog = page.getByRole('dialog', { name: 'Terms for schools' })
		await open()
		await dialog.getByRole('checkbox', { name: 'I agree to these terms for my school' }).click()
		await expect(dialog).toHaveCount(0)
		await page.goto('/profile/school-info')
		await expect(page.getByRole('definition').nth(3)).toHaveText('Agreed')
		await callAs(page, '/school/taas-tnc', { is_agree: false })
		await arrive(page, 'additional-poc@demo.vidya.test')
		await page.goto('/profile/dashboard')
		await open()
		await expect(dialog.getByRole('checkbox')).toBeDisabled()
		await expect(dialog).toContainText('Only the point of contact of the school can agree.')
	},
)

ownShopTest(
	'SCH-04 SES-04 FLD-05 by keyboard, a contact says what kind of school it is; what is missing is said, and a reload shows what was chosen',
	async ({ page }) => {
		await arrive(page, 'unverified-poc@demo.vidya.test')
		await page.goto('/profile/school-info')
		const part = page.getByRole('region', { name: 'About the school' })
		await expect(part.getByRole('definition')).toHaveText(Array(3).fill('Not stated yet'))
		await part.getByRole('button', { name: 'Change' }).press('Enter')
		const save = part.getByRole('button', { name: 'Save' })
		await save.press('Enter')
		await expect(part).toContainText('Choose a kind of school')
		await expect(part.getByText('Choose at least one')).toHaveCount(2)
		const kind = part.getByRole('combobox', { name: 'Kind of school' })
		await kind.pressSequentially('clus')
		await page.getByRole('option', { name: 'Government Cluster' }).click()
		for (const name of ['State Board', 'CBSE', 'Primary', 'Middle'])
			await part.getByRole('checkbox', { name, exact: true }).press('Space')
		await page.context().setOffline(true)
		await save.press('Enter')
		await expect(part).toContainText('This could not be saved.')
		await page.context().setOffline(false)
		await page.reload()
		await part.getByRole('button', { name: 'Change' }).press('Enter')
		await expect(kind).toHaveValue('Government Cluster')
		await save.press('Enter')
		await expect(part).toContainText('Saved.')
		await page.reload()
		await expect(part.getByRole('definition')).toHaveText([
			'Government Cluster',
			'CBSE, State Board',
			'Primary, Middle',
		])
	},
)

test('SCH-03 SCH-04 several documents are handed in over a lost connection, and the school is under review', async ({
	page,
	context,
}) => {
	await arrive(page, 'unverified-poc@demo.vidya.test')
	await page.goto('/profile/school-info')
	const main = page.getByRole('main')
	await main.getByRole('button', { name: 'Hand in documents' }).click()
	const dialog = page.getByRole('dialog', { name: 'Hand in documents' })
	const file = (name: string) => ({ name, mimeType: '', buffer: Buffer.from(`%PDF-1.7 ${name}`) })
	// Earlier uploads of the same test are still there.
	const seal = `seal-${Date.now()}.pdf`
	await dialog.getByLabel('Documents').setInputFiles([file('affiliation.pdf'), file(seal)])
	await expect(dialog.getByRole('status')).toHaveText('0 of 2 sent')
	await context.setOffline(true)
	await dialog.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(dialog.getByText(/^The connection was lost/)).toBeVisible()
	await expect(dialog.getByRole('listitem')).toHaveCount(2)
	await context.setOffline(false)
	await expect(dialog.getByText('Your documents have arrived and are under review.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Close' }).click()
	await page.reload()
	await expect(main.getByText('Documents under review', { exact: true })).toBeVisible()
	await expect(main.getByRole('link', { name: 'Open affiliation.pdf' }).first()).toBeVisible()
	const address = await main.getByRole('link', { name: `Open ${seal}` }).getAttribute('href')
	const answer = await page.request.get(address!)
	expect([answer.headers()['content-type'], await answer.text()]).toEqual([
		'application/pdf',
		`%PDF-1.7 ${seal}`,
	])
})
