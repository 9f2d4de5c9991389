import { expect, type Page } from '@playwright/test'
import { eachWidth } from '../support/each-width.ts'
import { learn } from '../support/journeys/learn.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

type Course = { id: string; title: string; slugtitle: string }

const longest = async (page: Page): Promise<Course> => {
	const url = '/v1/learning/all?type=self_paced&price_type=free&limit=50'
	const { data } = (await (await page.request.get(url)).json()) as { data: Course[] }
	return data.toSorted((a, b) => b.title.length - a.title.length)[0]!
}

/** Opens the first lesson of the free course whose title is longest. */
const openLesson = async (page: Page) => {
	await arrive(page)
	const { id, lessons } = await learn(page, await longest(page), 99)
	await page.goto(`/profile/my-learning/${id}/lesson/${lessons[0]!.id}`)
	return page.getByRole('navigation', { name: 'You are here' })
}

test('W2 CAT-08 a lesson of the longest title is no wider than the phone', async ({ page }) => {
	const crumbs = await openLesson(page)
	await eachWidth(page, () => expect(crumbs.getByRole('listitem')).toHaveCount(3))
})

for (const [name, title] of [
	['English', 'Water: Where It Comes From, Where It Goes, and Who Has None of It '],
	['Hindi', 'पानी: कहाँ से आता है, कहाँ जाता है और किसके पास नहीं है '],
] as const)
	test(`W2 the longest ${name} title in a breadcrumb is cut, its link in reach`, async ({
		page,
	}) => {
		const link = (await openLesson(page)).getByRole('link').nth(1)
		await link.evaluate((element, text) => {
			element.textContent = text
		}, title.repeat(3))
		await eachWidth(page, () => expect(link).toBeInViewport({ ratio: 1 }))
	})

const tables: Record<string, readonly [as: string, path: string]> = {
	'school hours': ['verified-poc', '/profile/school-hours'],
	usage: ['verified-poc', '/profile/teacher-usage-tracking'],
	'registered teachers': ['verified-poc', '/profile/registered-teachers'],
	'school overview': ['verified-poc', '/profile/overview'],
	'a text with tables': ['', '/vidya-for-schools'],
	'partner earnings': ['sales-partner', '/institutional-partner/dashboard'],
}

for (const [name, [as, path]] of Object.entries(tables))
	test(`W4 at 360 px nothing of ${name} is cut off`, async ({ page }) => {
		if (as) await arrive(page, `${as}@demo.vidya.test`)
		await page.goto(path)
		await page.setViewportSize({ width: 360, height: 740 })
		const figures = page.getByRole('main').locator('figure:has(table)')
		await expect(figures.first()).toBeVisible()
		const widths = await figures.evaluateAll((all) =>
			all.map((one) => [one.scrollWidth <= one.clientWidth, one.querySelectorAll('td').length > 0]),
		)
		expect(widths).toEqual(widths.map(() => [true, true]))
		const cell = figures.first().locator('td').last()
		const label = await cell.evaluate((one) => getComputedStyle(one, '::before').content)
		expect(label).toContain(await cell.getAttribute('data-label'))
	})
