import { expect, type Page } from '@playwright/test'
import { writtenLessons } from '#demo/content/lessons/all.ts'
import { plainTextOf, type RichBlock } from '#domain/learning/rich-text.rules.ts'
import { eachWidth } from '../support/each-width.ts'
import { arrive, callAs, leave, newAddress } from '../support/journeys/sign-in.ts'
import { smallTargets } from '../support/small-targets.ts'
import { test } from '../support/test.ts'

type Listed = {
	id: string
	title: string
	slugtitle: string
	price: number
	reviews: number
	instructor_slug: string
	temp_instructor_name: string
}

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.getByRole('region', { name: 'Price and main action' })

const courses = async (page: Page): Promise<Listed[]> => {
	const answer = await page.request.get('/v1/learning/all?type=self_paced&price_type=paid&limit=50')
	return ((await answer.json()) as { data: Listed[] }).data
}

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN')}`

const totalOf = async (page: Page, id: string) =>
	((await callAs(page, '/purchase/quote', { product_id: [id] })) as { total: number }).total

test('NAV-04 CRD-01 on a phone price and main button stay at hand below, without moving the page or covering the focus', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 700 })
	const [course] = (await courses(page)) as [Listed]
	await page.goto(`/courses/${course.slugtitle}`)
	const own = main(page).locator('button:not(article button)', { hasText: 'Add to Cart' }).first()
	await own.scrollIntoViewIfNeeded()
	await expect(bar(page)).toHaveCount(0)
	const height = () => page.evaluate(() => document.documentElement.scrollHeight)
	const before = await height()
	await main(page).getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded()
	await expect(bar(page)).toBeInViewport()
	expect(await height()).toBe(before)
	await expect(bar(page)).toContainText('incl. GST')
	const links = main(page).locator('a:visible, button:visible, summary:visible')
	await main(page).locator('summary').first().focus()
	for (let press = 0; press < 12; press += 1) {
		await page.keyboard.press('Tab')
		const isClear = await page.evaluate(() => {
			const focused = document.activeElement!.getBoundingClientRect()
			const strip = document.querySelector('[aria-label="Price and main action"]')
			return (
				!strip ||
				strip.contains(document.activeElement) ||
				focused.bottom <= strip.getBoundingClientRect().top + 1
			)
		})
		expect(isClear).toBe(true)
	}
	expect(await links.count()).toBeGreaterThan(12)
	await bar(page)
		.getByRole('button', { name: `Add to Cart: ${course.title}` })
		.click()
	await expect(bar(page).getByRole('link', { name: `Go to Cart: ${course.title}` })).toBeVisible()
	await own
		.or(main(page).locator('a:not(article a)', { hasText: 'Go to Cart' }).first())
		.scrollIntoViewIfNeeded()
	await expect(bar(page)).toHaveCount(0)
})

test('NAV-04 REV-01 an item says what it includes, shows a lesson and three reviews, then all of them, and leads to who teaches it', async ({
	page,
}) => {
	const course = (await courses(page)).find(
		({ title, reviews }) => reviews > 3 && writtenLessons[title],
	)!
	await page.goto(`/courses/${course.slugtitle}`)
	const includes = main(page).getByRole('heading', { name: 'This includes' }).locator('xpath=..')
	for (const fact of [/\d+ lessons/, /No end date/, /^Published /, /^7-day refund/])
		await expect(includes.getByRole('definition').filter({ hasText: fact })).toBeVisible()
	const [[lesson, content]] = Object.entries(writtenLessons[course.title]!) as [
		[string, RichBlock[]],
	]
	const preview = main(page).getByRole('region', { name: 'Preview the first lesson' })
	await expect(preview.getByRole('heading', { level: 3 })).toHaveText(lesson)
	const [paragraph] = plainTextOf({ type: 'doc', content }).split('\n')
	await expect(preview).toContainText(paragraph!)
	const reviews = main(page).getByRole('region', { name: 'Reviews' })
	const shown = reviews.getByRole('listitem').filter({ visible: true })
	await expect(shown).toHaveCount(3)
	await reviews.getByText(`Show all ${course.reviews} reviews`).click()
	await expect(shown).toHaveCount(Math.min(12, course.reviews))
	for (let known = 12; known < course.reviews; known += 12) {
		await reviews.getByRole('button', { name: 'Show more' }).click()
		await expect(shown).toHaveCount(Math.min(known + 12, course.reviews))
	}
	await expect(reviews.getByRole('button', { name: 'Show more' })).toHaveCount(0)
	await main(page)
		.getByRole('link', { name: `By ${course.temp_instructor_name}`, exact: true })
		.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.temp_instructor_name)
	await expect(page).toHaveURL(
		new RegExp(`/teachers/${encodeURIComponent(course.instructor_slug)}$`),
	)
	await expect(
		main(page).getByRole('article').getByRole('heading', { name: course.title }),
	).toBeVisible()
	await page.reload()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.temp_instructor_name)
})

test('NAV-04 NAV-05 CRD-01 at 360 and 1280 px an item and a bundle say all that one decides by, and no target is below 24 px', async ({
	page,
}) => {
	const [course] = (await courses(page)) as [Listed]
	await page.goto(`/courses/${course.slugtitle}`)
	const crumbs = main(page).getByRole('navigation', { name: 'You are here' })
	await eachWidth(page, async () => {
		for (const part of [
			main(page).getByRole('heading', { name: 'This includes' }),
			main(page).getByRole('region', { name: 'Preview the first lesson' }),
			main(page).getByRole('link', { name: `By ${course.temp_instructor_name}`, exact: true }),
			main(page).getByRole('heading', { name: 'You may also like' }),
		])
			await expect(part).toBeVisible()
		await expect(crumbs.getByRole('link').first()).toBeVisible()
		expect(await smallTargets(page)).toEqual([])
	})
	await page.goto('/bundle-products/number-sense-from-the-start')
	await eachWidth(page, () => expect(main(page).getByText(/^Save ₹[\d,]+ \(\d+ %\)/)).toBeVisible())
})

test('NAV-05 CRD-04 a bundle tells what it saves, and costs who has a part of it what the checkout says', async ({
	page,
}) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	type Bundle = { id: string; bundle_items: (Listed & { enrolment_status: string | null })[] }
	const bundle = (await callAs(page, '/bundles/number-sense-from-the-start')) as Bundle
	const rest = bundle.bundle_items.filter((item) => item.enrolment_status !== 'confirmed')
	expect([bundle.bundle_items.length, rest.length]).toEqual([3, 2])
	const total = await totalOf(page, bundle.id)
	await page.goto('/bundle-products/number-sense-from-the-start')
	await expect(main(page)).toContainText(`${rupees(total)} incl. GST`)
	await leave(page)
	await arrive(page, newAddress('whole'))
	const totals = await Promise.all(bundle.bundle_items.map(({ id }) => totalOf(page, id)))
	const apart = totals.reduce((a, b) => a + b, 0)
	const saved = apart - (await totalOf(page, bundle.id))
	await page.goto('/bundle-products/number-sense-from-the-start')
	await expect(main(page)).toContainText(
		`Save ${rupees(saved)} (${Math.floor((saved * 100) / apart)} %) compared with buying these separately.`,
	)
})

test('WAL-02 CRD-08 at 360 and 1280 px what a school’s plan includes says so on the card, on its page and at the checkout', async ({
	page,
}) => {
	await arrive(page, 'institutional-teacher@demo.vidya.test')
	const words = 'Included in your school’s plan'
	await page.goto('/learning?type=self_paced&paid_type=paid')
	const card = page.getByRole('article').first()
	await eachWidth(page, () => expect(card.getByText(words)).toBeVisible())
	await card.getByRole('heading').getByRole('link').click()
	await eachWidth(page, () => expect(main(page).getByText(words).first()).toBeVisible())
	await expect(page).toHaveURL(/\/courses\//)
	// One press enrols in what is included (W3), so that its checkout is reached through the cart.
	const { data } = (await callAs(
		page,
		'/learning/all?type=self_paced&price_type=paid&limit=1&offset=0',
	)) as { data: { id: string }[] }
	const id = data[0]!.id
	await callAs(page, '/cart/retail', { product_id: id })
	await page.goto('/cart')
	await page.getByRole('button', { name: /^Buy/ }).filter({ visible: true }).first().click()
	const dialog = page.getByRole('dialog', { name: 'Checkout' })
	await eachWidth(page, async () => {
		await expect(dialog.getByText(words).first()).toBeVisible()
		await expect(dialog.getByRole('button', { name: 'Enroll for free' })).toBeVisible()
	})
	await callAs(page, '/cart/retail', { product_id: id, type: 'remove' })
})

test('CAT-06 nine cards leave none alone in the last row', async ({ page }) => {
	for (const width of [768, 1026, 1280]) {
		await page.setViewportSize({ width, height: 900 })
		await page.goto('/learning')
		await expect(page.getByRole('article')).toHaveCount(9)
		const tops = await page
			.getByRole('article')
			.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
		expect(tops.filter((top) => top === tops.at(-1))).toHaveLength(3)
	}
})
