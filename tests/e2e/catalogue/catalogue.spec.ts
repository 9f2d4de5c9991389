import { expect, type Page } from '@playwright/test'
import { eachWidth } from '../support/each-width.ts'
import { listenToEvents, nextEvent } from '../support/recorded.ts'
import { test } from '../support/test.ts'

const cards = (page: Page) => page.getByRole('article')
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const box = (page: Page) => page.getByRole('main').getByRole('searchbox')
const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' })

/** Expects these search parameters in the address. */
const expectSearch = (page: Page, search: Record<string, string>) =>
	expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search)

const courseType = async (page: Page, slug: string) => {
	const answer = await page.request.get('/v1/reference')
	const { course_types } = (await answer.json()) as { course_types: { id: string; slug: string }[] }
	return course_types.find((type) => type.slug === slug)!
}

test('CAT-04 CAT-01 Enter sets the words in the address and leads to the first page; emptying clears them', async ({
	page,
}) => {
	await page.goto('/learning?page=2')
	await expect(box(page)).toHaveAttribute('placeholder', 'Type keywords and press Enter...')
	await box(page).fill('fractions')
	await expectSearch(page, { page: '2' })
	await box(page).press('Enter')
	await expectSearch(page, { search: 'fractions' })
	await expect(cards(page).filter({ hasText: 'Fractions That Make Sense' })).toHaveCount(1)
	await box(page).fill('')
	await expectSearch(page, {})
	await page.goBack()
	await expectSearch(page, { search: 'fractions' })
	await expect(box(page)).toHaveValue('fractions')
	await page.goForward()
	await expectSearch(page, {})
	await expect(box(page)).toHaveValue('')
})

test('CAT-05 the banners turn every 2 s and rest while hovered, focused or unwelcome', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	const start = Date.now()
	await page.clock.install({ time: start })
	await page.goto('/learning')
	await page.mouse.move(2, 2)
	await expect(highlights(page).locator('[aria-live=off]').first()).toBeAttached()
	await page.clock.pauseAt(start + 120_000)
	const cta = highlights(page).getByRole('link')
	const names = ['See bundles', 'See medium resources']
	const other = (name: string) => names.find((one) => one !== name)!
	const first = await cta.innerText()
	await page.clock.runFor(2000)
	await expect(cta).toHaveText(other(first))
	await page.clock.runFor(2000)
	await expect(cta).toHaveText(first)
	const rests = async () => {
		await page.clock.runFor(2000)
		await expect(cta).toHaveText(first)
	}
	await highlights(page).hover()
	await rests()
	await cta.focus()
	await page.mouse.move(2, 2)
	await rests()
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await cta.blur()
	await rests()
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await expect(highlights(page).locator('[aria-live=off]').first()).toBeAttached()
	await page.clock.runFor(2000)
	await expect(cta).toHaveText(other(first))
	const button = (name: string) => highlights(page).getByRole('button', { name })
	await button('Stop the banners').click()
	await button('Play banners').blur()
	await page.mouse.move(2, 2)
	await page.clock.runFor(2000)
	await expect(cta).toHaveText(other(first))
	await button('Play banners').click()
	await button('Stop the banners').blur()
	await page.mouse.move(2, 2)
	await page.clock.runFor(2000)
	await expect(cta).toHaveText(first)
	await cta.dispatchEvent('pointerdown', { pointerType: 'touch' })
	await expect(button('Play banners')).toBeVisible()
	await page.clock.runFor(2000)
	await expect(cta).toHaveText(first)
})

test('CAT-05 at 360 and 1280 px the banners are stopped by their button and by a touch', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' })
	await page.goto('/learning')
	const button = (name: string) => highlights(page).getByRole('button', { name })
	await eachWidth(page, async () => {
		await button('Stop the banners').click()
		await expect(highlights(page).locator('[aria-live=off]')).toHaveCount(0)
		await button('Play banners').click()
		await expect(button('Stop the banners')).toBeVisible()
		await highlights(page).getByRole('link').dispatchEvent('pointerdown', { pointerType: 'touch' })
		await button('Play banners').click()
		await expect(button('Stop the banners')).toBeVisible()
	})
})

test('CAT-05 FLT-07 the banners lead to the bundles and to medium resources, and say so to analytics', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	const { expectEvents } = await listenToEvents(page)
	await page.goto('/learning?resource_type=medium&type=webinar&paid_type=free&rating=3')
	await expect(filters(page).locator('input:checked')).toHaveCount(2)
	await page.goto('/learning?search=class&type=webinar&paid_type=free&rating=3')
	await expect(highlights(page).getByRole('link')).toHaveText('See bundles')
	await highlights(page).getByRole('button', { name: 'Next banner' }).click()
	const taken = nextEvent(page)
	await highlights(page).getByRole('link', { name: 'See medium resources' }).click()
	await taken
	await expectSearch(page, { search: 'class', resource_type: 'medium' })
	await expect(page).toHaveURL(/\/learning\?/)
	await highlights(page).getByRole('button', { name: 'Previous banner' }).click()
	await highlights(page).getByRole('link', { name: 'See bundles' }).click()
	await expect(page).toHaveURL(/\/bundle-products$/)
	await expectEvents('banner_cta', [
		{ banner: '/learning?resource_type=medium' },
		{ banner: '/bundle-products' },
	])
})

test('CAT-06 twelve skeletons while the list is on its way, then nine cards and at most five pages', async ({
	page,
}) => {
	const held = Promise.withResolvers<void>()
	await page.route(/\/v1\/learning\/all\?/, async (route) => {
		await held.promise
		await route.continue()
	})
	await page.goto('/cart')
	await page.getByRole('banner').getByRole('link', { name: 'Learning' }).click()
	await expect(page.locator('[data-skeleton]')).toHaveCount(12)
	held.resolve()
	await expect(cards(page)).toHaveCount(9)
	await expect(page.locator('[data-skeleton]')).toHaveCount(0)
	const pages = page
		.getByRole('navigation', { name: 'Pages' })
		.getByRole('link', { name: /^Page \d/ })
	await expect(pages).toHaveText(['1', '2', '3', '4', '5'])
	await pages.last().click()
	await expectSearch(page, { page: '5' })
	await expect(pages).toHaveText(['3', '4', '5', '6', '7'])
	await expect(cards(page)).toHaveCount(9)
})

test('FLT-01 Quiz and Bundle Products lead to their own lists', async ({ page }) => {
	await page.goto('/learning')
	await filters(page).getByRole('checkbox', { name: 'Quiz' }).click()
	await expect(page).toHaveURL(/\/quiz$/)
	await page.goBack()
	await filters(page).getByRole('checkbox', { name: 'Bundle Products' }).click()
	await expect(page).toHaveURL(/\/bundle-products$/)
})

test('FLT-01 FLT-02 FLT-03 FLT-04 FLT-06 CAT-01 every filter is in the address, back and forward too', async ({
	page,
}) => {
	await page.goto('/learning?page=2')
	await filters(page).getByRole('checkbox', { name: 'Webinar' }).check()
	await expectSearch(page, { type: 'webinar' })
	await filters(page)
		.getByRole('checkbox', { name: /^Self-paced/ })
		.check()
	await expectSearch(page, { type: 'webinar,self_paced' })
	await expect(filters(page).locator('input[type=radio]')).toHaveCount(8)
	await filters(page).getByRole('radio', { name: 'Free' }).check()
	await expectSearch(page, { type: 'webinar,self_paced', paid_type: 'free' })
	await filters(page).getByRole('radio', { name: '3.5 and up' }).check()
	await filters(page).getByRole('checkbox', { name: 'Lesson Planning' }).check()
	const all = {
		type: 'webinar,self_paced',
		paid_type: 'free',
		rating: '3.5',
		tags: 'Lesson Planning',
	}
	await expectSearch(page, all)
	await page.goBack()
	const { tags: _, ...before } = all
	await expectSearch(page, before)
	await expect(filters(page).getByRole('checkbox', { name: 'Lesson Planning' })).not.toBeChecked()
	await page.goForward()
	await expectSearch(page, all)
	await page.reload()
	await expect(filters(page).getByRole('checkbox', { name: 'Lesson Planning' })).toBeChecked()
	await expect(filters(page).getByRole('radio', { name: '3.5 and up' })).toBeChecked()
	await expect(filters(page).getByRole('radio', { name: 'Free' })).toBeChecked()
	await expect(filters(page).getByRole('checkbox', { name: 'Webinar' })).toBeChecked()
})

test('FLT-07 Clear leads to the bare list', async ({ page }) => {
	await page.goto('/learning?type=webinar&rating=4&search=children&page=2')
	await filters(page).getByRole('button', { name: 'Clear' }).click()
	await expect(page).toHaveURL(/\/learning$/)
	await expect(filters(page).getByRole('radio', { name: 'Any' }).nth(0)).toBeChecked()
	await expect(filters(page).getByRole('radio', { name: 'Any' }).nth(1)).toBeChecked()
	await expect(filters(page).locator('input:checked')).toHaveCount(2)
	await expect(filters(page).getByRole('button', { name: 'Clear' })).toHaveCount(0)
})

test('FLT-06 FLT-08 a filter keeps the kind of resource and the words, and is recorded; so are Clear, Quiz and Bundle Products', async ({
	page,
}) => {
	const { expectEvents } = await listenToEvents(page)
	await page.goto('/learning?resource_type=micro&search=class&page=2')
	const choose = async (name: string) => {
		const taken = nextEvent(page)
		await filters(page).getByRole('checkbox', { name, exact: true }).click()
		await taken
	}
	await choose('Webinar')
	await expectSearch(page, { resource_type: 'micro', search: 'class', type: 'webinar' })
	const cleared = nextEvent(page)
	await filters(page).getByRole('button', { name: 'Clear' }).click()
	await cleared
	await choose('Quiz')
	await expect(page).toHaveURL(/\/quiz$/)
	await page.goto('/learning')
	await choose('Bundle Products')
	await expect(page).toHaveURL(/\/bundle-products$/)
	const webinar = await page.request.get('/v1/reference')
	const { course_types } = (await webinar.json()) as {
		course_types: { id: string; slug: string }[]
	}
	const { id } = course_types.find(({ slug }) => slug === 'webinar')!
	await expectEvents('LEARNING_PAGE_FILTER', [
		{ course_type_id: id, course_type: 'webinar' },
		{ course_type_id: null, course_type: null },
		{ course_type_id: null, course_type: 'quiz' },
		{ course_type_id: null, course_type: 'bundle' },
	])
})

test('FLT-07 CAT-03 at 360 px the filters slide over and Apply closes them', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/learning')
	await expect(filters(page)).toHaveCount(0)
	const opener = page.getByRole('button', { name: 'Filters, 0 set' })
	await opener.click()
	const sheet = page.getByRole('dialog', { name: 'Filters' })
	const apply = sheet.getByRole('button', { name: /^Apply: \d+ resources$/ })
	const all = await apply.innerText()
	await sheet.getByRole('radio', { name: 'Paid' }).check()
	await expectSearch(page, { paid_type: 'paid' })
	await expect(sheet).toBeVisible()
	await expect(apply).not.toHaveText(all)
	const paid = await apply.innerText()
	await sheet.getByRole('radio', { name: 'Any' }).first().check()
	await expectSearch(page, {})
	await expect(apply).toHaveText(all)
	await sheet.getByRole('radio', { name: 'Paid' }).check()
	await expect(apply).toHaveText(paid)
	await apply.click()
	await expect(sheet).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Filters, 1 set' })).toBeFocused()
})

test('FLT-05 FLT-06 the quiz page offers subjects and competencies only', async ({ page }) => {
	await page.goto('/quiz')
	await expect(filters(page).locator('legend')).toHaveText(['Subjects', 'Competencies'])
	await filters(page).getByRole('checkbox', { name: 'Mathematics' }).check()
	await expectSearch(page, { subjects: 'Mathematics' })
})

test('FLT-08 a change is recorded with the course type', async ({ page }) => {
	const { expectEvents } = await listenToEvents(page)
	const { id } = await courseType(page, 'webinar')
	await page.goto('/learning')
	const taken = nextEvent(page)
	await filters(page).getByRole('checkbox', { name: 'Webinar' }).check()
	await taken
	await filters(page).getByRole('radio', { name: 'Free' }).check()
	await expectEvents('LEARNING_PAGE_FILTER', [
		{ course_type_id: id, course_type: 'webinar' },
		{ course_type_id: null, course_type: 'webinar' },
	])
})
