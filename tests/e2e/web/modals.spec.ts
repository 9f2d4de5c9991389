import { expect, type Page } from '@playwright/test'
import { refuse } from '../drivers/refuse.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { accountMenu, chooseSignOut, signOut } from '../support/other-tab.ts'
import { pressEscapeIn } from '../support/press-escape.ts'
import { quietConsole } from '../support/quiet-console.ts'
import { listenToEvents, nextEvent } from '../support/recorded.ts'
import { test } from '../support/test.ts'

const PENDING = 'Low-Cost Lab: Build It Live'
const UPCOMING = 'Storytelling in the English Period'
const DATE = /\d{2} [A-Z][a-z]{2} \d{4}, 6:00 PM/

const openMyLearning = async (page: Page): Promise<void> => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	await page.goto('/profile/my-learning')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Learning')
}

const wayInto = (page: Page, title: string) =>
	page
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: title }) })
		.getByRole('button')
		.first()

test('MOD-01 MOD-02 MOD-03 what waits for confirmation says so; Escape closes it and the focus returns', async ({
	page,
}) => {
	const isQuiet = quietConsole(page)
	const { expectEvents } = await listenToEvents(page)
	await openMyLearning(page)
	const opener = wayInto(page, PENDING)
	await expect(opener).toHaveText('Why can’t I start yet?')
	const taken = nextEvent(page)
	await opener.focus()
	await page.keyboard.press('Enter')
	await taken
	const dialog = page.getByRole('dialog', { name: 'Waiting for confirmation' })
	await expect(dialog).toContainText(
		`Your registration for “${PENDING}” waits for the organiser's confirmation.`,
	)
	for (const _ of [1, 2, 3, 4]) {
		await page.keyboard.press('Tab')
		await expect(dialog.locator(':focus')).toHaveCount(1)
	}
	await page.keyboard.press('Escape')
	await expectEvents('modal_interaction', [
		{ interaction: 'opened', kind: 'access', reason: '' },
		{ interaction: 'closed', kind: 'access', reason: 'escape' },
	])
	await expect(dialog).toHaveCount(0)
	await expect(opener).toBeFocused()
	isQuiet()
})

test('MOD-01 MOD-02 MOD-03 what is live and not yet here says when it begins; the overlay closes it', async ({
	page,
}) => {
	const { expectEvents } = await listenToEvents(page)
	await openMyLearning(page)
	const opener = wayInto(page, UPCOMING)
	await expect(opener).toHaveText('Join')
	await opener.click()
	const dialog = page.getByRole('dialog', { name: 'Coming soon' })
	await expect(dialog).toContainText(`“${UPCOMING}” begins on`)
	await expect(dialog).toContainText(DATE)
	await expect(page).toHaveURL(/\/profile\/my-learning$/)
	await page.mouse.click(4, 4)
	await expectEvents('modal_interaction', [
		{ interaction: 'opened', kind: 'comingSoon', reason: '' },
		{ interaction: 'closed', kind: 'comingSoon', reason: 'overlay' },
	])
	await expect(dialog).toHaveCount(0)
	await expect(opener).toBeFocused()
})

test('MOD-01 CRD-01 the card of a live training that one is enrolled in opens its date too, then its room', async ({
	page,
}) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	await page.goto(`/learning?search=${encodeURIComponent(UPCOMING)}`)
	const card = page.getByRole('article').filter({ hasText: UPCOMING })
	await card.getByRole('button', { name: 'Join' }).click()
	await expect(page.getByRole('dialog', { name: 'Coming soon' })).toContainText(DATE)
	await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
	await page.clock.setFixedTime(Date.now() + 100 * 86_400_000)
	await page.reload()
	await card.getByRole('link', { name: 'Start Learning' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(UPCOMING)
})

test('MOD-02 closing a modal when signed out opens login; closing login opens nothing', async ({
	page,
}) => {
	await openMyLearning(page)
	await wayInto(page, UPCOMING).click()
	await expect(page.getByRole('dialog', { name: 'Coming soon' })).toBeVisible()
	const other = await page.context().newPage()
	await other.goto('/learning')
	await other.getByRole('button', { name: /^Account of / }).click()
	await other.getByRole('button', { name: 'Sign out' }).click()
	await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
	await expect(other.getByRole('alertdialog')).toContainText('You have Successfully Logged Out.')
	await expect(
		page.getByRole('link', { name: 'Sign in', includeHidden: true }).first(),
	).toBeAttached()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
	await expect(page.getByRole('dialog')).toHaveCount(1)
	await pressEscapeIn(page.getByRole('dialog', { name: 'Sign in' }))
	await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('MOD-01 MOD-02 MOD-03 SES-02 the question before a logout is one of the modals: Escape and Back take it away, and it can be asked again', async ({
	page,
}) => {
	const { expectEvents } = await listenToEvents(page)
	await arrive(page)
	await page.goto('/learning')
	await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
	await expect(page).toHaveURL(/\/cart$/)
	const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
	await chooseSignOut(page)
	await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(question).toHaveCount(0)
	await expect(accountMenu(page)).toBeFocused()
	await chooseSignOut(page)
	await expect(question).toBeVisible()
	await page.goBack()
	await expect(page).toHaveURL(/\/learning$/)
	await expect(question).toHaveCount(0)
	await chooseSignOut(page)
	await question.getByRole('button', { name: 'Cancel' }).click()
	await expect(question).toHaveCount(0)
	const opened = { interaction: 'opened', kind: 'logout', reason: '' }
	const closed = { interaction: 'closed', kind: 'logout', reason: 'finished' }
	await expectEvents('modal_interaction', [opened, closed, opened, opened, closed])
})

test('MOD-01 MOD-02 MOD-03 SES-02 the logout message is on the page that was left, and asks nobody to sign in again', async ({
	page,
}) => {
	await arrive(page)
	await page.goto('/learning')
	await signOut(page)
	await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
	await expect(page.getByRole('alertdialog')).toHaveCount(0)
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect(page).toHaveURL(/\/learning$/)
})

test('MOD-01 MOD-02 MOD-03 the filters of a phone are one of the modals: recorded, gone with Back, and no login follows', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	const { expectEvents } = await listenToEvents(page)
	await page.goto('/cart')
	await page.getByRole('main').getByRole('link', { name: 'Find resources' }).click()
	await expect(page).toHaveURL(/\/learning$/)
	const sheet = page.getByRole('dialog', { name: 'Filters' })
	const open = page.getByRole('button', { name: 'Filters, 0 set' })
	await open.click()
	await pressEscapeIn(sheet)
	await expect(sheet).toHaveCount(0)
	await expect(open).toBeFocused()
	await open.click()
	await expect(sheet).toBeVisible()
	await page.goBack()
	await expect(page).toHaveURL(/\/cart$/)
	await expect(page.getByRole('dialog')).toHaveCount(0)
	const opened = { interaction: 'opened', kind: 'filters', reason: '' }
	const closed = { interaction: 'closed', kind: 'filters', reason: 'escape' }
	await expectEvents('modal_interaction', [opened, closed, opened])
})

test('MOD-01 MOD-02 MOD-03 PAY-02 the purchase that one comes back to from the provider is one of the modals; closing it leads on', async ({
	page,
}) => {
	const { expectEvents } = await listenToEvents(page)
	await arrive(page)
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	const checkout = page.getByRole('dialog', { name: 'Checkout' })
	await checkout.getByRole('combobox', { name: 'Country' }).selectOption('KE')
	await checkout.getByRole('textbox', { name: 'Phone' }).fill('712 345678')
	await checkout.getByRole('button', { name: /^Pay ₹/ }).click()
	await expect(page).toHaveURL(/\/sandbox\/stripe\//)
	const opened = { interaction: 'opened', kind: 'purchase', reason: '' }
	await page.getByRole('button', { name: 'Close without paying' }).click()
	await expect(page).toHaveURL(/\/payment\/return\?/)
	await expect(checkout.getByText(/^The payment was not made/)).toBeVisible()
	await pressEscapeIn(checkout)
	await expect(page).toHaveURL(/\/learning$/)
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expectEvents('modal_interaction', [
		opened,
		opened,
		{ interaction: 'closed', kind: 'purchase', reason: 'escape' },
	])
})

test('SHR-01 MOD-02 MOD-03 a visitor copies the link; Copy becomes Copied, is reset on close, and login follows', async ({
	page,
}) => {
	const { expectEvents } = await listenToEvents(page)
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.goto('/learning?type=webinar')
	await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
	const share = page.getByRole('button', { name: 'Share', exact: true })
	await share.click()
	const dialog = page.getByRole('dialog', { name: 'Share this resource' })
	await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(page.url())
	await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveAttribute('readonly')
	await expect(dialog.getByRole('link')).toHaveText([
		'Facebook',
		'X',
		'WhatsApp',
		'LinkedIn',
		'Telegram',
	])
	await dialog.getByRole('button', { name: 'Copy' }).click()
	await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
	await page.keyboard.press('Escape')
	await pressEscapeIn(page.getByRole('dialog', { name: 'Sign in' }))
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect(share).toBeFocused()
	await expectEvents('modal_interaction', [
		{ interaction: 'opened', kind: 'share', reason: '' },
		{ interaction: 'closed', kind: 'share', reason: 'escape' },
		{ interaction: 'opened', kind: 'login', reason: '' },
		{ interaction: 'closed', kind: 'login', reason: 'escape' },
	])
	await share.click()
	await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
})

test('SHR-01 the title of the share dialog varies by what is shared', async ({ page }) => {
	for (const [list, title] of [
		['/courses', 'Share this course'],
		['/learning?type=webinar', 'Share this resource'],
		['/bundle-products', 'Share this bundle'],
		['/quiz', 'Share this quiz'],
	] as const) {
		await page.goto(list)
		await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
		await page.getByRole('button', { name: 'Share', exact: true }).click()
		await expect(page.getByRole('dialog', { name: title })).toBeVisible()
	}
})

test('MOD-01 MOD-02 NAV-09 a visitor reads when and where the meet is, closes it and is asked to sign in; registration that has ended says so and keeps what was typed', async ({
	page,
}) => {
	await page.goto('/gtm')
	const main = page.getByRole('main')
	await main.getByRole('button', { name: 'When and where' }).click()
	const info = page.getByRole('dialog', { name: 'Global teachers' })
	await expect(info.getByRole('definition').first()).toHaveText('The day is not set yet')
	await info.getByRole('button', { name: 'Close' }).click()
	await pressEscapeIn(page.getByRole('dialog', { name: 'Sign in' }))
	await expect(page.getByRole('dialog')).toHaveCount(0)

	await page.route(/\/v1\/gtm\/registrations$/, refuse(409, 'registration-closed'))
	await main.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
	await main.getByRole('textbox', { name: 'Email' }).fill('asha@school.in')
	await main.getByRole('button', { name: 'Register', exact: true }).click()
	const closed = page.getByRole('dialog', { name: 'Registration is closed' })
	await expect(closed).toContainText('Registration for this meet has ended.')
	await closed.getByRole('button', { name: 'OK' }).click()
	await pressEscapeIn(page.getByRole('dialog', { name: 'Sign in' }))
	await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
})

test('MOD-01 MOD-02 SCH-03 the upload of documents says which ones count, and keeps what was chosen', async ({
	page,
}) => {
	await arrive(page, 'unverified-poc@demo.vidya.test')
	await page.goto('/profile/school-info')
	await page.getByRole('main').getByRole('button', { name: 'Hand in documents' }).click()
	const upload = page.getByRole('dialog', { name: 'Hand in documents' })
	const file = { name: 'letter.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7 letter') }
	await upload.getByLabel('Documents', { exact: true }).setInputFiles([file])
	await upload.getByRole('button', { name: 'Which documents?' }).click()
	const info = page.getByRole('dialog', { name: 'Which documents count' })
	await expect(info).toContainText('the registration certificate of the school')
	await pressEscapeIn(info)
	await expect(info).toHaveCount(0)
	await expect(upload.getByRole('listitem')).toHaveText('letter.pdf')
})
