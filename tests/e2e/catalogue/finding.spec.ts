import { expect, type Page } from '@playwright/test'
import { eachWidth } from '../support/each-width.ts'
import { holdAnswer } from '../support/hold-answer.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

const wide = { width: 1440, height: 900 }
const header = (page: Page) => page.getByRole('banner')
const field = (page: Page) => header(page).locator('input[name=search]')
const options = (page: Page) => header(page).getByRole('option')

/** Opens a page with a search in its header and waits until that suggests. */
const openSearch = async (page: Page) => {
	await page.setViewportSize(wide)
	await page.goto('/jobs')
	await field(page).focus()
	await expect(header(page).getByRole('combobox')).toBeFocused()
}

test('FND-02 HDR-04 what is typed before suggestions are loaded stays, and is suggested for', async ({
	page,
}) => {
	const { release } = await holdAnswer(page, /\/assets\/take-over-/)
	await page.setViewportSize(wide)
	await page.goto('/jobs')
	await field(page).pressSequentially('fract')
	await expect(header(page).getByRole('searchbox')).toHaveValue('fract')
	release()
	await expect(header(page).getByRole('combobox')).toBeFocused()
	await expect(options(page).first()).toContainText('Fraction')
	await page.keyboard.type('ions')
	await expect(field(page)).toHaveValue('fractions')
	await expect(options(page).getByText(/^All \d+ resources for “fractions”$/)).toBeVisible()
	await page.setViewportSize({ width: 1000, height: 900 })
	await expect(field(page)).toBeHidden()
})

test('FND-02 a suggestion is chosen by keyboard alone; Escape closes, Enter without a choice searches', async ({
	page,
}) => {
	await openSearch(page)
	await page.keyboard.type('mathe')
	await expect(header(page).getByRole('status')).toHaveText(/^\d+ suggestions\. /)
	const names = header(page).getByRole('group')
	await expect(names.nth(0)).toHaveAccessibleName('Resources')
	await expect(names.nth(1)).toHaveAccessibleName('Jobs')
	await page.keyboard.press('Escape')
	await expect(options(page)).toHaveCount(0)
	await expect(field(page)).toHaveValue('mathe')
	await page.keyboard.press('ArrowDown')
	await expect(options(page).first()).toBeVisible()
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('End')
	await page.keyboard.press('Home')
	await expect(options(page).first()).toHaveAttribute('data-highlighted', '')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\/(learning|courses)\/[a-z0-9-]+$/)
	await expect(field(page)).toHaveValue('')
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
	await field(page).focus()
	await page.keyboard.type('zqzq% <b>_\\ 🙂')
	await expect(header(page).getByRole('status')).toHaveText(/^No suggestions for “zqzq% <b>/)
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\/learning\?search=/)
	await expect(
		page.getByRole('main').getByRole('searchbox', { name: 'Search resources' }),
	).toHaveValue('zqzq% <b>_\\ 🙂')
})

test('FND-02 the answer to an older text is never shown, however late; without the network the search says so', async ({
	page,
}) => {
	await openSearch(page)
	const held = await holdAnswer(page, /\/v1\/suggestions\?q=mathematics/)
	await page.keyboard.type('mathematics')
	await expect.poll(() => held.asked).toHaveLength(1)
	await field(page).fill('music')
	await expect(options(page).getByText(/resources for “music”$/)).toBeVisible()
	held.release()
	await page.unrouteAll({ behavior: 'wait' })
	await expect(options(page).getByText(/“mathematics”/)).toHaveCount(0)
	await expect(options(page).getByText(/resources for “music”$/)).toBeVisible()
	await page.route('**/v1/suggestions?*', (route) => route.abort())
	await field(page).fill('poetry')
	await expect(header(page).getByRole('status')).toHaveText(/the server did not answer/)
})

test('FND-02 in Hindi suggestions have Hindi names and are announced in Hindi', async ({
	page,
	baseURL,
}) => {
	await page.context().addCookies([{ name: 'PARAGLIDE_LOCALE', value: 'hi', url: baseURL! }])
	await openSearch(page)
	await page.keyboard.type('हिंदी')
	await expect(header(page).getByRole('status')).toHaveText(/^\d+ सुझाव।/)
	await expect(header(page).getByRole('group').first()).toHaveAccessibleName('सामग्री')
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are set' })
const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })

test('FND-01 class and subject narrow the catalogue with their counts, stay over a reload and are taken off as chips', async ({
	page,
}) => {
	await page.goto('/learning')
	await expect(chips(page)).toHaveCount(0)
	const panel = page.getByRole('complementary', { name: 'Filters' })
	const primary = panel.getByRole('checkbox', { name: /^Primary \(\d+\)$/ })
	const count = /\((\d+)\)/.exec(
		(await primary.getAttribute('aria-label')) ??
			(await panel.getByText(/^Primary \(/).textContent())!,
	)![1]
	await primary.click()
	await expect(page).toHaveURL(/levels=Primary/)
	await expect(page.getByText(`${count} resources`, { exact: true })).toBeVisible()
	await panel.getByRole('checkbox', { name: /^Mathematics \(/ }).click()
	await expect(page).toHaveURL(/subjects=Mathematics/)
	await page.reload()
	await expect(chips(page).getByRole('link')).toHaveText(['Primary', 'Mathematics', 'Clear all'])
	await chips(page).getByRole('link', { name: 'Remove the filter Primary' }).click()
	await expect(page).not.toHaveURL(/levels=/)
	await expect(page).toHaveURL(/subjects=Mathematics/)
	await page.goBack()
	await expect(chips(page).getByRole('link')).toHaveCount(3)
	await chips(page).getByRole('link', { name: 'Clear all' }).click()
	await expect(chips(page)).toHaveCount(0)
})

test('FND-01 the order is chosen on the page and kept in the address; relevance is there while words are looked for', async ({
	page,
}) => {
	await page.goto('/learning?paid_type=paid')
	await expect(order(page)).toHaveValue('newest')
	await order(page).selectOption('Lowest price first')
	await expect(page).toHaveURL(/sort=price/)
	const cheapest = await page.request.get('/v1/learning/all?price_type=paid&sort=price&limit=9')
	const { data } = (await cheapest.json()) as { data: { title: string }[] }
	await expect(cards(page).getByRole('heading')).toHaveText(data.map(({ title }) => title))
	await page.goto('/learning?search=fractions&sort=nonsense')
	await expect(order(page).getByRole('option')).toHaveText([
		'Best match first',
		'Best rated first',
		'Newest first',
		'Lowest price first',
		'By date, latest first',
	])
	await expect(order(page)).toHaveValue('')
})

test('CAT-04 FND-01 at 360 and 1280 px maths, गणित and ICT find what they mean, and what is set is seen and taken off', async ({
	page,
}) => {
	const main = page.getByRole('main')
	await eachWidth(page, async (width) => {
		await page.goto('/learning')
		for (const [words, title] of [
			['maths', /^Maths Kit/],
			['गणित', /^Maths Kit/],
			['ICT', /^Computational Thinking|^One Computer|^Certificate in Digital/],
		] as const) {
			await main.getByRole('searchbox').fill(words)
			await main.getByRole('searchbox').press('Enter')
			await expect(cards(page).first().getByRole('heading')).toHaveText(title)
		}
		await expect(page).toHaveTitle(/ICT/)
		await page.goto('/learning?levels=Primary&sort=price')
		await expect(order(page)).toHaveValue('price')
		const panel = page.getByRole('complementary', { name: 'Filters' })
		const opener = page.getByRole('button', { name: 'Filters, 1 set' })
		await expect(width === 360 ? opener : panel).toBeVisible()
		await expect(width === 360 ? panel : opener).toHaveCount(0)
		await chips(page).getByRole('link', { name: 'Remove the filter Primary' }).click()
		await expect(page).toHaveURL('/learning?sort=price')
		await expect(chips(page)).toHaveCount(0)
	})
})

test('CAT-01 NAV-04 at 360 and 1280 px the focus goes to the heading of what one opens, whose title names it, and stays in the card that one adds to the cart', async ({
	page,
}) => {
	await eachWidth(page, async (width) => {
		await page.goto('/learning?type=self_paced&paid_type=paid')
		const card = cards(page).nth(width === 360 ? 0 : 1)
		const title = await card.getByRole('heading').innerText()
		await card.getByRole('button', { name: `Add to Cart: ${title}` }).click()
		await expect(card.getByRole('link', { name: `Go to Cart: ${title}` })).toBeVisible()
		await expect(card.locator(':focus')).toHaveCount(1)
		await card.getByRole('heading').getByRole('link').click()
		await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
		expect(await page.title()).toContain(title)
	})
})

test('CAT-01 who opens a menu while the next page is on its way keeps the focus there', async ({
	page,
}) => {
	await page.goto('/learning')
	const held = Promise.withResolvers<void>()
	await page.route(/\/assets\/cart\W.*\.js$/, async (route) => {
		await held.promise
		await route.continue()
	})
	await header(page).getByRole('link', { name: /^Cart/ }).click()
	const menu = header(page).getByRole('button', { name: 'Menu' })
	await menu.click()
	held.resolve()
	await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
	await expect(page).toHaveURL(/\/cart$/)
	await expect(menu).toBeFocused()
})

test('NAV-01 at 360 and 1280 px home, signed in, begins with what is under way and what was looked at last, in rows that keep it short on a phone', async ({
	page,
}) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	await eachWidth(page, async (width) => {
		await page.goto('/')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
		await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Continue learning')
		if (width === 360)
			expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3500)
	})
	const underWay = page.getByRole('region', { name: 'Continue learning' })
	await expect(underWay.getByRole('heading', { level: 3 })).toHaveText([
		'Fractions That Make Sense',
	])
	await expect(underWay.getByText(/\d+ of \d+ lessons/)).toBeVisible()
	// Other tests look at things as the account above.
	await arrive(page)
	await page.goto('/learning/music-without-a-music-room')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	const title = await page.getByRole('heading', { level: 1 }).textContent()
	const recent = page.getByRole('region', { name: 'You looked at these' })
	await expect(async () => {
		await page.goto('/')
		await expect(recent.getByRole('heading', { level: 3 }).first()).toHaveText(title!)
	}).toPass()
})

test('CAT-06 at 360 px a page of the list is named in one line, and the focus moves to the results of the next', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/')
	await header(page).getByRole('link', { name: 'To the search' }).click()
	await expect(
		page.getByRole('main').getByRole('searchbox', { name: 'Search resources' }),
	).toBeFocused()
	const pager = page.getByRole('navigation', { name: 'Pages' })
	await expect(pager).toHaveText(/^1 of \d+$/)
	expect((await pager.boundingBox())!.height).toBeLessThan(50)
	await pager.getByRole('link', { name: 'Next page' }).click()
	await expect(pager).toHaveText(/^2 of \d+$/)
	const results = page.getByRole('heading', { level: 2, name: 'Resources' })
	await expect(results).toBeFocused()
	await expect(page.getByRole('article').first()).toBeInViewport()
	await page.getByRole('article').first().getByRole('link').first().click()
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('FTR-01 at 360 and 1280 px after the last attempt that counts the own choice is beside the right answer, after a reload too', async ({
	page,
}) => {
	await arrive(page)
	await page.goto('/quiz/phonics-basics')
	await expect(
		page.getByText(/^You pass with 80 % of the points\. .* minutes toward /),
	).toBeVisible()
	const wrong = page.getByRole('listitem').filter({ hasText: 'Incorrect' }).first()
	for (const left of [2, 1, 0]) {
		for (let n = 0; n < 5; n += 1) {
			await expect(page.getByText(`Question ${n + 1} of 5`)).toBeVisible()
			await page.getByRole('radio').first().check()
			await page.getByRole('button', { name: n < 4 ? 'Next' : 'Hand in' }).click()
		}
		await expect(page.getByRole('status').getByText(/ of 5 right$/)).toBeVisible()
		await expect(page.getByText('Not passed yet: 80 % are needed.')).toBeVisible()
		if (left === 0) break
		const words = `Attempts left that count toward your hours: ${left}.`
		await eachWidth(page, () => expect(page.getByText(words)).toBeVisible())
		await expect(page.getByText(/The answer is: /)).toHaveCount(0)
		await page.getByRole('button', { name: 'Try again' }).click()
	}
	await eachWidth(page, async () => {
		await expect(wrong.getByText(/You chose: /)).toBeVisible()
		await expect(wrong.getByText(/The answer is: /)).toBeVisible()
	})
	const said = await wrong.innerText()
	await page
		.getByRole('link', { name: /^See the answers of the attempt/ })
		.first()
		.click()
	await expect(page).toHaveURL(/attempt=/)
	await page.reload()
	await expect(page.getByRole('heading', { level: 2, name: / of 5 right$/ })).toBeVisible()
	expect(await wrong.innerText()).toBe(said)
})

test('CAT-04 FND-01 at 360 px a misspelt search that finds nothing proposes words, in Hindi too; following them keeps the filters', async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/learning?search=sceince&languages=English&page=2')
	const main = page.getByRole('main')
	await expect(main.getByText('No Resource', { exact: true })).toBeVisible()
	const proposal = main.getByRole('link', { name: 'Did you mean “science”?' })
	const box = (await proposal.boundingBox())!
	expect([box.height >= 44, box.x >= 0, box.x + box.width <= 360]).toEqual([true, true, true])
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
	await proposal.focus()
	await page.keyboard.press('Enter')
	await expect
		.poll(() => Object.fromEntries(new URL(page.url()).searchParams))
		.toEqual({ search: 'science', languages: 'English' })
	await expect(cards(page).first()).toContainText('Science')
	await expect(main.getByRole('searchbox')).toHaveValue('science')
	await expect(main.getByRole('link', { name: /^Did you mean/ })).toHaveCount(0)
	await page.context().addCookies([{ name: 'PARAGLIDE_LOCALE', value: 'hi', url: baseURL! }])
	await page.goto('/learning?search=fractoins')
	await expect(cards(page)).toHaveCount(1)
	await expect(main.getByRole('link', { name: 'क्या आप “fractions” खोज रहे थे?' })).toBeVisible()
})

test('24.15 CAT-04 at 360 and 1280 px “free certificate” shows what it was understood to mean, and each can be taken off', async ({
	page,
}) => {
	const main = page.getByRole('main')
	await eachWidth(page, async () => {
		await page.goto('/learning')
		await main.getByRole('searchbox').fill('free certificate')
		await main.getByRole('searchbox').press('Enter')
		await expect(chips(page).getByRole('link')).toHaveText([
			'Free',
			'With certificate',
			'Clear all',
		])
		await expect(cards(page).first()).toContainText('FREE')
		const remove = chips(page).getByRole('link', { name: 'Remove the filter Free' })
		const box = (await remove.boundingBox())!
		expect(box.height).toBeGreaterThanOrEqual(24)
		await remove.focus()
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL('/learning?search=%22free%22+certificate')
		await expect(main.getByRole('searchbox')).toHaveValue('"free" certificate')
		await expect(chips(page).getByRole('link')).toHaveText(['With certificate', 'Clear all'])
		await expect(cards(page).first().getByRole('heading')).toHaveText(/^Certificate in /)
		await chips(page).getByRole('link', { name: 'Clear all' }).click()
		await expect(main.getByRole('searchbox')).toHaveValue('"free" "certificate"')
		await expect(chips(page)).toHaveCount(0)
		await expect(cards(page).first()).toBeVisible()
	})
})

test('24.15 CAT-04 at 360 and 1280 px a search that nothing has all of says so in both languages and shows what comes closest', async ({
	page,
	baseURL,
}) => {
	const main = page.getByRole('main')
	await eachWidth(page, async () => {
		await page.goto('/learning?search=dyslexia+and+adhd')
		await expect(
			main.getByText('No item has all of “dyslexia and adhd”. These come closest.'),
		).toBeVisible()
		await expect(cards(page)).toHaveCount(2)
		await page.goto('/learning?search=phonics+class+1')
		await expect(cards(page).first().getByRole('heading')).toHaveText(/^Phonics/)
		await expect(chips(page).getByRole('link').first()).toHaveText('class 1: Primary')
		await expect(main.getByText(/^No item has all of/)).toHaveCount(0)
		await page.goto('/learning?search=free+courses+class+6')
		await expect(chips(page).getByRole('link').nth(1)).toHaveText(
			'courses: Self-paced course, Certification, Live training',
		)
	})
	await page.context().addCookies([{ name: 'PARAGLIDE_LOCALE', value: 'hi', url: baseURL! }])
	await page.goto('/learning?search=free+diploma')
	await expect(
		main.getByText('किसी भी सामग्री में “free diploma” का सब कुछ नहीं है। ये सबसे क़रीब हैं।'),
	).toBeVisible()
	await page.goto('/learning?search=मुफ्त+कक्षा+6')
	await expect(main.getByRole('link', { name: 'फ़िल्टर मुफ़्त हटाइए', exact: true })).toBeVisible()
	await page.goto('/learning?search=कक्षा+6+गणित')
	await expect(main.getByRole('link', { name: /कक्षा 6: मिडिल स्कूल/ })).toBeVisible()
})
