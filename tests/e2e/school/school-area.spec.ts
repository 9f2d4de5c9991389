import { expect, type Page } from '@playwright/test'
import { arrive } from '../support/journeys/sign-in.ts'
import { pressEscapeIn } from '../support/press-escape.ts'
import { test } from '../support/test.ts'

const contact = 'verified-poc@demo.vidya.test'
const toggle = (page: Page) => page.getByRole('banner').getByRole('switch', { name: 'School side' })

test('SCH-01 SCH-02 SCH-08 the sidebar folds and keeps it, the page that is shown is always seen, and the main point of contact names another', async ({
	page,
}) => {
	await arrive(page, 'verified-poc@demo.vidya.test')
	await page.goto('/profile/dashboard')
	await toggle(page).click()
	const main = page.getByRole('main')
	const sider = main.getByRole('navigation', { name: 'Your Profile' }).first()
	const section = (name: string) => sider.getByRole('button', { name, exact: true })
	await section('Learning').click()
	await section('Live').click()
	await sider.getByRole('link', { name: 'Scheduled trainings' }).click()
	await expect(main.getByRole('heading', { level: 1 })).toHaveText('Scheduled trainings')
	await section('Learning').click()
	await expect(sider.getByRole('link', { name: 'Scheduled trainings' })).toHaveCount(0)
	await page.goto('/profile/tq-registers')
	await expect(sider.getByRole('link', { name: 'Teaching quotient register' })).toHaveAttribute(
		'aria-current',
		'page',
	)
	await expect(section('Learning')).toHaveAttribute('aria-expanded', 'false')
	await expect(main.getByRole('row').nth(1)).toBeVisible()
	await section('Teachers').click()
	await sider.getByRole('link', { name: 'Points of contact' }).click()
	const teacher = main.getByRole('combobox', { name: 'Teacher of your school' })
	const add = main.getByRole('button', { name: 'Make point of contact' })
	await add.click()
	await expect(main.getByText('Choose a teacher of your school')).toBeVisible()
	await teacher.pressSequentially('soumya')
	await page.getByRole('option', { name: 'Soumya Krishnan' }).click()
	await page.context().setOffline(true)
	await add.click()
	await expect(main.getByText('This did not work.', { exact: false })).toBeVisible()
	await expect(teacher).toHaveValue('Soumya Krishnan')
	await page.context().setOffline(false)
	await add.click()
	await expect(main.getByText('They are a point of contact now.')).toBeVisible()
	await main.getByRole('button', { name: 'Remove as point of contact: Soumya Krishnan' }).click()
	await expect(main.getByRole('button', { name: /Soumya Krishnan$/ })).toHaveCount(0)
	await page.goto('/profile/no-such-area')
	await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
})

test('SCH-03 MOD-01 the submission modal takes what a school hands in for the meet, keeps what is typed when it is refused, and lists it after a reload', async ({
	page,
}) => {
	await arrive(page, 'verified-poc@demo.vidya.test')
	await page.goto('/profile/gtm-registers')
	await toggle(page).click()
	const main = page.getByRole('main')
	await main
		.getByRole('button', { name: 'Submission for the global teachers’ meet' })
		.first()
		.click()
	const dialog = page.getByRole('dialog', { name: 'Submission for the global teachers’ meet' })
	const name = `Science fair ${crypto.randomUUID().slice(0, 8)}`
	await dialog.getByRole('textbox', { name: 'What it is called' }).fill(name)
	const address = dialog.getByRole('textbox', { name: 'Address of pictures or a video' })
	await address.fill('photos.example/fair')
	await dialog.getByRole('textbox', { name: /^What you did/ }).fill('Forty pupils built models.')
	await dialog.getByRole('button', { name: 'Hand in' }).click()
	await expect(dialog.getByText(/^It was not accepted\./)).toBeVisible()
	await expect(address).toHaveValue('photos.example/fair')
	await address.fill('https://photos.example/fair')
	await dialog.getByRole('button', { name: 'Hand in' }).click()
	await expect(dialog.getByText(/^Thank you\./)).toBeVisible()
	await page.reload()
	await main
		.getByRole('button', { name: 'Submission for the global teachers’ meet' })
		.first()
		.click()
	await expect(dialog.getByRole('link', { name })).toHaveAttribute(
		'href',
		'https://photos.example/fair',
	)
})

/** Pages of SCH-01 for a verified school. The last four open a modal or a new tab. */
const pagesOfSchools = [
	'dashboard',
	'school-hours',
	'overview',
	'curricular-overview',
	'curricular-subsection-analysis',
	'teacher-usage-tracking',
	'registered-teachers',
	'teacher-upload',
	'poc-setup',
	'community-space',
	'assign-licenses',
	'assign-spc-voucher',
	'school-orders',
	'dev-spc-courses',
	'micro-resources',
	'bundles',
	'scheduled-training',
	'live-trainings',
	'vidya-live-trainings',
	'centalks',
	'assessment',
	'vidya-teaching-quotient',
	'job-posting',
	'taas-shortlisted-candidates',
	'tq-registers',
	'gtm-registers',
	'tpo-registers',
	'school-info',
]

test('SCH-01 SCH-08 every item of the sidebar leads to its page, opens its modal or a new tab', async ({
	page,
}) => {
	await arrive(page, contact)
	await page.goto('/profile/dashboard')
	await toggle(page).click()
	const sider = page.getByRole('main').getByRole('navigation', { name: 'Your Profile' }).first()
	await expect(sider.getByRole('link', { name: 'School dashboard' })).toBeVisible()
	const folded = sider.locator('button[aria-expanded=false]')
	while ((await folded.count()) > 0) await folded.first().click()
	await expect(sider.locator('a[href^=https]')).toHaveCount(1)
	const links = await sider
		.getByRole('link')
		.evaluateAll((all) =>
			all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
		)
	expect(links.filter(([, target]) => !target).map(([to]) => to)).toEqual(
		pagesOfSchools.map((value) => `/profile/${value}`),
	)
	expect(links.filter(([, target]) => target).map(([to]) => to)).toEqual([
		'https://copilot.vidya.example',
		'/gtm',
		'/tpo-2025',
	])
	const modals = sider.locator('button:not([aria-expanded])')
	await expect(modals).toHaveText([
		'Usage tracking',
		'Submission for the global teachers’ meet',
		'Terms for schools',
	])
	for (const modal of await modals.all()) {
		await modal.click()
		await pressEscapeIn(page.getByRole('dialog'))
		await expect(page.getByRole('dialog')).toHaveCount(0)
	}
})
