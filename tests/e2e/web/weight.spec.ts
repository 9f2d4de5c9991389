import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { productPath } from '#domain/web/navigation.rules.ts'
import { test } from '../support/test.ts'

/** Returns the transferred bytes of the fetched files with one extension, by name without hash. */
const fetched = (page: Page, ending: string): Promise<Record<string, number>> =>
	page.evaluate((end) => {
		const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
		const found = files.filter(({ name }) => name.endsWith(end))
		return Object.fromEntries(
			found.map(({ name, encodedBodySize }) => [
				name.replace(/^.*\/assets\/(.*)-[\w-]{7,8}\.\w+$/, '$1'),
				encodedBodySize,
			]),
		)
	}, ending)

const sum = (sizes: Record<string, number>) =>
	Object.values(sizes).reduce((total, size) => total + size, 0)

const fonts = {
	en: ['anek-latin'],
	hi: ['anek-devanagari-bold', 'anek-devanagari-regular', 'anek-latin'],
}

for (const locale of ['en', 'hi'] as const)
	for (const path of ['/', '/learning'])
		test(`${path} in ${locale} fetches at most 60 kB of fonts, those of its language alone`, async ({
			page,
			baseURL,
		}) => {
			await page.context().addCookies([{ name: 'PARAGLIDE_LOCALE', value: locale, url: baseURL! }])
			await page.goto(path)
			await page.evaluate(() => document.fonts.ready)
			await expect
				.poll(async () => Object.keys(await fetched(page, '.woff2')).sort())
				.toEqual(fonts[locale])
			await expect.poll(async () => Object.values(await fetched(page, '.woff2'))).not.toContain(0)
			expect(sum(await fetched(page, '.woff2'))).toBeLessThanOrEqual(60_000)
		})

test('the one style sheet of every page is at most 10 kB, compressed', async ({
	page,
	request,
}) => {
	await page.goto('/learning')
	const sheets = await page
		.locator('link[rel=stylesheet]')
		.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
	expect(sheets).toHaveLength(1)
	expect(gzipSync(await (await request.get(sheets[0]!)).body()).length).toBeLessThanOrEqual(10_000)
})

type Listed = Parameters<typeof productPath>[0] & { reviews: number }

const kinds = {
	home: () => '/',
	list: () => '/learning',
	'an item with many reviews': (items: Listed[]) =>
		productPath(items.reduce((most, one) => (one.reviews > most.reviews ? one : most))),
}

for (const [kind, pathOf] of Object.entries(kinds))
	test(`24.4: ${kind} fetches at most 181 kB of script, compressed by gzip, until it is used`, async ({
		browser,
		request,
	}) => {
		const answer = await request.get('/v1/learning/all?limit=50')
		const { data } = (await answer.json()) as { data: Listed[] }
		// No atlas tab of the tests listens in this context: a visitor does not load what answers it.
		const visitor = await browser.newContext()
		const page = await visitor.newPage()
		await page.goto(pathOf(data))
		await page.waitForLoadState('networkidle')
		const urls = await page.evaluate(() =>
			performance
				.getEntriesByType('resource')
				.map(({ name }) => name)
				.filter((name) => name.endsWith('.js')),
		)
		expect(urls.join()).toContain('/assets/vendor-')
		expect(urls.join()).not.toContain('/assets/observe')
		const bodies = await Promise.all(
			urls.map(async (url) => gzipSync(await (await request.get(url)).body(), { level: 9 })),
		)
		expect(bodies.reduce((total, body) => total + body.length, 0)).toBeLessThanOrEqual(181_000)
		await visitor.close()
	})
