import { expect } from '@playwright/test'
import { eachWidth } from '../support/each-width.ts'
import { arrive, callAs, leave, newAddress, signInHere } from '../support/journeys/sign-in.ts'
import { pressEscapeIn } from '../support/press-escape.ts'
import { test } from '../support/test.ts'

const first = { self_paced: '/learning?type=self_paced&paid_type=paid' }

test('CRD-08 WAL-02 a subscriber sees the plan’s percent and the original price struck out; a free plan lowers nothing', async ({
	page,
}) => {
	await arrive(page, 'subscriber@demo.vidya.test')
	const { data } = (await callAs(
		page,
		'/learning/all?type=self_paced&price_type=paid&limit=1',
	)) as {
		data: { id: string; price: number }[]
	}
	await page.goto(first.self_paced)
	const card = page.getByRole('article').first()
	const rupees = (paise: number) => `₹${Math.round((paise * 1.18) / 100).toLocaleString('en-IN')}`
	const { total } = (await callAs(page, '/purchase/quote', { product_id: [data[0]!.id] })) as {
		total: number
	}
	await expect(card.getByText('20 % off')).toBeVisible()
	await expect(card.locator('s')).toHaveText(rupees(data[0]!.price))
	await expect(card.getByText(`₹${(total / 100).toLocaleString('en-IN')} incl. GST`)).toBeVisible()
	await leave(page)
	await arrive(page, 'free-plan@demo.vidya.test')
	await page.goto(first.self_paced)
	await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()
	await expect(card).toBeVisible()
	await expect(page.getByText('20 % off')).toHaveCount(0)
})

test('CRD-05 ROL-01 a visitor’s bookmark asks for login and is there afterwards', async ({
	page,
}) => {
	await page.goto(first.self_paced)
	const card = page.getByRole('article').first()
	const title = await card.getByRole('heading').innerText()
	await card.getByRole('button', { name: /^Bookmark/ }).click()
	await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
	await signInHere(page, newAddress('bookmark'))
	await expect(page).toHaveURL(/type=self_paced/)
	await expect(card.getByRole('heading')).toHaveText(title)
	await expect(card.getByRole('button', { name: /^Bookmarked/ })).toBeVisible()
	await page.goto('/profile/favourites')
	await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('CRD-05 a bookmark is still there after an immediate return to the list', async ({ page }) => {
	await arrive(page, newAddress('bookmark'))
	await page.goto('/cart')
	await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()
	await page.getByRole('banner').getByRole('link', { name: 'Learning', exact: true }).click()
	const card = page.getByRole('article').first()
	const saved = page.waitForResponse(/\/v1\/user\/favourites\//)
	await card.getByRole('button', { name: /^Bookmark: / }).click()
	await saved
	await card.getByRole('heading').getByRole('link').click()
	await expect(page).not.toHaveURL(/\/learning$/)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await page.goBack()
	await expect(card.getByRole('button', { name: /^Bookmarked: / })).toBeVisible()
})

test('ROL-01 CRD-02 PUR-04 a visitor’s enrolment asks for login and is made afterwards without another press', async ({
	page,
}) => {
	await page.goto('/learning?type=self_paced&paid_type=free')
	const title = await page.getByRole('article').first().getByRole('heading').innerText()
	await page.getByRole('article').first().getByRole('button', { name: 'Enroll Now' }).click()
	await signInHere(page, newAddress('enrol'))
	await expect(page.getByRole('alertdialog')).toContainText('Successfully Enrolled!')
	await page.getByRole('alertdialog').getByRole('button', { name: 'Start Learning' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('ROL-01 what a closed login dialog interrupted does not go on when one signs in later', async ({
	page,
}) => {
	await page.goto('/learning?type=self_paced&paid_type=free')
	const enrol = page.getByRole('article').first().getByRole('button', { name: 'Enroll Now' })
	await enrol.click()
	await pressEscapeIn(page.getByRole('dialog', { name: 'Sign in' }))
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await page.getByRole('link', { name: 'Sign in' }).first().click()
	await signInHere(page, newAddress('later'))
	expect(await callAs(page, '/learning/mine')).toMatchObject({ total: 0 })
	await page.goto('/learning?type=self_paced&paid_type=free')
	await expect(enrol).toBeVisible()
})

test('CRD-01 CRD-04 at 360 and 1280 px a card says lessons, time, language and level in one line, its price as the checkout asks it, and its name in every button', async ({
	page,
}) => {
	await arrive(page)
	const { data } = (await callAs(
		page,
		'/learning/all?type=self_paced&price_type=paid&limit=1',
	)) as { data: { id: string; title: string }[] }
	const [{ id, title }] = data as [(typeof data)[0]]
	const { total } = (await callAs(page, '/purchase/quote', { product_id: [id] })) as {
		total: number
	}
	await page.goto(first.self_paced)
	const card = page.getByRole('article').first()
	const price = `₹${(total / 100).toLocaleString('en-IN')}`
	await eachWidth(page, async () => {
		await expect(card.getByText(/^\d+ lessons? · [\dhmin ]+ · (English|Hindi) · \w+/)).toBeVisible()
		await expect(card.getByText(price).first()).toBeVisible()
		await expect(card.getByText('incl. GST').first()).toBeVisible()
		const buttons = card.getByRole('button')
		await expect(buttons.filter({ visible: true })).not.toHaveCount(0)
		for (const button of await buttons.all())
			await expect(button).toHaveAccessibleName(new RegExp(title.replace(/\W/g, '.')))
	})
	await page.goto('/learning?languages=Hindi')
	const hindi = page.getByRole('article').getByRole('heading').locator('a[lang=hi]').first()
	await eachWidth(page, () => expect(hindi).toHaveText(/\p{Script=Devanagari}/u))
})

test('CRD-04 a webinar shows its date, a course without ratings says New, free says FREE', async ({
	page,
}) => {
	await page.goto('/learning?type=webinar')
	await expect(
		page
			.getByRole('article')
			.first()
			.getByText(/^\d{2} [A-Z][a-z]{2} \d{4}$/),
	).toBeVisible()
	await page.goto('/learning?paid_type=free')
	await expect(page.getByRole('article').first().getByText('FREE', { exact: true })).toBeVisible()
	const { data } = (await (
		await page.request.get('/v1/learning/all?type=self_paced&limit=50')
	).json()) as {
		data: { average_rating: number; title: string }[]
	}
	const unrated = data.find(({ average_rating }) => average_rating === 0)!
	await page.goto(`/learning?search=${encodeURIComponent(unrated.title)}`)
	await expect(
		page.getByRole('article').filter({ hasText: unrated.title }).getByText('New', { exact: true }),
	).toBeVisible()
})

test('CRD-06 the page of an item asks whether it is in the cart when the cart’s list does not come', async ({
	page,
}) => {
	await page.route(/\/v1\/cart\/retail\?/, (route) => route.abort())
	await page.route(/\/v1\/learning\/[^/?]+$/, async (route) => {
		const response = await route.fetch()
		await route.fulfill({ json: { ...(await response.json()), is_added: false } })
	})
	await page.goto('/login')
	await signInHere(page, newAddress('listless'))
	const { data } = (await callAs(
		page,
		'/learning/all?type=live_training&price_type=paid&limit=1',
	)) as { data: { id: string; title: string }[] }
	await callAs(page, '/cart/retail', { product_id: data[0]!.id })
	await page.getByRole('banner').getByRole('link', { name: 'Learning' }).click()
	await page.getByRole('main').getByRole('searchbox').fill(data[0]!.title)
	await page.keyboard.press('Enter')
	const asked = page.waitForResponse(/\/v1\/cart\/retail-isadded\?product_id=/)
	await page.getByRole('article').getByRole('link', { name: data[0]!.title }).first().click()
	expect((await asked).ok()).toBe(true)
	await expect(page.locator('main a:not(article a)', { hasText: 'Go to Cart' })).toBeVisible()
})

test('FND-03 each cover has its own item’s title in the print, whole, on every width; who listens hears it once', async ({
	page,
}) => {
	// The second page has a title of 118 characters.
	await page.goto('/learning?page=2')
	await eachWidth(page, async () => {
		const cards = page.getByRole('article')
		await expect(cards).toHaveCount(9)
		const printed = await cards.evaluateAll((all) =>
			all.map((card) => {
				const label = card.querySelector('picture + [aria-hidden]')!
				return {
					title: card.querySelector('h3')!.innerText,
					text: getComputedStyle(label, '::after').content.slice(1, -1),
					isWhole:
						label.scrollHeight <= label.clientHeight && label.scrollWidth <= label.clientWidth,
				}
			}),
		)
		const titles = printed.map(({ title }) => title)
		expect(new Set(titles).size).toBe(9)
		expect(printed).toEqual(titles.map((title) => ({ title, text: title, isWhole: true })))
		await expect(cards.first().getByText(titles[0]!, { exact: true })).toHaveCount(1)
	})
})
