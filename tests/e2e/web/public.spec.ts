import { expect, type Page } from '@playwright/test'
import { arrive, mailedLink, newAddress } from '../support/journeys/sign-in.ts'
import { pressEscapeIn } from '../support/press-escape.ts'
import { quietConsole } from '../support/quiet-console.ts'
import { listenToEvents } from '../support/recorded.ts'
import { test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const foot = (page: Page) => page.getByRole('contentinfo')

/** Marks the document to detect a reload. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-stays', 'yes'))
const stays = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-stays', 'yes')

const mailsTo = async (page: Page, email: string) =>
	(await (await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)).json()) as {
		subject: string
		text: string
	}[]

test('NAV-09 MOD-01 PRI-02 the footer navigates without a reload, opens the certificate, and other sites in a new tab', async ({
	page,
	browser,
	baseURL,
}) => {
	const isQuiet = quietConsole(page)
	await page.setViewportSize({ width: 1280, height: 800 })
	await arrive(page)
	await page.goto('/quiz')
	expect((await foot(page).boundingBox())!.height).toBeLessThanOrEqual(420)
	await mark(page)
	await foot(page).getByRole('link', { name: 'Grievance officer' }).click()
	await expect(page).toHaveURL(/\/contact#grievance-officer$/)
	const officer = main(page).getByRole('region', { name: 'Grievance officer' })
	await expect(officer).toContainText('Meera Nambiar')
	await expect(officer).toBeInViewport()
	await expect(officer.getByRole('link')).toHaveAttribute('href', 'mailto:grievance@vidya.example')
	await foot(page).getByRole('link', { name: 'Refunds' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund rules')
	await stays(page)
	const certificate = foot(page).getByRole('link', { name: 'Registration certificate' })
	await certificate.click()
	const dialog = page.getByRole('dialog', { name: 'Registration certificate' })
	const picture = dialog.getByRole('img', { name: /^Specimen of the certificate/ })
	await expect(picture).toHaveJSProperty('naturalWidth', 960)
	await pressEscapeIn(dialog)
	await expect(dialog).toHaveCount(0)
	await expect(certificate).toBeFocused()
	for (const [name, address] of [
		['AI co-pilot', 'https://copilot.vidya.example'],
		['Instagram', 'https://www.instagram.com/vidya.example'],
		['Facebook', 'https://www.facebook.com/vidya.example'],
		['YouTube', 'https://www.youtube.com/@vidya.example'],
		['LinkedIn', 'https://www.linkedin.com/company/vidya-example'],
	]) {
		const link = foot(page).getByRole('link', { name })
		for (const [attribute, value] of [
			['href', address],
			['target', '_blank'],
			['rel', 'noopener'],
		])
			await expect(link).toHaveAttribute(attribute!, value!)
	}
	const plain = await browser.newContext({ javaScriptEnabled: false })
	const bare = await plain.newPage()
	await bare.goto(`${baseURL}/gtm`)
	await bare.getByRole('link', { name: 'Registration certificate' }).click()
	await expect(bare).toHaveURL(/\/registration-certificate$/)
	await plain.close()
	isQuiet()
})

test('NAV-09 PRI-02 the help is searched in the page and by its address, without scripts too', async ({
	page,
	browser,
}) => {
	await page.goto('/help')
	const shown = (on: Page) => main(on).getByRole('group')
	const all = await shown(page).count()
	expect(all).toBeGreaterThan(20)
	await main(page).getByRole('searchbox').fill('promo code')
	await main(page).getByRole('searchbox').press('Enter')
	await expect(page).toHaveURL(/\/help\?search=promo\+code$/)
	await expect(shown(page)).toContainText(['How do I use a promo code?'])
	expect(await shown(page).count()).toBeLessThan(all)
	const plain = await browser.newContext({ javaScriptEnabled: false })
	const bare = await plain.newPage()
	await bare.goto(page.url())
	await expect(shown(bare)).toHaveText(await shown(page).allTextContents())
	await plain.close()
	await main(page).getByRole('searchbox').fill('xylophone')
	await main(page).getByRole('button', { name: 'Search' }).click()
	await expect(main(page)).toContainText('No answer holds these words.')
})

test('PRI-02 a message is sent from the contact page, kept over a reload before, and reaches the office', async ({
	page,
}) => {
	const email = newAddress('writer')
	await page.goto('/contact')
	await main(page).getByRole('textbox', { name: 'Name' }).fill('Asha Kulkarni')
	await main(page).getByRole('combobox', { name: 'What is it about?' }).selectOption('school')
	await page.reload()
	await expect(main(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Kulkarni')
	await main(page).getByRole('textbox', { name: 'Email' }).fill(email)
	await main(page).getByRole('textbox', { name: 'Message' }).fill('Forty teachers, please.')
	await main(page).getByRole('button', { name: 'Send' }).click()
	await expect(main(page).getByRole('status')).toHaveText(
		`Your message has been sent. We answer to ${email} within two working days.`,
	)
	const mails = await mailsTo(page, 'help@vidya.example')
	expect(mails.find(({ text }) => text.includes(email))).toMatchObject({
		subject: 'Vidya message: school',
		text: expect.stringContaining('Forty teachers, please.'),
	})
})

test('PRI-02 ATL-01 both consents are listed and are withdrawn and given with one press each; a reload keeps the answer', async ({
	page,
}) => {
	const { expectEvents } = await listenToEvents(page)
	await page.goto('/privacy')
	const counting = main(page)
		.getByRole('heading', { name: 'Counting of presses and filters' })
		.locator('..')
	const journeys = main(page).getByRole('heading', { name: 'Recording of journeys' }).locator('..')
	await expect(counting.getByRole('status')).toHaveText('You allow it on this browser.')
	await counting.getByRole('button', { name: 'Do not allow' }).click()
	await expect(counting.getByRole('status')).toHaveText('It is off on this browser.')
	await journeys.getByRole('button', { name: 'Allow', exact: true }).click()
	await expect(journeys).toContainText('You allow us to record how pages are used')
	await journeys.getByRole('button', { name: 'Withdraw this' }).click()
	await expect(journeys).toContainText('How you use the pages is not recorded.')
	await page.reload()
	await expect(counting.getByRole('status')).toHaveText('It is off on this browser.')
	await expect(journeys).toContainText('How you use the pages is not recorded.')
	const stored = await page.evaluate(() => localStorage.getItem('vidya.analytics'))
	expect(stored).toBe('"refused"')
	// Events during a refusal are never sent. The page stays open, so none could be lost on leaving.
	await page.setViewportSize({ width: 1280, height: 800 })
	await page.goto('/learning')
	const filters = page.getByRole('complementary', { name: 'Filters' })
	await filters.getByText('Webinar').click()
	await expect(page).toHaveURL(/type=webinar/)
	await foot(page).getByRole('link', { name: 'Privacy choices' }).click()
	await counting.getByRole('button', { name: 'Allow', exact: true }).click()
	await expect(counting.getByRole('status')).toHaveText('You allow it on this browser.')
	await page.getByRole('banner').getByRole('link', { name: 'Learning' }).click()
	await filters.getByText('Certification').click()
	const changed = { course_type_id: expect.any(String), course_type: 'certification' }
	await expectEvents('LEARNING_PAGE_FILTER', [changed])
})

test('LOC-02 the form of the meet begins with the country that the visitor’s address is of; what was chosen stays over a reload', async ({
	page,
}) => {
	const country = main(page).getByRole('combobox', { name: 'Country' })
	const asked = page.waitForResponse(/\/v1\/location\/ip$/)
	await page.goto('/gtm')
	expect(((await (await asked).json()) as { country: string }).country).toBe('IN')
	await expect(country).toHaveValue('IN')
	await page.route('**/v1/location/ip', (route) =>
		route.fulfill({ json: { country: 'KE', city: null, state: null, lat: null, lng: null } }),
	)
	await page.reload()
	await expect(country).toHaveValue('KE')
	await country.selectOption('NP')
	await page.reload()
	await expect(country).toHaveValue('NP')
})

test('NAV-09 a referral code stays through login and is stored with the registration, which a reload shows with a link of the own', async ({
	page,
}) => {
	const email = newAddress('meet')
	await page.goto('/gtm?referral_code=school42')
	const code = main(page).getByRole('textbox', { name: 'Referral code (if any)' })
	await expect(code).toHaveValue('SCHOOL42')
	await main(page).getByRole('button', { name: 'Sign in' }).click()
	await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(email)
	await page.getByRole('button', { name: 'Send me a link' }).click()
	await expect(page.getByText('Login Link Sent to you mail inbox')).toBeVisible()
	await page.goto(await mailedLink(page, email))
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(page).toHaveURL(/\/gtm\?referral_code=school42$/i)
	await expect(main(page).getByRole('textbox', { name: 'Email' })).toHaveValue(email)
	await expect(code).toHaveValue('SCHOOL42')
	await main(page).getByRole('textbox', { name: 'Name' }).fill('Asha Kulkarni')
	await main(page).getByRole('combobox', { name: 'Country' }).selectOption('NP')
	await code.fill('a-b')
	await main(page).getByRole('button', { name: 'Register' }).click()
	await expect(code).toBeFocused()
	await expect(main(page).getByRole('alert')).toHaveText(
		'A referral code has 4 to 20 letters and digits.',
	)
	await code.fill('SCHOOL42')
	await main(page).getByRole('button', { name: 'Register' }).click()
	const seen = main(page).getByRole('region', { name: 'See you there' })
	await expect(seen).toContainText(`A confirmation goes to ${email}.`)
	await page.reload()
	await expect(seen).toContainText(/\/gtm\?referral_code=[0-9A-Z]{8}/)
	const mails = await mailsTo(page, email)
	expect(mails.map(({ subject }) => subject)).toContain(
		"You are registered for the global teachers' meet",
	)
})

test('NAV-11 SES-01 MOD-01 a visitor of a country’s page is asked to sign in for the programme, and comes back registered; any other country is a page that does not exist', async ({
	page,
}) => {
	const email = newAddress('wanjiku')
	await page.goto('/international-tpo')
	await main(page).getByRole('link', { name: 'Kenya' }).click()
	const dialog = page.getByRole('dialog', { name: 'Sign in to take part' })
	await expect(dialog).toContainText(
		'registers you for the international teacher programme in Kenya',
	)
	await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
	await dialog.getByRole('button', { name: 'Send me a link' }).click()
	await expect(page.getByText('Login Link Sent to you mail inbox')).toBeVisible()
	await page.goto(await mailedLink(page, email))
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(page).toHaveURL(/\/international-tpo\/kenya$/)
	const registered = main(page).getByText('You are registered for Kenya.', { exact: true })
	await expect(registered).toBeVisible()
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await page.reload()
	await expect(registered).toBeVisible()
	await page.goto('/international-tpo/ghana')
	await expect(main(page)).toContainText('Registering here moves your registration.')
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await main(page).getByRole('button', { name: 'Take part' }).click()
	await expect(main(page)).toContainText('You are registered for Ghana.')
	for (const country of ['bangladesh', 'egypt', 'ethiopia', 'nigeria', 'philippines'])
		expect((await page.request.get(`/international-tpo/${country}`)).status()).toBe(200)
	const answer = await page.goto('/international-tpo/france')
	expect(answer!.status()).toBe(404)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
})
