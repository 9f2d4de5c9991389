import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { quietConsole } from '../support/quiet-console.ts'
import { test } from '../support/test.ts'

const header = (page: Page) => page.getByRole('banner')
const language = (page: Page) => page.locator('html')
const offer = (page: Page) => page.getByRole('complementary', { name: 'भाषा' })

/** Adds up from now on what moves in every page that is opened, without a press before it. */
const watchShifts = (page: Page) =>
	page.addInitScript(() => {
		const seen = { moved: 0 }
		Object.assign(window, { seen })
		const add = (entry: PerformanceEntry) => {
			seen.moved += (entry as PerformanceEntry & { value: number }).value
		}
		new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
			type: 'layout-shift',
			buffered: true,
		})
	})

const moved = (page: Page) =>
	page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)

test.describe('in a browser that prefers Hindi', () => {
	test.use({ locale: 'hi-IN', viewport: { width: 360, height: 740 } })

	test('LNG-02 Hindi is offered once, below the header, and a no keeps English for good', async ({
		page,
	}) => {
		await watchShifts(page)
		await page.goto('/help')
		await expect(language(page)).toHaveAttribute('lang', 'en')
		await expect(offer(page).getByRole('button')).toHaveText(['यह पेज हिन्दी में पढ़ें', 'नहीं, धन्यवाद'])
		const [above, box, main] = await Promise.all([
			header(page).boundingBox(),
			offer(page).boundingBox(),
			page.getByRole('main').boundingBox(),
		])
		expect(box!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
		expect(main!.y).toBeGreaterThanOrEqual(box!.y + box!.height)
		expect(await moved(page)).toBe(0)
		await page.reload()
		await offer(page).getByRole('button', { name: 'नहीं, धन्यवाद' }).click()
		await expect(offer(page)).toBeHidden()
		await expect(page.getByRole('main')).toBeFocused()
		await page.evaluate(() => localStorage.clear())
		await page.reload()
		await expect(language(page)).toHaveAttribute('lang', 'en')
		await expect(offer(page)).toBeHidden()
	})

	test('LNG-01 LNG-02 the offer leads to the same page in Hindi, the menu of a phone back to English', async ({
		page,
	}) => {
		await page.goto('/courses?price=free')
		await offer(page).getByRole('button', { name: 'यह पेज हिन्दी में पढ़ें' }).click()
		await expect(language(page)).toHaveAttribute('lang', 'hi')
		await expect(page).toHaveURL('/courses?price=free')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('कोर्स')
		await expect(offer(page)).toHaveCount(0)
		await expect(header(page).getByRole('button', { name: 'English' })).toBeHidden()
		await header(page).getByRole('button', { name: 'मेनू' }).click()
		await header(page).getByRole('button', { name: 'English' }).click()
		await expect(language(page)).toHaveAttribute('lang', 'en')
		await expect(page).toHaveURL('/courses?price=free')
		await expect(offer(page)).toBeHidden()
	})
})

test('LNG-01 at 1026 and 1280 px the header leads to the page in the other language; who prefers English is offered nothing', async ({
	page,
}) => {
	await watchShifts(page)
	await page.setViewportSize({ width: 1026, height: 800 })
	await page.goto('/help')
	await expect(offer(page)).toBeHidden()
	const toHindi = header(page).getByRole('button', { name: 'हिन्दी' })
	await expect(toHindi).toHaveAttribute('lang', 'hi')
	expect(await moved(page)).toBe(0)
	await page.setViewportSize({ width: 1280, height: 800 })
	await toHindi.click()
	await expect(language(page)).toHaveAttribute('lang', 'hi')
	await expect(page).toHaveURL('/help')
	const toEnglish = header(page).getByRole('button', { name: 'English' })
	await expect(toEnglish).toHaveAttribute('lang', 'en')
	await toEnglish.click()
	await expect(language(page)).toHaveAttribute('lang', 'en')
})

for (const width of [360, 1280])
	test(`LNG-03 LNG-04 FND-01 CRD-04 at ${width} px filters, chips, cards and items name language, stage, subject and competency in Hindi; addresses stay as they are`, async ({
		page,
		baseURL,
	}) => {
		const isQuiet = quietConsole(page)
		await page.context().addCookies([{ name: 'PARAGLIDE_LOCALE', value: 'hi', url: baseURL! }])
		await page.setViewportSize({ width, height: 800 })
		await page.goto('/learning?subjects=Hindi&levels=Primary')
		await expect(page).toHaveTitle('प्राथमिक, हिन्दी – सीखें · विद्या')
		const main = page.getByRole('main')
		await expect(main.getByRole('list', { name: 'लगे हुए फ़िल्टर' }).getByRole('link')).toHaveText([
			'प्राथमिक',
			'हिन्दी',
			'सब हटाइए',
		])
		const cards = main.getByRole('article')
		await expect(cards.first()).toContainText(/· (हिन्दी|अंग्रेज़ी) · प्राथमिक/)
		if (width === 360) await main.getByRole('button', { name: 'फ़िल्टर, 2 लगे हैं' }).click()
		const filters = width === 360 ? page.getByRole('dialog') : main.getByRole('complementary')
		const primary = filters.getByRole('checkbox', { name: /^प्राथमिक \(\d+\)$/ })
		await expect(primary).toBeChecked()
		await expect(filters.getByRole('checkbox', { name: /^हिन्दी \(\d+\)$/ })).toHaveCount(2)
		await filters.getByRole('checkbox', { name: 'बुनियादी साक्षरता' }).check()
		await expect(page).toHaveURL(/[?&]tags=Foundational\+Literacy/)
		await expect(page).toHaveURL(/[?&]levels=Primary/)
		if (width === 360) await page.keyboard.press('Escape')
		await expect(main.getByRole('link', { name: 'फ़िल्टर बुनियादी साक्षरता हटाइए' })).toBeVisible()
		await cards.first().getByRole('heading').getByRole('link').click()
		const facts = main.getByRole('definition')
		await expect(facts.filter({ hasText: /^(हिन्दी|अंग्रेज़ी)$/ })).toHaveCount(1)
		await expect(facts.filter({ hasText: /^प्राथमिक$/ })).toHaveCount(1)
		await expect(main.getByRole('link', { name: 'बुनियादी साक्षरता', exact: true })).toBeVisible()
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
		isQuiet()
	})

/** The fonts that draw an element: name, and whether the site brought it. */
const drawnBy = async (locator: Locator): Promise<[name: string, isOurs: boolean][]> => {
	const page = locator.page()
	const cdp = await page.context().newCDPSession(page)
	await cdp.send('DOM.enable')
	await cdp.send('CSS.enable')
	const { root } = await cdp.send('DOM.getDocument')
	await locator.evaluate((element) => element.setAttribute('data-looked-at', ''))
	const { nodeId } = await cdp.send('DOM.querySelector', {
		nodeId: root.nodeId,
		selector: '[data-looked-at]',
	})
	const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
	await locator.evaluate((element) => element.removeAttribute('data-looked-at'))
	return fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])
}

const hindi = (page: Page) => header(page).getByRole('button', { name: 'हिन्दी' })

test('24.14 Hindi words of an English page are drawn by the device’s font where it has one', async ({
	page,
}) => {
	const fetched: string[] = []
	page.on('request', (request) => fetched.push(request.url()))
	await page.setViewportSize({ width: 1280, height: 800 })
	await page.goto('/learning', { waitUntil: 'networkidle' })
	expect(await drawnBy(hindi(page))).toEqual([[expect.stringMatching(/^Noto Sans/), false]])
	expect(fetched.join()).not.toContain('anek-devanagari')
})

test('24.14 Hindi words of the first English page are drawn by our font where the device has none', async ({
	baseURL,
}, { project }) => {
	const { executablePath, args } = project.use.launchOptions!
	const bare = { FONTCONFIG_FILE: '/dev/null', HOME: process.env.HOME! }
	const browser = await chromium.launch({ executablePath, args, env: bare })
	try {
		const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
		await page.goto(`${baseURL}/learning`)
		await expect.poll(() => drawnBy(hindi(page))).toEqual([[expect.any(String), true]])
	} finally {
		await browser.close()
	}
})
