import { expect, type Page } from '@playwright/test'
import { adjust, faultsOf } from '../../accessibility/look.ts'
import { addressOf, endStreams, prefer, visit } from '../../accessibility/open.ts'
import { examples, served } from '../../accessibility/pages.ts'
import { axe } from '../support/axe.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { quietConsole } from '../support/quiet-console.ts'
import { test } from '../support/test.ts'

const places = [
	'/',
	'/learning',
	'/quiz',
	'/bundle-products',
	'/login',
	'/cart',
	'/courses',
	'an item',
	'a bundle',
	'a quiz',
]

/** The first card of a list leads to it. */
const listOf: Record<string, string> = {
	'an item': '/courses',
	'a bundle': '/bundle-products',
	'a quiz': '/quiz',
}

/** The path of a place; of what a list shows, the first. */
const pathOf = async (page: Page, place: string, baseURL: string): Promise<string> => {
	const list = listOf[place]
	if (!list) return place
	const html = await (await page.request.get(baseURL + list)).text()
	const [, path] = new RegExp(`<article[\\s\\S]*?href="(${list}/[^"]+)"`).exec(html) ?? []
	return path!
}

type LayoutShift = PerformanceEntry & {
	value: number
	hadRecentInput: boolean
	sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Returns the layout shifts with old and new places (https://web.dev/articles/cls). */
const layoutShifts = (page: Page): Promise<string[]> =>
	page.evaluate(
		() =>
			new Promise<string[]>((answer) => {
				const shifts: string[] = []
				const rectangle = ({ x, y, width, height }: DOMRectReadOnly) =>
					[x, y, width, height].map(Math.round).join(' ')
				new PerformanceObserver((list) => {
					for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
						if (!hadRecentInput)
							shifts.push(
								[
									value,
									...sources.map(
										({ node, previousRect, currentRect }) =>
											`${(node as Element | null)?.outerHTML?.slice(0, 200) ?? node?.textContent}: ${rectangle(previousRect)} to ${rectangle(currentRect)}`,
									),
								].join('\n'),
							)
				}).observe({ type: 'layout-shift', buffered: true })
				requestAnimationFrame(() => requestAnimationFrame(() => answer(shifts)))
			}),
	)

const lookers = [
	{ who: 'visitor', width: 360, colorScheme: 'light', language: 'en' },
	{ who: 'teacher', width: 360, colorScheme: 'dark', language: 'hi' },
	{ who: 'teacher', width: 1280, colorScheme: 'light', language: 'en' },
	{ who: 'visitor', width: 1280, colorScheme: 'dark', language: 'hi' },
] as const

for (const { who, width, colorScheme, language } of lookers)
	test.describe(`a ${who} at ${width} px, ${colorScheme}, ${language}`, () => {
		test.use({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' } as object)

		test(`lists and items for a ${who} at ${width} px, ${colorScheme}, ${language}: axe finds nothing, nothing is wider than the screen, nothing moves, no complaint`, async ({
			page,
			context,
			baseURL,
		}) => {
			test.slow()
			const isQuiet = quietConsole(page)
			if (who === 'teacher') await arrive(page, 'settled-teacher@demo.vidya.test')
			await endStreams(context)
			await context.addCookies([{ name: 'PARAGLIDE_LOCALE', value: language, url: baseURL! }])
			for (const place of places) {
				await page.goto(await pathOf(page, place, baseURL!), { waitUntil: 'networkidle' })
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
				expect([place, await axe(page)]).toEqual([place, []])
				const wide = await page.evaluate(() => document.documentElement.scrollWidth)
				expect([place, wide]).toEqual([place, width])
				expect([place, await layoutShifts(page)]).toEqual([place, []])
			}
			isQuiet()
		})
	})

test('a course and its checkout: axe finds nothing', async ({ page, context }) => {
	await arrive(page)
	await endStreams(context)
	await page.goto('/courses', { waitUntil: 'networkidle' })
	await page.getByRole('article').first().getByRole('link').first().click()
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	expect(await axe(page)).toEqual([])
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await page.getByRole('button', { name: 'Purchase Now' }).first().click()
	await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible()
	expect(await axe(page)).toEqual([])
})

test('my learning, favourites, an invoice, notifications and coins: axe finds nothing', async ({
	page,
	context,
}) => {
	await arrive(page, 'settled-teacher@demo.vidya.test')
	await endStreams(context)
	const { data } = (await callAs(page, '/orders')) as { data: { id: string }[] }
	for (const path of [
		'/profile',
		'/profile/my-learning',
		'/profile/favourites',
		'/profile/purchase-history',
		'/profile/refunds',
		`/profile/purchase-history/${data[0]!.id}/invoice`,
		'/profile/notifications',
		'/profile/vidya-coins',
	]) {
		await page.goto(path, { waitUntil: 'networkidle' })
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		expect([path, await axe(page)]).toEqual([path, []])
	}
})

test('the pages about the shop: axe finds nothing, nothing is wider than a phone, no complaint', async ({
	page,
	context,
	baseURL,
}) => {
	const isQuiet = quietConsole(page)
	await page.setViewportSize({ width: 360, height: 740 })
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
	await context.addCookies([{ name: 'PARAGLIDE_LOCALE', value: 'hi', url: baseURL! }])
	for (const path of [
		'/aboutus',
		'/vidya-app',
		'/vidya-plus',
		'/international-tpo',
		'/international-tpo/kenya',
		'/gtm',
		'/mindmap',
		'/help?search=₹1',
		'/contact',
		'/privacy',
		'/privacy-policy',
	]) {
		await page.goto(path)
		await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
		expect([path, await axe(page)]).toEqual([path, []])
		const width = await page.evaluate(() => document.documentElement.scrollWidth)
		expect([path, width]).toEqual([path, 360])
	}
	isQuiet()
})

/** Looked at above, and the school's side in links.spec.ts, the atlas in atlas.spec.ts. */
const seen = new Set([
	...places.flatMap((place) => [place, `${place}/`]),
	...['/bundle-products/$slug', '/courses/$slugtitle', '/quiz/$slug'],
	...['/profile/', '/profile/my-learning/', '/profile/favourites', '/profile/notifications'],
	...['/profile/purchase-history/', '/profile/purchase-history/$id/invoice'],
	...['/profile/refunds/', '/profile/vidya-coins'],
	...['/$name', '/vidya-app', '/vidya-plus', '/international-tpo/', '/international-tpo/$country'],
	...['/gtm', '/mindmap', '/help', '/contact', '/privacy'],
])
const unseen = [
	...Object.entries(examples).map(([route, [example]]) => ({ route, example: example! })),
	...served.map((example) => ({ route: '', example })),
].filter(
	({ route, example: { school, at } }) =>
		!seen.has(route) && !school && !`${at}`.startsWith('/atlas'),
)

/** Any two of width, colours and language meet in one of them. */
const combinations = [
	{ width: 360, scheme: 'light', language: 'en' },
	{ width: 1280, scheme: 'dark', language: 'en' },
	{ width: 360, scheme: 'dark', language: 'hi' },
	{ width: 1280, scheme: 'light', language: 'hi' },
] as const

/** Pages per test. */
const most = 10
const groups = [...Map.groupBy(unseen.entries(), ([, { example }]) => example.as)].flatMap(
	([as, pages]) =>
		Array.from({ length: Math.ceil(pages.length / most) }, (_, i) => ({
			as,
			part: i + 1,
			pages: pages.slice(i * most, (i + 1) * most),
		})),
)

for (const { as, part, pages } of groups)
	test(`other pages that ${as ?? 'a visitor'} sees, part ${part}, each in one combination: axe finds nothing, nothing is wider than the screen, no target is below 24 px`, async ({
		page,
		context,
		baseURL,
	}) => {
		if (as) await arrive(page, `${as}@demo.vidya.test`)
		await endStreams(context)
		for (const [index, { route, example }] of pages) {
			const look = combinations[index % combinations.length]!
			await prefer(context, baseURL!, { language: look.language })
			await adjust(page, look)
			const address = await addressOf(page, route, example)
			await visit(page, address)
			expect([address, look, await faultsOf(page, look.width)]).toEqual([address, look, []])
		}
	})
